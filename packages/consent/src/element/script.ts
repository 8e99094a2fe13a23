import {
  browserSignal,
  type ConsentStore,
  type ConsentStoreOptions,
  type ConsentTexts,
  clearNames,
  consentFor,
  cookieAdapter,
  defineConsent,
  maxAge,
  reloadOnRevoke,
} from '@sanierungsweg/consent/core';
import { de } from '@sanierungsweg/consent/locales/de';
import { en } from '@sanierungsweg/consent/locales/en';
import { blockMarkup } from '../markup/blockMarkup';
import { beaconReceipts } from '../receipts/beaconReceipts';
import { onReceipt } from '../receipts/onReceipt';
import { patternOf, readConfiguration } from './configuration';
import { defineConsentElements } from './defineConsentElements';
import { defineConsentEmbed } from './defineConsentEmbed';

/** A module cannot ask for its own tag. */
const script = (document.currentScript ??
  document.querySelector('script[src*="consent.global"]')) as HTMLScriptElement | null;

const complain: (message: string) => void = console.error;

const findBlock = () => document.querySelector('script[data-consent-config]');
const block = findBlock();

function written(): unknown {
  try {
    return JSON.parse(block?.textContent || '{}');
  } catch (error) {
    complain(
      `consent: The block with data-consent-config is not valid JSON (${String(error)}). The defaults hold instead. Correct it.`,
    );
    return {};
  }
}

const { privacy, imprint, ...attributes } = script?.dataset ?? {};
const {
  lang,
  texts: words,
  links,
  categories = { functional: {}, marketing: {} },
  cookie,
  clearOnRevoke = {},
  maxAgeDays,
  receipts,
  refusalMaxAgeDays,
  reloadOnRevoke: reloads,
  signals,
  ...rest
} = readConfiguration(written(), attributes, de, complain);
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
const store: ConsentStore<string> = earlier ?? defineConsent({ categories }).createStore(options);
page.Consent = { ...store, store, consentFor: (category: string) => consentFor(store, category) };

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
  if (!block && findBlock()) {
    complain(
      'consent: The block with data-consent-config stands behind the script tag. The defaults hold instead. Put it first, or write defer.',
    );
  }
  if (reloads) reloadOnRevoke(store);
  if (receipts) onReceipt(store, texts, beaconReceipts(receipts));
  defineConsentElements({
    store,
    texts,
    links: { privacy: privacy || '/datenschutz', imprint: imprint || '/impressum', ...links },
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
