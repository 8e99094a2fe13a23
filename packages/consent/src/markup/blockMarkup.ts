import type { ConsentStore, ConsentTexts } from '@sanierungsweg/consent/core';
import { notify } from '../core/notify';
import type { AnyStore } from '../interface/behaviour';
import { claim } from '../interface/claim';
import { createDom } from '../interface/createDom';
import { mountEmbed } from '../interface/mountEmbed';
import { type InsertedScript, insertScript } from '../scripts/insertScript';
import { type ScriptPolicy, scriptUrl } from '../scripts/trustedTypes';
import { blockAgain, empty, holdBackCopies, loadsFrom, STANDS_IN } from './keptCopies';

/** How blocked markup is shown and loaded. */
export interface BlockMarkupOptions {
  /** Wording of the placeholders. */
  texts: ConsentTexts;
  /** Policy for pages that require Trusted Types. Default: one of this package named `sanierungsweg-consent`. */
  trustedTypes?: ScriptPolicy | undefined;
  /** Called if a script could not be loaded. Default: nothing happens. */
  onError?: ((error: Error) => void) | undefined;
}

const SCRIPTS = 'script[type="text/plain"][data-consent]';
const EMBEDS = '[data-consent-src]';

/**
 * While developing, names what is marked, but has its address where the browser reads it: that loads without consent, and
 * no script can hold it back. A `srcset` even outdoes what `data-consent-src` brings later.
 */
function warnOfOpen(known: WeakSet<Element>): void {
  try {
    // Bundlers replace the name, and leave all of this out of what visitors load.
    if (process.env.NODE_ENV !== 'production') {
      const open = `[data-consent]:is([src], link[href], object[data]):not([type="text/plain"], ${EMBEDS})`;
      for (const element of document.querySelectorAll<HTMLElement>(`${open}, [data-consent][srcset]`)) {
        if (known.has(element)) continue;
        const { localName, dataset } = element;
        // What is held back nevertheless is followed below.
        if (dataset.consentSrc === undefined) known.add(element);
        const source = element.hasAttribute('srcset') ? 'srcset' : loadsFrom(element);
        const remedy = localName === 'script' ? 'Give it type="text/plain"' : 'Write data-consent-src instead';
        console.error(
          `consent: <${localName} data-consent="${dataset.consent ?? ''}"> has a ${source} that loads without consent. ${remedy}.`,
        );
      }
    }
  } catch {
    // Without a bundler the name means nothing, and nobody develops.
  }
}

/** A piece of blocked markup that is followed. */
interface Followed {
  /** What stands in the page for it now. Once that has left the page, so has the piece. */
  readonly place: Element;
  /** Ends it; what is shown stays. */
  stop: () => void;
  /** Makes it blocked markup again, which is found anew should it come back. */
  undo: () => void;
}

/**
 * Runs and shows what the page's own markup holds back, once it is allowed, and takes it away on withdrawal:
 *
 * - `<script type="text/plain" data-consent="marketing" src="…">`, also inline and, with `data-type="module"`, modules.
 *   They run in the order of the page unless `async`: an address once, code as often as it stands there.
 * - `<iframe data-consent="functional" data-consent-src="…" title="…">` with a placeholder in its place; images and
 *   other elements with `data-consent-src` simply appear. It becomes the `href` of a `<link>`, the `data` of an
 *   `<object>`, the `srcset` of a `<source>` in a `<picture>`, and the `src` of everything else. A `srcset` that stands
 *   there cannot be held back: leave it out.
 *
 * What is added to the page later is found, too; what is removed from it is neither run nor requested and holds up
 * nothing. The first call in a document is in charge, be it the script tag's; another waits until that has been stopped.
 *
 * @returns A function that stops it; what is shown stays. On a server nothing happens.
 * @example blockMarkup(store, { texts: de });
 */
