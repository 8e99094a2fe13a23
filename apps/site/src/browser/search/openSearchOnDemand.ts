import { shortcut } from '../../islands/search/shortcut';

/** Links that open the search; without scripts they lead to the list of all pages in the footer. */
const OPENERS = 'a[data-query]';

/** Where a key is text, not a command. */
const TEXT = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], dialog';

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
    import('../../islands/search/openSearch').then(
      (module) => module.openSearch(link.dataset.query || undefined),
      () => location.assign(link.href),
    );
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
