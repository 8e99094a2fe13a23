import type { ArgTypesEnhancer, StrictArgTypes } from 'storybook/internal/types';

const DEFAULT = /\bDefault:? `([^`]+)`|^@default `?([^`\n]+?)`?$/m;

/**
 * Says in the table of props what docgen leaves out: the words of a union instead of “union”, and the default that the
 * docstring names.
 */
export const readable = (argTypes: StrictArgTypes): StrictArgTypes =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { table = {}, description = '', type, options } = argType;
      const values = type?.name === 'enum' ? type.value : options;
      const summary =
        table.type?.summary === 'union' && values
          ? values.map((value: unknown) => JSON.stringify(value)).join(' | ')
          : table.type?.summary;
      const [, inWords, asTag] = DEFAULT.exec(description) ?? [];
      const named = inWords ?? asTag;
      const defaultValue = table.defaultValue ?? (named ? { summary: named } : undefined);
      return [
        name,
        { ...argType, table: { ...table, type: summary ? { ...table.type, summary } : table.type, defaultValue } },
      ];
    }),
  );

export const readableTypes: ArgTypesEnhancer = ({ argTypes }) => readable(argTypes);
