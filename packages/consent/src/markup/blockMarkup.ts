import type { ConsentStore, ConsentTexts } from '@sanierungsweg/consent/core';
import type { AnyStore } from '../interface/behaviour';
import { createDom } from '../interface/createDom';
import { mountEmbed } from '../interface/mountEmbed';
import { type InsertedScript, insertScript } from '../scripts/insertScript';
import type { ScriptPolicy } from '../scripts/trustedTypes';

/** How blocked markup is shown and loaded. */
export interface BlockMarkupOptions {
  /** Wording of the placeholders. */
  texts: ConsentTexts;
  /** Policy for pages that require Trusted Types. Default: one of this package named `sanierungsweg-consent`. */
  trustedTypes?: ScriptPolicy;
  /** Called if a script could not be loaded. Default: nothing happens. */
  onError?: (error: Error) => void;
}

const SCRIPTS = 'script[type="text/plain"][data-consent]';
const EMBEDS = '[data-consent-src]';

/** The attributes of an element but those that only block it. */
function attributesOf(element: Element, without: readonly string[]): Record<string, string> {
  const kept = [...element.attributes].filter(({ name }) => !without.includes(name));
  return Object.fromEntries(kept.map(({ name, value }) => [name, value]));
}

/**
 * Runs and shows what the page's own markup holds back, once it is allowed, and takes it away on withdrawal:
 *
 * - `<script type="text/plain" data-consent="marketing" src="…">`, also inline and, with `data-type="module"`, modules.
 *   They run in the order of the page unless `async`.
 * - `<iframe data-consent="functional" data-consent-src="…" title="…">` with a placeholder in its place; images and
 *   other elements with `data-consent-src` simply appear.
 *
 * What is added to the page later is found, too.
 *
 * @returns A function that stops it; what is shown stays. On a server nothing happens.
 * @example blockMarkup(store, { texts: de });
 */
export function blockMarkup<Key extends string>(consent: ConsentStore<Key>, options: BlockMarkupOptions): () => void {
  if (typeof document === 'undefined') return () => {};
  const store = consent as unknown as AnyStore;
  const known = new WeakSet<Element>();
  const stops: (() => void)[] = [];

  function follow(update: () => void): void {
    stops.push(store.subscribe(update));
    update();
  }

  function blockScript(original: HTMLScriptElement): void {
    const { consent: category = '', type } = original.dataset;
    const attributes = attributesOf(original, [
      'type',
      'src',
      'data-consent',
      'data-consent-src',
      'data-type',
      'nonce',
      'async',
    ]);
    const src = original.getAttribute('src') ?? original.dataset.consentSrc;
    let inserted: InsertedScript | undefined;
    follow(() => {
      if (!store.has(category)) {
        inserted?.release();
        inserted = undefined;
        return;
      }
      if (inserted) return;
      inserted = insertScript({
        src,
        text: src === undefined ? original.text : undefined,
        // The attribute is empty once the browser has read it; the property is not.
        attributes: { ...attributes, type, nonce: original.nonce || undefined, async: original.hasAttribute('async') },
        allowed: () => store.has(category),
        trustedTypes: options.trustedTypes,
        place: (script) => original.after(script),
      });
      inserted.ran.catch((error: unknown) => options.onError?.(error as Error));
    });
  }

  function blockElement(original: HTMLElement): void {
    const { consent: category = '', consentSrc: src = '', consentProvider: provider } = original.dataset;
    const title = original.title || src;
    const attributes = attributesOf(original, ['src', 'data-consent', 'data-consent-src', 'data-consent-provider']);
    const make = () => {
      const element = createDom(original.localName, attributes);
      element.setAttribute('src', src);
      known.add(element);
      return element;
    };
    if (original.localName === 'iframe') {
      const host = createDom('div', { className: 'dpc-embed' });
      original.replaceWith(host);
      stops.push(mountEmbed(host, store, { category, title, src, provider, texts: options.texts, make }));
      return;
    }
    let shown: HTMLElement = original;
    original.hidden = true;
    follow(() => {
      const next = store.has(category) ? (shown === original ? make() : shown) : original;
      if (next !== shown) shown.replaceWith(next);
      if (next !== original) next.hidden = false;
      shown = next;
    });
  }

  function block(root: ParentNode): void {
    for (const element of root.querySelectorAll<HTMLElement>(`${SCRIPTS}, ${EMBEDS}`)) {
      if (known.has(element)) continue;
      known.add(element);
      if (element.localName === 'script') blockScript(element as HTMLScriptElement);
      else blockElement(element);
    }
  }

  block(document);
  const observer = new MutationObserver(() => block(document));
  observer.observe(document, { subtree: true, childList: true });
  stops.push(() => observer.disconnect());
  return () => {
    for (const stop of stops) stop();
  };
}
