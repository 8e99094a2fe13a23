import type { ConsentStorage } from './storage';

/**
 * Keeps decisions in memory only: for tests, previews and pages that must not write anything. Never throws, and works
 * on a server, where the store reads nothing from it.
 *
 * @param initial The entries to start with, by key. Default: none.
 * @returns What `storage` of a store takes.
 * @example createConsentStore({ storage: memoryAdapter() });
 */
export function memoryAdapter(initial: Record<string, string> = {}): ConsentStorage {
  const entries = new Map(Object.entries(initial));
  return {
    get: (key) => entries.get(key) ?? null,
    set: (key, value) => {
      entries.set(key, value);
    },
    remove: (key) => {
      entries.delete(key);
    },
  };
}
