import {
  browserSignal,
  type ConsentStore,
  type ConsentStoreOptions,
  type ConsentTexts,
  clearNames,
  consentFor,
  cookieAdapter,
  createConsentStore,
  defineConsent,
  maxAge,
  reloadOnRevoke,
} from '@sanierungsweg/consent/core';
import { de } from '@sanierungsweg/consent/locales/de';
import { en } from '@sanierungsweg/consent/locales/en';
import { blockMarkup } from '../markup/blockMarkup';
import { beaconReceipts } from '../receipts/beaconReceipts';
import { onReceipt } from '../receipts/onReceipt';
import { type Configuration, patternOf, readConfiguration } from './configuration';
import { defineConsentElements } from './defineConsentElements';
import { defineConsentEmbed } from './defineConsentEmbed';

const script = document.currentScript as HTMLScriptElement | null;

const complain = (message: string) => console.error(message);

function written(): unknown {
  const block = document.querySelector('script[data-consent-config]');
  try {
    return JSON.parse(block?.textContent || '{}');
  } catch (error) {
    complain(
      `consent: The block with data-consent-config is not valid JSON (${String(error)}). The defaults hold instead. Correct it.`,
    );
    return {};
  }
}

function configuration(): Configuration {
  const { lang, privacy, imprint, revision, storageKey } = script?.dataset ?? {};
  const attributes = {
    ...(lang && { lang }),
    ...(revision && { revision: /^\d+$/.test(revision) ? Number(revision) : revision }),
    ...(storageKey && { storageKey }),
  };
  const { links, ...rest } = readConfiguration(written(), de, complain);
  return {
    ...readConfiguration(attributes, de, complain),
    ...rest,
    links: { ...(privacy && { privacy }), ...(imprint && { imprint }), ...links },
  };
}

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
    expiry: maxAge({ days: maxAgeDays ?? Infinity, refusedDays: refusalMaxAgeDays }),
  }),
  ...(signals === 'deny' && { signals: [browserSignal] }),
  ...(cookie && { storage: cookieAdapter(cookie) }),
  clearOnRevoke: clearNames(
    Object.fromEntries(Object.entries(clearOnRevoke).map(([name, list]) => [name, list.map(patternOf)])),
  ),
};
const texts: ConsentTexts = { ...(lang === 'en' ? en : de), ...words };

/** What the page's other scripts find, and a second tag of this file, which leaves the page to the first. */
const page = globalThis as { Consent?: Record<string, unknown> };
const earlier = page.Consent?.store as ConsentStore<string> | undefined;
const store: ConsentStore<string> =
  earlier ??
  (categories
    ? defineConsent({ categories }).createStore(options)
    : createConsentStore(options as ConsentStoreOptions));
const { openSettings, withdrawAll, has } = store;
page.Consent = { store, openSettings, withdrawAll, has, consentFor: (category: string) => consentFor(store, category) };

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
  if (reloads) reloadOnRevoke(store);
  if (receipts) onReceipt(store, texts, beaconReceipts(receipts));
  defineConsentElements({
    store,
    texts,
    links: { privacy: '/datenschutz', imprint: '/impressum', ...links },
  });
  defineConsentEmbed({ store, texts });
  blockMarkup(store, { texts });
  complete();
  // Turbo, htmx and their like exchange the body, or what it holds.
  new MutationObserver(complete).observe(document, { subtree: true, childList: true });
}

if (!earlier) {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
  else start();
}
