import type { ConsentStorage } from './storage';

/**
 * Keeps decisions in memory only: for tests, previews and pages that must not write anything. Works
 * on a server, where the store asks for nothing, and throws nothing.
 *
 * @param initial What lies under which key at the beginning. Nothing by default.
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
