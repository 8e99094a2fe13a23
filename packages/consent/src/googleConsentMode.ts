import type { ConsentStore, OptionalCategory } from '@sanierungsweg/consent/core';
import { type InsertedScript, insertScript } from './scripts/insertScript';
import type { ScriptPolicy } from './scripts/trustedTypes';

export type { ScriptPolicy };

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
export interface GoogleConsentModeOptions<Key extends string = OptionalCategory> {
  /**
   * Id of the tag to load, e.g. `G-XXXXXXX`. Without one, only the signals are sent and loading is yours: after consent,
   * or with `mode: 'advanced'` and this function called before your tag.
   */
  tagId?: string | undefined;
  /**
   * `basic`: nothing of Google's exists before consent, no script, no request, no `dataLayer`; where the page has a
   * `dataLayer` already, it hears at once that everything is denied. `advanced`: the tag loads at once with everything
   * denied and sends pings without cookies, for which you need another legal basis. Default `basic`.
   */
  mode?: 'basic' | 'advanced' | undefined;
  /** Which category allows which signal. A signal listed nowhere stays denied. Default: `DEFAULT_GOOGLE_SIGNALS`. */
  signals?: Partial<Readonly<Record<Key, readonly GoogleConsentSignal[]>>> | undefined;
  /**
   * Any of these categories lets the tag load in `basic` mode. Default: every category that allows a signal other than
   * `functionality_storage`, `personalization_storage` and `security_storage`, so that nobody who refused measuring and
   * advertising meets Google.
   */
  loadOn?: readonly Key[] | undefined;
  /**
   * Where everything is denied by default, as in Google's `region`, e.g. `['DE', 'AT']`. Elsewhere tags may do everything
   * until the visitor refuses. Default: everywhere.
   */
  regions?: readonly string[] | undefined;
  /** How long tags wait for the visitor's decision after the default, in ms. Default: they do not. */
  waitForUpdate?: number | undefined;
  /** Removes identifiers from pings about ads while `ad_storage` is denied. Default false. */
  adsDataRedaction?: boolean | undefined;
  /** Hands identifiers of clicked ads on in addresses instead of cookies. Default false. */
  urlPassthrough?: boolean | undefined;
  /** Put on the script element, for a content security policy. */
  nonce?: string | undefined;
  /** Policy for pages that require Trusted Types. Default: one of this package named `sanierungsweg-consent`. */
  trustedTypes?: ScriptPolicy | undefined;
  /** Called if the tag could not be loaded. Default: nothing happens. */
  onError?: ((error: Error) => void) | undefined;
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
} as const satisfies Record<string, readonly GoogleConsentSignal[]>;

const ALL_SIGNALS: readonly GoogleConsentSignal[] = [
  ...DEFAULT_GOOGLE_SIGNALS.functional,
  ...DEFAULT_GOOGLE_SIGNALS.marketing,
];

/** What a site may allow without letting anybody measure or advertise: no reason to load Google's tag. */
const WITHOUT_TAG: readonly GoogleConsentSignal[] = [
  'functionality_storage',
  'personalization_storage',
  'security_storage',
];

/** While developing, names what is no option, and no value of one, where no types do. */
function warnOfOptions(options: GoogleConsentModeOptions<string>): void {
  try {
    // Bundlers replace the name, and leave all of this out of what visitors load.
    if (process.env.NODE_ENV !== 'production') {
      const known: Record<keyof GoogleConsentModeOptions, true> = {
        tagId: true,
        mode: true,
        signals: true,
        loadOn: true,
        regions: true,
        waitForUpdate: true,
        adsDataRedaction: true,
        urlPassthrough: true,
        nonce: true,
        trustedTypes: true,
        onError: true,
      };
      const tell = (given: unknown, of: string, follows: string, remedy: string) =>
        console.error(
          `consent: googleConsentMode() was given ${JSON.stringify(given)} for ${of}. ${follows}. Write ${remedy}.`,
        );
      for (const [name, value] of Object.entries(options)) {
        if (Object.hasOwn(known, name)) continue;
        tell(value, name, 'Nothing follows from it', `one of ${Object.keys(known).join(', ')}`);
      }
      const { mode = 'basic', signals = {} } = options;
      if (!['basic', 'advanced'].includes(mode)) tell(mode, 'mode', 'It counts as basic', '"basic" or "advanced"');
      for (const [category, granted = []] of Object.entries(signals)) {
        for (const signal of granted) {
          if (ALL_SIGNALS.includes(signal) || WITHOUT_TAG.includes(signal)) continue;
          const remedy = `some of ${ALL_SIGNALS.join(', ')}`;
          tell(signal, `signals of ${category}`, 'Google knows no such signal', remedy);
        }
      }
    }
  } catch {
    // Without a bundler the name means nothing, and nobody develops.
  }
}