export function blockMarkup<Key extends string>(consent: ConsentStore<Key>, options: BlockMarkupOptions): () => void {
  if (typeof document === 'undefined') return () => {};
  const store = consent as unknown as AnyStore;
  const known = new WeakSet<Element>();
  const followed = new Map<Element, Followed>();

  function blockScript(original: HTMLScriptElement): Followed {
    const { consent: category = '', type } = original.dataset;
    // Those that only block it, and what is said anew below.
    const kept = [...original.attributes].filter(({ name }) => !/^(src|data-(consent(-src)?|type))$/.test(name));
    const attributes = Object.fromEntries(kept.map(({ name, value }) => [name, value]));
    const src = original.getAttribute('src') ?? original.dataset.consentSrc;
    let inserted: InsertedScript | undefined;
    // The observer learns of a removal only after what the page does next.
    const allowed = () => original.isConnected && store.has(category);
    const undo = () => {
      inserted?.release();
      inserted = undefined;
    };
    const update = () => {
      if (!allowed()) return undo();
      if (inserted) return undefined;
      inserted = insertScript({
        src,
        text: src === undefined ? original.text : undefined,
        // The attribute is empty once the browser has read it; the property is not.
        attributes: {
          ...attributes,
          type,
          nonce: original.nonce || undefined,
          async: original.hasAttribute('async'),
          [STANDS_IN]: true,
        },
        allowed,
        trustedTypes: options.trustedTypes,
        place: (script) => {
          known.add(script);
          original.after(script);
        },
      });
      inserted.ran.catch((error: unknown) => options.onError?.(error as Error));
      return undefined;
    };
    const stop = store.subscribe(update);
    update();
    return { place: original, stop, undo };
  }

  function blockElement(original: HTMLElement): Followed {
    const { consent: category = '', consentSrc: src = '', consentProvider: provider } = original.dataset;
    const make = () => {
      // With what it holds, such as the subtitles of a film.
      const element = original.cloneNode(true) as HTMLElement;
      // What these load may run code, so Trusted Types ask for more than a text.
      const runs = original.matches('object,embed');
      element.setAttribute(loadsFrom(original), runs ? scriptUrl(src, options.trustedTypes) : src);
      known.add(element);
      return element;
    };
    if (original.localName === 'iframe') {
      const host = createDom('div', { className: 'dpc-embed', [STANDS_IN]: '' });
      original.replaceWith(host);
      const kept = document.createElement('template');
      kept.content.append(original);
      host.append(kept);
      known.add(host);
      const stop = mountEmbed(host, store, {
        category,
        title: () => original.title || src,
        src,
        provider,
        texts: options.texts,
        make,
      });
      return { place: host, stop, undo: () => host.replaceWith(original) };
    }
    original.hidden = true;
    let place = original;
    const update = () => {
      const isShown = place !== original;
      // An image is requested as soon as it is made, in the page or not.
      if (!place.isConnected || isShown === store.has(category)) return;
      let next = original;
      if (isShown) empty(place);
      else {
        next = make();
        next.hidden = false;
        next.setAttribute(STANDS_IN, '');
      }
      place.replaceWith(next);
      place = next;
    };
    const stop = store.subscribe(update);
    // What Trusted Types refuse stays away and holds up nothing; the page hears of it, as it does after a later consent.
    notify(new Set([update]));
    return {
      get place() {
        return place;
      },
      stop,
      undo: () => place.replaceWith(original),
    };
  }

  function block(): void {
    for (const [original, { place, stop, undo }] of followed) {
      if (place.isConnected) continue;
      stop();
      undo();
      followed.delete(original);
      known.delete(original);
      known.delete(place);
    }
    blockAgain(document, known);
    warnOfOpen(known);
    for (const element of document.querySelectorAll<HTMLElement>(`${SCRIPTS}, ${EMBEDS}`)) {
      if (known.has(element)) continue;
      known.add(element);
      const { preferences } = store.getSnapshot();
      const { consent: category = '' } = element.dataset;
      if (!(category in preferences)) {
        console.error(
          `consent: data-consent="${category}" names no category. What it holds back never loads. Write one of ${Object.keys(preferences).join(', ')}.`,
        );
      }
      followed.set(
        element,
        element.localName === 'script' ? blockScript(element as HTMLScriptElement) : blockElement(element),
      );
    }
  }

  const stopCopies = holdBackCopies();
  const observer = new MutationObserver(block);
  // Two would take what the other has put into the page for a copy, and block it again for ever.
  const giveUp = claim(document, 'blockMarkup() call', () => {
    block();
    observer.observe(document, { subtree: true, childList: true });
  });
  return () => {
    observer.disconnect();
    stopCopies();
    for (const { stop } of followed.values()) stop();
    giveUp();
  };
}
