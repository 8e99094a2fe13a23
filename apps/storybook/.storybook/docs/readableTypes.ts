import { isValidElement } from 'react';
import type { Args, ArgTypesEnhancer, SBType, StrictArgTypes } from 'storybook/internal/types';
import { typesOfArgs, wordsOfArgs } from './wordsOfArgs';

const DEFAULT = /\bDefault:? `([^`]+)`|^@default `?([^`\n]+?)`?$/m;

/** No control, as Storybook itself says it; without one it would offer to set one up. */
const NONE = { control: { disable: true } } as const;

/** Whether a node lies somewhere within: written as JSON and read again it is none, and breaks the story. */
function holdsNode(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return isValidElement(value) || Object.values(value).some(holdsNode);
}

/**
 * What sets a prop: words for what may be any node, which Storybook would have typed as JSON, until a first brace of it
 * broke the story. Nodes that are no words, and whether the one child is drawn instead, belong to the code of a story.
 */
function controlOf(name: string, type: string | undefined, value: unknown) {
  if (name === 'asChild' || holdsNode(value)) return NONE;
  if (type !== 'ReactNode') return {};
  const words = value === undefined || value === null || typeof value === 'string';
  return words ? ({ control: { type: 'text' } } as const) : NONE;
}

/** What Storybook has a control of its own for, or none; for all else it asks in JSON. */
const OWN_CONTROL = /^(?:boolean|string|number|enum|function|symbol)$/;

/**
 * No control for what a story leaves out and Storybook would ask for in JSON: it begins with `{}`, which is no list and
 * lacks what belongs in it, so that a page about the error stood in the story's place.
 */
function controlOfLeftOut(type: SBType | undefined, options: readonly unknown[] | undefined, value: unknown) {
  if (options || (value !== undefined && value !== null) || (type && OWN_CONTROL.test(type.name))) return {};
  const mayBeEmpty = type?.name === 'other' && type.value === 'Partial';
  return mayBeEmpty ? {} : NONE;
}

/** What is chosen, out of the choices that the story gives: in a field of text only its author knew a value that exists. */
function chosenFrom(name: string, { options, items }: Args) {
  if (name !== 'value' && name !== 'defaultValue') return {};
  const choices: unknown = options ?? items;
  if (!Array.isArray(choices)) return {};
  return { control: { type: 'select' }, options: choices.map(({ value }) => value) } as const;
}

/** A prop that may be left out may be `undefined`: every row would say so. */
const withoutUndefined = (code: string) =>
  code.replace(/^\((.+=>.+)\) \| undefined$/s, '$1').replace(/ \| undefined$/, '');

const NOTHING = ['undefined', 'null'];

/** The type without nothing, for which Storybook would ask in JSON, as for all unions of different things. */
function definite(type: SBType): SBType {
  if (type.name !== 'union') return type;
  const raw = withoutUndefined(type.raw ?? '');
  const value = type.value.filter((one) => one.name !== 'other' || !NOTHING.includes(one.value));
  const [only, ...more] = value;
  const { required } = type;
  if (!only || more.length > 0) return { ...type, value, raw };
  return raw.includes('=>') ? { name: 'function', raw, required } : { raw, ...only, required };
}

/** Its kind of type, or the words of one that docgen only names a kind of: what a story offers of a text is not all of it. */
function wordsOf(kind: string, type: SBType | undefined, options: readonly unknown[] | undefined): string | undefined {
  if (kind !== 'union' && kind !== 'tuple') return kind;
  const values = type?.name === 'enum' ? type.value : type?.name === 'union' ? options : undefined;
  return values?.map((value) => JSON.stringify(value)).join(' | ') ?? type?.raw ?? type?.name;
}

/**
 * Says in the table of props what docgen leaves out: the words of a union instead of “union”, without `undefined`, the
 * default that the docstring names, and what an attribute of HTML or an option of a core is.
 */
export const readable = (argTypes: StrictArgTypes, args: Args = {}): StrictArgTypes =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { table = {}, description = '', options } = argType;
      const type = argType.type && definite(argType.type);
      const summary = table.type?.summary ? wordsOf(table.type.summary, type, options) : typesOfArgs[name];
      const detail = table.type?.detail && withoutUndefined(table.type.detail);
      const [, inWords, asTag] = DEFAULT.exec(description) ?? [];
      const named = inWords ?? asTag;
      const defaultValue = table.defaultValue ?? (named ? { summary: named } : undefined);
      return [
        name,
        {
          ...controlOfLeftOut(type, options, args[name]),
          ...controlOf(name, summary, args[name]),
          ...chosenFrom(name, args),
          ...argType,
          ...(type && { type }),
          description: description || wordsOfArgs[name],
          table: { ...table, type: summary ? { ...table.type, summary, detail } : table.type, defaultValue },
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
