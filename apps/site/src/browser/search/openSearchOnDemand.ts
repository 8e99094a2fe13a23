import { shortcut } from '../../islands/search/shortcut';
import { preloadChunks } from '../preloadChunks';

/** Links that open the search; without scripts they lead to the list of all pages in the footer. */
const OPENERS = 'a[data-query]';

/** Where a key is text, not a command. */
const TEXT = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], dialog';

/** Shows at the openers that the search is coming: on a slow line it takes its time. */
function showBusy(busy: boolean): void {
  for (const opener of document.querySelectorAll(OPENERS)) opener.setAttribute('aria-busy', `${busy}`);
}

/** Fetches the code of the search, with React side by side instead of one after the other. */
function loadSearch() {
  preloadChunks('application');
  return import('../../islands/search/openSearch');
}

function isPlain(event: MouseEvent | KeyboardEvent): boolean {
  return !event.defaultPrevented && !event.metaKey && !event.ctrlKey && !event.altKey;
}

/**
 * Opens the search when its button is pressed, or the key “/” outside of fields; only then its code and index are
 * fetched. Where they cannot be had the link is followed: it leads to the list of all pages.
 *
 * @returns Stops it.
 */
export function openSearchOnDemand(): () => void {
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(OPENERS) : null;
    if (!link || !isPlain(event) || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    showBusy(true);
    loadSearch()
      .then(
        (module) => module.openSearch(link.dataset.query || undefined),
        () => location.assign(link.href),
      )
      .finally(() => showBusy(false));
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== '/' || !isPlain(event) || !shortcut.isOn()) return;
    if (event.target instanceof Element && event.target.closest(TEXT)) return;
    event.preventDefault();
    document.querySelector<HTMLAnchorElement>(OPENERS)?.click();
  };
  document.addEventListener('click', onClick);
  document.addEventListener('keydown', onKey);
  return () => {
    document.removeEventListener('click', onClick);
    document.removeEventListener('keydown', onKey);
  };
}
