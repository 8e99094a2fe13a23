import type { ConsentAdapter } from './types';

/** What an adapter says; undefined if it is broken. */
export function ask<T>(question: () => T): T | undefined {
  try {
    return question();
  } catch (error) {
    // As reportError() does, which jsdom lacks.
    queueMicrotask(() => {
      throw error;
    });
  }
  return undefined;
}

/** Whether the visitor has agreed. An adapter that throws counts as no, and so does `false` in its place. */
export const isAllowed = (consent: ConsentAdapter | undefined) =>
  consent === undefined || consent === null || ask(() => consent.get()) === true;
