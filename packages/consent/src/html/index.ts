import type { CategoryDescription, ConsentLinks, ConsentTexts } from '@sanierungsweg/consent/core';
import { warnOfMissing } from '../core/warnOfMissing';
import { bannerView } from '../interface/bannerView';
import { createHtml } from '../interface/createHtml';
import { settingsView } from '../settings/settingsView';

/** What the markup needs to know. */
export interface ConsentHtmlOptions {
  /** All wording, the same that the page's script is given. */
  texts: ConsentTexts;
  /** Where privacy policy and imprint lie. */
  links: ConsentLinks;
  /** What is asked about, as in the store's `categories`. Default: `functional` and `marketing`. */
  categories?: readonly CategoryDescription[] | undefined;
  /** Level of the categories' headings in the settings. Default 2. */
  headingLevel?: 2 | 3 | 4 | undefined;
}

/**
 * The banner as markup, for a server of any kind: hidden, until `firstPaintScript` in the head or `<consent-banner>`
 * finds that the page has to ask. Without JavaScript it stays hidden, and nothing optional is loaded.
 *
 * @example html.replace('<body>', `<body>${bannerHtml({ texts: de, links })}`);
 */
export function bannerHtml({ texts, links }: ConsentHtmlOptions): string {
  warnOfMissing('bannerHtml()', { texts, links });
  const { html } = bannerView(createHtml, { texts, links, id: 'dpc-bar-title', root: { hidden: true } });
  return `<consent-banner>${html}</consent-banner>`;
}

/**
 * The settings as markup, for a server of any kind: disabled until `<consent-settings>` makes them work; a `<noscript>`
 * says why.
 *
 * @example html.replace('<main>', `<main>${settingsHtml({ texts: de, links })}`);
 */
export function settingsHtml({ texts, links, categories, headingLevel = 2 }: ConsentHtmlOptions): string {
  warnOfMissing('settingsHtml()', { texts, links });
  const asked = categories ?? [{ key: 'functional' }, { key: 'marketing' }];
  const { html } = settingsView(createHtml, { texts, links, categories: asked, headingLevel, id: 'dpc-form-' });
  return `<consent-settings heading-level="${headingLevel}">${html}</consent-settings>`;
}

/**
 * Takes `hidden` from the banner as soon as the browser has read it, before it paints: resets say
 * `[hidden] { display: none !important }` (Tailwind 4, Bootstrap 5, the ui package), which no sheet overrules in every
 * order. Once the element is there, it alone decides.
 */
const SHOW_WHEN_READ =
  'var o=new MutationObserver(function(){var b=document.querySelector(".dpc-bar"),asks=d.hasAttribute("data-dpc-ask");if(b&&asks)b.hidden=false;if(b||!asks)o.disconnect()});o.observe(d,{childList:true,subtree:true});document.addEventListener("DOMContentLoaded",function(){o.disconnect()})';

/**
 * Holds a press on one of the banner's buttons until its elements are there, and then presses it: of several the last
 * counts. Both are defined, and at work, before the promise tells.
 */
const HOLD_PRESS =
  'var held;document.addEventListener("click",function(e){var b=e.target.closest&&e.target.closest(".dpc-bar button"),c=customElements,n="consent-banner";if(!b||c.get(n))return;if(!held)c.whenDefined(n).then(function(){held.click()});held=b})';

/**
 * Code for an inline script in `<head>`, so that a banner drawn by a server shows with the first paint to whom the page
 * has to ask, and never to anybody else. A press on one of its buttons is held until the elements are there, so that none
 * is lost on a slow line. Reads `localStorage` and writes nothing. It is a constant for constant options: allow it by its
 * hash in the content security policy.
 *
 * @param options `storageKey` and `revision` as the store has them, with the same defaults, and `keys`, the names of
 *   what is asked about, as `keys` of `defineConsent` holds them; default `functional` and `marketing`. Expiry, signals
 *   and cookies are not its business: the element corrects what it cannot know.
 * @example html.replace('</head>', `<script>${firstPaintScript({ revision: 2 })}</script></head>`);
 */
export function firstPaintScript({
  storageKey = 'cookie-consent',
  revision = 1,
  keys = ['functional', 'marketing'],
}: {
  storageKey?: string | undefined;
  revision?: number | undefined;
  keys?: readonly string[] | undefined;
} = {}): string {
  const [key, receipt, names] = [storageKey, `${storageKey}-receipt`, keys].map((value) =>
    JSON.stringify(value).replaceAll('<', '\\u003c'),
  );
  return `(function(d){function read(k){try{return JSON.parse(localStorage.getItem(k))||{}}catch(e){return{}}}var v=read(${key}),r=read(${receipt});if(!${names}.every(function(k){return Object.prototype.hasOwnProperty.call(v,k)&&typeof v[k]==="boolean"})||(typeof r.revision==="number"?r.revision:1)<${revision}){d.setAttribute("data-dpc-ask","");${SHOW_WHEN_READ};${HOLD_PRESS}}})(document.documentElement)`;
}
