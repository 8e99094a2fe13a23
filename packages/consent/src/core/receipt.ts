import { parseJson } from './attempt';

/** When and under which policy a decision was made. Lies beside the decision, under `<storageKey>-receipt`. */
export interface ConsentReceipt {
  /** Policy revision the visitor saw. 1 if no receipt is known. */
  readonly revision: number;
  /** Milliseconds since epoch, or null if no receipt is known. */
  readonly time: number | null;
  /** Random, names this decision and nobody else; null if no receipt is known. */
  readonly id: string | null;
}

/** Reads a stored receipt. Total; what cannot be read counts as no receipt, which means revision 1 at an unknown time. */
export function parseReceipt(stored: string | null | undefined): ConsentReceipt {
  const { revision, time, id } = parseJson(stored);
  return {
    revision: typeof revision === 'number' ? revision : 1,
    time: typeof time === 'number' ? time : null,
    id: typeof id === 'string' ? id : null,
  };
}

/** A new receipt as it is stored: revision, time and a random id that names this decision and nobody else. */
export function writeReceipt(revision: number): string {
  // crypto.randomUUID exists in secure contexts only, getRandomValues everywhere.
  return JSON.stringify({ revision, time: Date.now(), id: crypto.getRandomValues(new Uint32Array(4)).join('-') });
}
