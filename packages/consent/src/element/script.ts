import {
  browserSignal,
  type ConsentStore,
  type ConsentStoreOptions,
  type ConsentTexts,
  clearNames,
  cookieAdapter,
  createConsentStore,
  defineConsent,
  maxAge,
  type NamePattern,
  reloadOnRevoke,
} from '@sanierungsweg/consent/core';
import { de } from '@sanierungsweg/consent/locales/de';
import { en } from '@sanierungsweg/consent/locales/en';
import { blockMarkup } from '../markup/blockMarkup';
import { beaconReceipts } from '../receipts/beaconReceipts';
import { onReceipt } from '../receipts/onReceipt';
import { defineConsentElements } from './defineConsentElements';
import { defineConsentEmbed } from './defineConsentEmbed';

type Definition = Parameters<typeof defineConsent>[0]['categories'];

/** What a page writes into `<script type="application/json" data-consent-config>`. Everything has a default. */
interface Configuration extends Pick<ConsentStoreOptions<string>, 'storageKey' | 'revision'> {
  /** Ask again after so many days; those who refused everything after `refusalMaxAgeDays`, where that is given. */
  maxAgeDays?: number;
  refusalMaxAgeDays?: number;
  reloadOnRevoke?: boolean;
  lang?: 'de' | 'en';
  texts?: Partial<ConsentTexts>;
  links?: { privacy?: string; imprint?: string };
  categories?: Definition;
  signals?: 'ignore' | 'deny';
  /** Patterns as text: `_gid`, or `/^_ga/`. */
  clearOnRevoke?: Record<string, string[]>;
  /** Keeps the decision in a cookie, e.g. for subdomains, instead of `localStorage`. */
  cookie?: { domain?: string };
  /** Where receipts are sent. */
  receipts?: string;
}

const script = document.currentScript as HTMLScriptElement | null;

function configuration(): Configuration {
  const block = document.querySelector('script[data-consent-config]');
  let written: Configuration = {};
  try {
    written = JSON.parse(block?.textContent || '{}') as Configuration;
  } catch (error) {
    console.error(
      `consent: The block with data-consent-config is not valid JSON (${String(error)}). The defaults hold instead. Correct it.`,
    );
  }
  const { lang, privacy, imprint, revision, storageKey } = script?.dataset ?? {};
  return {
    ...(lang === 'en' && { lang }),
    ...(revision && { revision: Number(revision) }),
    ...(storageKey && { storageKey }),
    ...written,
    links: { ...(privacy && { privacy }), ...(imprint && { imprint }), ...written.links },
  };
}

const patternOf = (text: string): NamePattern => {
  const pattern = /^\/(.+)\/$/.exec(text)?.[1];
  return pattern ? new RegExp(pattern) : text;
};

const {
  lang,
  texts: words,
  links,
  categories,
  cookie,
  clearOnRevoke = {},
  maxAgeDays,
  receipts,
  refusalMaxAgeDays,
  reloadOnRevoke: reloads,
  signals,
  ...rest
} = configuration();
const options: ConsentStoreOptions<string> = {
  ...rest,
  ...((maxAgeDays || refusalMaxAgeDays) && {
    expiry: maxAge({ days: maxAgeDays ?? Infinity, ...(refusalMaxAgeDays && { refusedDays: refusalMaxAgeDays }) }),
  }),
  ...(signals === 'deny' && { signals: [browserSignal] }),
  ...(cookie && { storage: cookieAdapter(cookie) }),
  clearOnRevoke: clearNames(
    Object.fromEntries(Object.entries(clearOnRevoke).map(([name, list]) => [name, list.map(patternOf)])),
  ),
};
const texts: ConsentTexts = { ...(lang === 'en' ? en : de), ...words };

/** The store of this page, for its other scripts: `Consent.store.has('marketing')`. */
export const store = (categories
  ? defineConsent({ categories }).createStore(options)
  : createConsentStore(options as ConsentStoreOptions)) as unknown as ConsentStore<string>;
export const { openSettings, withdrawAll, has } = store;
if (reloads) reloadOnRevoke(store);

/** Whoever has written none gets a banner first in the page, after a skip link, and a dialog at its end. */
function complete(): void {
  const { body } = document;
  if (!document.querySelector('consent-banner')) {
    const first = body.firstElementChild;
    const banner = document.createElement('consent-banner');
    if (first?.matches('a[href^="#"]')) first.after(banner);
    else body.prepend(banner);
  }
  if (!document.querySelector('consent-dialog')) body.append(document.createElement('consent-dialog'));
}

function start(): void {
  if (receipts) onReceipt(store, texts, beaconReceipts(receipts));
  defineConsentElements({
    store,
    texts,
    links: { privacy: links?.privacy ?? '/datenschutz', imprint: links?.imprint ?? '/impressum' },
  });
  defineConsentEmbed({ store, texts });
  blockMarkup(store, { texts });
  complete();
}

if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
else start();
