import type { ConsentStore } from '@sanierungsweg/consent/core';
import { createDom } from '../interface/createDom';
import { fillIn } from '../interface/fillIn';
import { outline } from '../interface/parts';
import { type ReceiptTexts, receiptTextsDe } from './receiptTexts';

/**
 * Shows date and number of the visitor's decision in `host`, with a button that copies the number; nothing while there
 * is no decision, or none of a known time. For the settings, of a site that keeps receipts. Where the clipboard is
 * refused, the button selects number and date instead. Needs a document: not for servers.
 *
 * @param host An empty element; hidden while there is no decision.
 * @param store The store whose decision it shows.
 * @param texts What is said. Default `receiptTextsDe`.
 * @param lang Language of the date, also as WordPress and PHP write it, `de_DE`. Default `de`.
 * @returns A function that empties `host` again.
 * @example
 * const host = document.getElementById('quittung');
 * if (host) mountReceipt(host, store);
 */
export function mountReceipt<Key extends string>(
  host: HTMLElement,
  store: ConsentStore<Key>,
  texts: ReceiptTexts = receiptTextsDe,
  lang = 'de',
): () => void {
  const words = createDom('p', null);
  const status = createDom('output', { role: 'status' });
  const button = outline(createDom, texts.copy, { 'data-do': 'copy' });
  let id = '';

  const follow = () => {
    const { receipt } = store.getSnapshot();
    const time = new Date(receipt?.time ?? Number.NaN);
    // What is stored may be no time, or none that a calendar knows.
    host.hidden = !receipt?.id || Number.isNaN(time.getTime());
    if (host.hidden || receipt?.id === id) return;
    id = receipt?.id ?? '';
    // What follows the country is a spelling or a set of characters, and names of these may be none that dates know.
    const locale = lang
      .replace(/[.@].*/, '')
      .split('_', 2)
      .join('-');
    const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' }).format(time);
    words.textContent = fillIn(texts.receipt, { date, id });
    status.textContent = '';
  };
  button.addEventListener('click', () => {
    // Pages without https have none.
    const copied = navigator.clipboard?.writeText(id) ?? Promise.reject(new Error('no clipboard'));
    copied.then(
      () => {
        status.textContent = texts.copied;
      },
      () => {
        // Without the clipboard the visitor copies what is selected.
        getSelection()?.selectAllChildren(words);
      },
    );
  });
  host.classList.add('dpc', 'dpc-receipt');
  host.append(words, button, status);
  const stop = store.subscribe(follow);
  follow();
  return () => {
    stop();
    host.replaceChildren();
  };
}
