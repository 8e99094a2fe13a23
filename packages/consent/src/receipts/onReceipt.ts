import type { ConsentChangeSource, ConsentStore, ConsentTexts } from '@sanierungsweg/consent/core';

/** Proof of one decision. Holds nothing about the person: who wants to refer to a decision knows its id. */
export interface DecisionReceipt {
  /** Random; the same as in the browser's own receipt, which the visitor can see. */
  readonly id: string;
  /** When, in ms since epoch. */
  readonly time: number;
  /** Revision of the policy that was shown. */
  readonly revision: number;
  /** What was allowed and denied. */
  readonly categories: Readonly<Record<string, boolean>>;
  /** How it was decided. */
  readonly source: ConsentChangeSource;
  /** Language of the texts that were shown. */
  readonly lang: string;
  /** SHA-256 of these texts, in hexadecimal digits; null where the browser has no Web Crypto (plain http). */
  readonly textsHash: string | null;
}

async function hashOf(texts: ConsentTexts): Promise<string | null> {
  try {
    const bytes = new TextEncoder().encode(JSON.stringify(texts));
    const digest = await crypto.subtle.digest('SHA-256', bytes);
    return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  } catch {
    return null;
  }
}

/**
 * Hands a receipt of every decision that is made in this tab to `listener`, refusals included, so that a site can prove
 * what was decided (Art. 7 (1) GDPR). Nothing is sent by itself. A decision that is only reset or read makes no receipt.
 * On a server nobody decides, and nothing happens.
 *
 * @param store The store whose decisions are handed on.
 * @param texts The texts that are shown; their hash says which.
 * @param listener Called once per decision, when the hash is known.
 * @returns A function that stops it.
 * @example onReceipt(store, de, beaconReceipts('/api/einwilligungen'));
 */
export function onReceipt<Key extends string>(
  store: ConsentStore<Key>,
  texts: ConsentTexts,
  listener: (receipt: DecisionReceipt) => void,
): () => void {
  if (typeof document === 'undefined') return () => {};
  const hash = hashOf(texts);
  let last = store.getSnapshot().receipt?.id;
  let stopped = false;
  const stop = store.subscribe(() => {
    const { receipt, source, preferences } = store.getSnapshot();
    if (!receipt?.id || receipt.id === last) return;
    last = receipt.id;
    // The tab where it was made hands it on.
    if (!source || source === 'otherTab' || source === 'settings' || source === 'expiry') return;
    const { id, time, revision } = receipt;
    void hash.then((textsHash) => {
      if (stopped) return;
      listener({
        id,
        time: time ?? Date.now(),
        revision,
        categories: { ...preferences },
        source,
        lang: texts.lang,
        textsHash,
      });
    });
  });
  return () => {
    stopped = true;
    stop();
  };
}
