/**
 * What something other than the visitor's own choice says: the browser, or a recognised consent service. It counts only
 * while there is no choice of the visitor's, and is never stored.
 */
export interface ConsentSignal {
  /**
   * Read whenever the decision is. Says category by category what is allowed; what it leaves out is denied, so that `{}`
   * refuses everything optional. Undefined says nothing. May throw, which says nothing either.
   */
  readonly read: () => Readonly<Record<string, boolean>> | undefined;
}

/**
 * Takes Global Privacy Control and Do Not Track for a refusal, so that the visitor is not asked. No store reads it on a
 * server.
 *
 * @example createConsentStore({ signals: [browserSignal] });
 * @see https://www.w3.org/TR/gpc/
 * @see https://www.w3.org/TR/tracking-dnt/
 */
export const browserSignal: ConsentSignal = {
  read() {
    const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: unknown };
    return globalPrivacyControl === true || doNotTrack === '1' ? {} : undefined;
  },
};
