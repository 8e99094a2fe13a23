import type { ConsentPreferences, ConsentStore } from '@sanierungsweg/consent/core';

/** The signals of Google Consent Mode v2. @see https://developers.google.com/tag-platform/security/guides/consent */
export type GoogleConsentSignal =
  | 'ad_storage'
  | 'ad_user_data'
  | 'ad_personalization'
  | 'analytics_storage'
  | 'functionality_storage'
  | 'personalization_storage'
  | 'security_storage';

/** Which tag is told what, and when it loads. All have a default. */
export interface GoogleConsentModeOptions {
  /** Id of the tag to load, e.g. `G-XXXXXXX`. Without one, only the signals are sent and loading is yours. */
  tagId?: string;
  /**
   * `basic`: nothing of Google's exists before consent, no script, no request, no `dataLayer`. `advanced`: the tag loads
   * at once with everything denied and sends pings without cookies, for which you need another legal basis.
   * Default `basic`.
   */
  mode?: 'basic' | 'advanced';
  /** Which category allows which signal. A signal listed nowhere stays denied. Default: `DEFAULT_GOOGLE_SIGNALS`. */
  signals?: Readonly<Record<'functional' | 'marketing', readonly GoogleConsentSignal[]>>;
  /** Put on the script element, for a content security policy. */
  nonce?: string;
}

/**
 * Which category allows which signal unless told otherwise. `security_storage` is not among them: it is always granted.
 * @see https://developers.google.com/tag-platform/security/guides/consent
 */
export const DEFAULT_GOOGLE_SIGNALS = {
  /** Granted with `functional`. */
  functional: ['functionality_storage', 'personalization_storage'],
  /** Granted with `marketing`. */
  marketing: ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage'],
} as const satisfies GoogleConsentModeOptions['signals'];

const ALL_SIGNALS: readonly GoogleConsentSignal[] = [
  ...DEFAULT_GOOGLE_SIGNALS.functional,
  ...DEFAULT_GOOGLE_SIGNALS.marketing,
];

type GoogleWindow = Window & { dataLayer?: unknown[] };

function gtag(..._words: unknown[]): void {
  const target = window as GoogleWindow;
  target.dataLayer ??= [];
  // Google reads commands only from an arguments object, never from an array.
  // oxlint-disable-next-line prefer-rest-params -- see above
  target.dataLayer.push(arguments);
}

function loadTag(tagId: string, nonce: string | undefined): void {
  const script = document.createElement('script');
  script.async = true;
  if (nonce) script.nonce = nonce;
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(tagId)}`;
  document.head.append(script);
}

/**
 * Tells Google's tags what the visitor allows, by Consent Mode v2, and loads the tag once it may.
 *
 * @returns A function that stops following the store. On a server nothing happens.
 * @example googleConsentMode(store, { tagId: 'G-XXXXXXX' });
 */
export function googleConsentMode(store: ConsentStore, options: GoogleConsentModeOptions = {}): () => void {
  const { tagId, mode = 'basic', signals = DEFAULT_GOOGLE_SIGNALS, nonce } = options;
  let started = false;

  const states = (preferences: ConsentPreferences) =>
    Object.fromEntries(
      ALL_SIGNALS.map((signal) => [
        signal,
        (['functional', 'marketing'] as const).some((key) => preferences[key] && signals[key].includes(signal))
          ? 'granted'
          : 'denied',
      ]),
    );

  function start(): void {
    started = true;
    gtag('consent', 'default', {
      ...states({ necessary: true, functional: false, marketing: false }),
      security_storage: 'granted',
    });
    if (!tagId) return;
    gtag('js', new Date());
    gtag('config', tagId);
  }

  function follow(): void {
    const { preferences, status } = store.getSnapshot();
    if (status === 'unknown') return;
    const granted = preferences.functional || preferences.marketing;
    if (!started && !granted && mode === 'basic') return;
    const first = !started;
    if (first) start();
    if (!first || granted) gtag('consent', 'update', states(preferences));
    if (first && tagId) loadTag(tagId, nonce);
  }

  follow();
  return store.onChange(follow);
}