// Shared by copies of this package on one page: Google knows one queue, one default and one tag.
const STARTED = Symbol.for('@sanierungsweg/consent/google');
const TAG = Symbol.for('@sanierungsweg/consent/google-tag');

/** What Google's tags read from the page, and what copies of this package share. */
const page = globalThis as {
  dataLayer?: unknown[];
  [STARTED]?: Set<string>;
  /** Address of the one tag. */
  [TAG]?: string;
  [switchedOff: `ga-disable-${string}`]: boolean;
};

function gtag(..._words: unknown[]): void {
  page.dataLayer ??= [];
  // Google reads commands only from an arguments object, never from an array.
  // oxlint-disable-next-line prefer-rest-params -- see above
  page.dataLayer.push(arguments);
}

/**
 * Tells Google's tags what the visitor allows, by Consent Mode v2, and loads the tag once it may. The decision is in
 * Google's queue before the tag's configuration, so that the first page view counts as what it is. Withdrawal denies
 * everything again, switches Analytics off (`ga-disable-<id>`) and stops a tag that has not arrived yet.
 *
 * @returns A function that stops following the store, and a tag that has not arrived yet. On a server nothing happens.
 * @example googleConsentMode(store, { tagId: 'G-XXXXXXX' });
 */
export function googleConsentMode<Key extends string>(
  store: ConsentStore<Key>,
  options: GoogleConsentModeOptions<NoInfer<Key>> = {},
): () => void {
  warnOfOptions(options);
  const { tagId, mode = 'basic', nonce, regions, waitForUpdate } = options;
  const signals = Object.entries<readonly GoogleConsentSignal[] | undefined>(options.signals ?? DEFAULT_GOOGLE_SIGNALS);
  const loadOn: readonly string[] =
    options.loadOn ??
    signals
      .filter(([, granted = []]) => granted.some((signal) => !WITHOUT_TAG.includes(signal)))
      .map(([category]) => category);
  const has = (category: string) => store.has(category as Key);
  const mayLoad = () => mode === 'advanced' || loadOn.some(has);
  let tag: InsertedScript | undefined;
  let told: string | undefined;

  const states = (granted: (category: string) => boolean) =>
    Object.fromEntries(
      ALL_SIGNALS.map((signal) => [
        signal,
        signals.some(([category, allows = []]) => allows.includes(signal) && granted(category)) ? 'granted' : 'denied',
      ]),
    );

  /** Once per page, whoever calls first. */
  function once(what: string, run: () => void): void {
    page[STARTED] ??= new Set();
    if (page[STARTED].has(what)) return;
    page[STARTED].add(what);
    run();
  }

  function sayDefault(): void {
    gtag('consent', 'default', {
      ...states(() => false),
      security_storage: 'granted',
      ...(regions && { region: regions }),
      ...(waitForUpdate && { wait_for_update: waitForUpdate }),
    });
    if (options.adsDataRedaction) gtag('set', 'ads_data_redaction', true);
    if (options.urlPassthrough) gtag('set', 'url_passthrough', true);
  }

  function load(id: string): void {
    page[`ga-disable-${id}`] = false;
    once('js', () => gtag('js', new Date()));
    once(id, () => gtag('config', id));
    if (tag) return;
    // A second id needs no second tag.
    page[TAG] ??= `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`;
    const wanted = insertScript({
      src: page[TAG],
      attributes: { async: true, nonce },
      allowed: mayLoad,
      trustedTypes: options.trustedTypes,
    });
    tag = wanted;
    const again = () => {
      if (tag === wanted) tag = undefined;
      delete page[TAG];
    };
    wanted.ran.then(
      (script) => script ?? again(),
      (error: unknown) => {
        again();
        options.onError?.(error as Error);
      },
    );
  }

  /** Each caller wants the tag for itself: what nobody wants any more does not run. */
  function release(): void {
    tag?.release();
    tag = undefined;
  }

  function follow(): void {
    const { status } = store.getSnapshot();
    if (status === 'unknown') return;
    if (!told && !page.dataLayer && !mayLoad()) return;
    once('default', sayDefault);
    const now = states(has);
    const words = JSON.stringify(now);
    // A refusal is told, too: outside of `regions`, and where a tag came first, nothing is denied by default.
    if (words !== told && (told || status === 'decided')) {
      gtag('consent', 'update', now);
      told = words;
    }
    if (!tagId) return;
    if (mayLoad()) load(tagId);
    else {
      page[`ga-disable-${tagId}`] = true;
      release();
    }
  }

  follow();
  const stop = store.subscribe(follow);
  return () => {
    stop();
    release();
  };
}
