import type { ConsentTexts } from '@sanierungsweg/consent/core';
import type { AnyStore } from './behaviour';
import { onPress } from './behaviour';
import { createDom } from './createDom';
import { placeholderView } from './placeholderView';
import { webAddress } from './webAddress';

/** An embed in words, and how to make the real one. */
export interface Embed {
  category: string;
  title: string;
  src: string;
  /** Who receives data. Default: the host of `src`. */
  provider?: string | undefined;
  texts: ConsentTexts;
  /** A new element that loads what is embedded; called each time it is allowed. */
  make: () => HTMLElement;
}

let count = 0;

/**
 * Fills `host` with an embed while its category is allowed, otherwise with a placeholder that says who would receive
 * data. „Einmal laden“ holds until the next decision. Addresses other than http and https are never embedded.
 *
 * @returns A function that stops it and leaves `host` as it is.
 */
export function mountEmbed(host: HTMLElement, store: AnyStore, embed: Embed): () => void {
  const { category, title, src, texts } = embed;
  const address = webAddress(src);
  if (!address) {
    console.error(
      `consent: The embed "${title}" got the address "${src}". Only http and https can be embedded, so nothing is. Correct its address.`,
    );
  }
  count += 1;
  const placeholder = placeholderView(createDom, {
    texts,
    id: `dpc-embed-${count}`,
    title,
    provider: embed.provider ?? address?.host ?? '',
  });
  let once: string | undefined;
  let shown: HTMLElement | undefined;

  const decision = () => {
    const { status, preferences, receipt } = store.getSnapshot();
    return JSON.stringify([status, preferences, receipt]);
  };
  function follow(): void {
    const allowed = Boolean(address) && (store.has(category) || once === decision());
    if (allowed && !shown) {
      const focused = placeholder.contains(document.activeElement);
      shown = embed.make();
      host.replaceChildren(shown);
      // The button that had the focus is gone.
      if (focused) {
        host.tabIndex = -1;
        host.focus();
      }
    } else if (!allowed) {
      shown = undefined;
      if (placeholder.parentNode !== host) host.replaceChildren(placeholder);
    }
  }
  const stop = [
    store.subscribe(follow),
    onPress(placeholder, (action) => {
      if (action === 'always') store.save({ [category]: true });
      else once = decision();
      follow();
    }),
  ];
  follow();
  return () => {
    for (const end of stop) end();
  };
}
