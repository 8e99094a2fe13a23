import { attempt } from './attempt';

/**
 * What something other than the visitor's own choice says: the browser, or a recognised consent service. It counts only
 * while there is no choice of the visitor's, and is never stored.
 */
export interface ConsentSignal {
  /**
   * Read whenever the decision is: false refuses everything optional, an object says category by category what is
   * allowed (what it leaves out is denied), undefined says nothing. May throw, which says nothing either.
   */
  readonly read: () => false | Readonly<Record<string, boolean>> | undefined;
}

/** Global Privacy Control and Do Not Track: what `signals: 'deny'` listens to. @see https://www.w3.org/TR/gpc/ */
export const browserSignal: ConsentSignal = {
  read() {
    const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: unknown };
    return globalPrivacyControl === true || doNotTrack === '1' ? false : undefined;
  },
};

/** What the first signal that says anything says. */
export function readSignals(signals: 'ignore' | 'deny' | readonly ConsentSignal[] = []) {
  for (const { read } of signals === 'deny' ? [browserSignal] : signals === 'ignore' ? [] : signals) {
    const said = attempt(read);
    if (said !== undefined) return said || {};
  }
  return undefined;
}
