import { own, parseJson } from './attempt';

/**
 * Names the categories of your site for TypeScript, so that `has('statistik')` compiles everywhere, and
 * `has('statistic')` nowhere.
 *
 * @example
 * export const consent = defineConsent({ categories: { functional: {}, statistik: { title: 'Statistik' } } });
 * declare module '@sanierungsweg/consent/core' {
 *   interface ConsentRegister { consent: typeof consent }
 * }
 */
// oxlint-disable-next-line typescript/no-empty-object-type, typescript/no-empty-interface -- filled by whoever uses the package
export interface ConsentRegister {}

/** What is asked about: `functional` and `marketing`, or the categories and services of `ConsentRegister`. */
export type OptionalCategory = ConsentRegister extends { consent: { readonly keys: readonly (infer Key)[] } }
  ? Key & string
  : 'functional' | 'marketing';

/** What a visitor can allow. `necessary` is not a question: it is always on. */
export type ConsentCategory = 'necessary' | OptionalCategory;

/**
 * What may happen, category by category. Always complete; nothing optional is true without a decision. Objects without
 * a prototype: nothing is inherited.
 */
export type ConsentPreferences<Key extends string = OptionalCategory> = {
  /** What the site cannot do without. Always true, nobody is asked. */
  readonly necessary: true;
} & { readonly [Category in Key]: boolean };

/** Builds frozen preferences. Anything but `true` denies. */
export function preferencesOf<Key extends string>(
  keys: readonly Key[],
  valueOf: (key: Key) => unknown = () => false,
): ConsentPreferences<Key> {
  const preferences = Object.create(null);
  preferences.necessary = true;
  for (const key of keys) preferences[key] = valueOf(key) === true;
  return Object.freeze(preferences);
}

/**
 * Reads a stored decision. Total: whatever the bytes are, it neither throws nor grants by mistake.
 *
 * @param stored What lies under the storage key, or null.
 * @returns The preferences, or undefined if the value is no decision. It counts only if every category that is asked
 *   about is a boolean; `necessary` is read as true and further keys are ignored.
 */
export function parsePreferences<Key extends string>(
  stored: string | null | undefined,
  keys: readonly Key[],
): ConsentPreferences<Key> | undefined {
  const values = parseJson(stored);
  return keys.every((key) => typeof own(values, key) === 'boolean')
    ? preferencesOf(keys, (key) => values[key])
    : undefined;
}
