import type { ConsentSnapshot } from '@sanierungsweg/consent/core';
import { announcer, savedText, say } from './announce';
import type { AnyStore, BehaviourInput } from './behaviour';

/** Announces what has become of a decision, and calls `onSaved`. */
export function tell(store: AnyStore, { texts, onSaved }: BehaviourInput): void {
  const snapshot = store.getSnapshot();
  // Screen readers hear what comes into a place they know, and know nothing outside a dialog until it has closed.
  const delayMs = 100;
  setTimeout(say, delayMs, announcer(texts.lang), savedText(snapshot, texts));
  onSaved?.(snapshot);
}

/** Decides at once, and tells. */
export function decide(verb: 'acceptAll' | 'rejectAll' | 'withdrawAll', store: AnyStore, input: BehaviourInput): void {
  store[verb]();
  tell(store, input);
}

/** Whether there is something to withdraw. */
export function isAnythingAllowed({ preferences }: ConsentSnapshot<string>): boolean {
  return Object.keys(preferences).some((key) => key !== 'necessary' && preferences[key]);
}
