import type { ConsentTexts } from '@sanierungsweg/consent/core';
import { consentFor } from '../core/consentFor';
import type { AnyStore } from './behaviour';
import { onPress } from './behaviour';
import { createDom } from './createDom';
import { placeholderView } from './placeholderView';
import { isWebAddress, receiverOf } from './webAddress';

/** An embed in words, and how to make the real one. */
export interface Embed {
  category: string;
  /** Read whenever it is said. */
  title: () => string;
  src: string;
  /** Who receives data. Default: the host of `src`. */
  provider?: string | undefined;
  texts: ConsentTexts;
  /** A new element that loads what is embedded; called each time it is allowed. */
  make: () => HTMLElement;
}

/**
 * Fills `host` with an embed while its category is allowed, otherwise with a placeholder that says who would receive
 * data. A template within stays. „Einmal laden“ holds until the next decision. Addresses other than http and https are never embedded.
 *
 * Mount it anew for another address, category or provider: what was agreed to before says nothing about these.
 *
 * @returns A function that stops it and leaves `host` as it is.
 */
export function mountEmbed(host: HTMLElement, store: AnyStore, embed: Embed): () => void {
  const { category, src, texts, provider = receiverOf(src, document.baseURI) } = embed;
  const embeddable = isWebAddress(src);
  if (!embeddable) {
    console.error(
      `consent: The embed "${embed.title()}" got the address "${src}". Only http and https can be embedded, so nothing is. Correct its address.`,
    );
  }
  // Random: pages may hold several copies of this code, and each would begin to count anew.
  const id = `dpc-embed-${Math.random()}`;
  const { get, subscribe, grant } = consentFor(store, category);
  let once = false;
  let shown: boolean | undefined;

  function follow(): void {
    const allowed = embeddable && (get() || once);
    if (allowed === shown) return;
    const focused = allowed && host.contains(document.activeElement);
    shown = allowed;
    host.replaceChildren(
      ...host.querySelectorAll(':scope > template'),
      allowed ? embed.make() : placeholderView(createDom, { texts, id, title: embed.title(), provider }),
    );
    // The button that had the focus is gone.
    if (focused) {
      host.tabIndex = -1;
      host.focus();
    }
  }
  const stop = [
    subscribe(() => {
      once = false;
      follow();
    }),
    onPress(host, (action) => {
      if (action === 'always') grant();
      else once = true;
      follow();
    }),
  ];
  follow();
  return () => {
    for (const end of stop) end();
  };
}
