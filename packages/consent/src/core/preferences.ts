import { parseJson } from './attempt';

/** What a visitor can allow. `necessary` is not a question: it is always on. */
export type ConsentCategory = 'necessary' | 'functional' | 'marketing';

/** What may happen, category by category. Always complete; nothing optional is true without a decision. */
export interface ConsentPreferences {
  /** What the site cannot do without. Always true, nobody is asked. */
  readonly necessary: true;
  /** Conveniences, such as maps, videos and forms of other providers. */
  readonly functional: boolean;
  /** Measuring of audiences and advertising. */
  readonly marketing: boolean;
}

/** Builds frozen preferences. Anything but `true` denies. */
export function preferencesOf(functional?: unknown, marketing?: unknown): ConsentPreferences {
  return Object.freeze({ necessary: true, functional: functional === true, marketing: marketing === true });
}

/**
 * Reads a stored decision. Total: whatever the bytes are, it neither throws nor grants by mistake.
 *
 * @param stored What lies under the storage key, or null.
 * @returns The preferences, or undefined if the value is no decision. It counts only if `functional` and `marketing`
 *   are booleans; `necessary` is read as true and further keys are ignored.
 */
export function parsePreferences(stored: string | null | undefined): ConsentPreferences | undefined {
  const { functional, marketing } = parseJson(stored);
  return typeof functional === 'boolean' && typeof marketing === 'boolean'
    ? preferencesOf(functional, marketing)
    : undefined;
}
