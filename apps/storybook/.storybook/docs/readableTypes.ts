import type { Args, ArgTypesEnhancer, StrictArgTypes } from 'storybook/internal/types';
import { wordsOfArgs } from './wordsOfArgs';

const DEFAULT = /\bDefault:? `([^`]+)`|^@default `?([^`\n]+?)`?$/m;

/**
 * What sets a prop: words for what may be any node, which Storybook would have typed as JSON, until a first brace of it
 * broke the story. Nodes that are no words, and whether the one child is drawn instead, belong to the code of a story.
 */
function controlOf(name: string, type: string | undefined, value: unknown) {
  if (name === 'asChild') return { control: false } as const;
  if (type !== 'ReactNode') return {};
  const words = value === undefined || value === null || typeof value === 'string';
  return { control: words ? ({ type: 'text' } as const) : (false as const) };
}

/**
 * Says in the table of props what docgen leaves out: the words of a union instead of “union”, the default that the
 * docstring names, and what an attribute of HTML or an option of a core is.
 */
export const readable = (argTypes: StrictArgTypes, args: Args = {}): StrictArgTypes =>
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
        {
          ...controlOf(name, summary, args[name]),
          ...argType,
          description: description || wordsOfArgs[name],
          table: { ...table, type: summary ? { ...table.type, summary } : table.type, defaultValue },
        },
      ];
    }),
  );

/** What a story sets although docgen does not know it: Storybook finds its type and control out after this. */
const passedOn = (args: Args): StrictArgTypes =>
  Object.fromEntries(
    Object.keys(args)
      .filter((name) => name in wordsOfArgs)
      .map((name) => [name, { name }]),
  );

export const readableTypes: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  readable({ ...passedOn(initialArgs), ...argTypes }, initialArgs);
