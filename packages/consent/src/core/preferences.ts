import { attempt } from './attempt';

/** What a visitor can allow. `necessary` is not a question: it is always on. */
export type ConsentCategory = 'necessary' | 'functional' | 'marketing';

/** The categories a visitor decides about, in the order they are shown. */
export const OPTIONAL_CATEGORIES = ['functional', 'marketing'] as const;

export interface ConsentPreferences {
  readonly necessary: true;
  readonly functional: boolean;
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
export function parsePreferences(stored: string | null): ConsentPreferences | undefined {
  return attempt(() => {
    const value = JSON.parse(stored as string) as Record<string, unknown>;
    return OPTIONAL_CATEGORIES.every((key) => typeof value[key] === 'boolean')
      ? preferencesOf(value.functional, value.marketing)
      : undefined;
  });
}
