import type { ArgTypesEnhancer } from 'storybook/internal/types';

const DEFAULT = /\bDefault:? `([^`]+)`/;

/**
 * Says in the table of props what docgen leaves out: the words of a union instead of “union”, and the default that the
 * docstring names.
 */
export const readableTypes: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { table = {}, description = '', type, options } = argType;
      const values = type?.name === 'enum' ? type.value : options;
      const summary =
        table.type?.summary === 'union' && values
          ? values.map((value: unknown) => JSON.stringify(value)).join(' | ')
          : table.type?.summary;
      const named = DEFAULT.exec(description)?.[1];
      const defaultValue = table.defaultValue ?? (named ? { summary: named } : undefined);
      return [
        name,
        { ...argType, table: { ...table, type: summary ? { ...table.type, summary } : table.type, defaultValue } },
      ];
    }),
  );
