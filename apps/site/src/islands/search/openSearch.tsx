import { createRoot } from 'react-dom/client';
import { allowTranslation } from '../allowTranslation';
import { SearchDialog } from './SearchDialog';
import { openIndex, type SearchFile, type SearchIndex } from './searchIndex';

let index: Promise<SearchIndex> | undefined;

/** Address of this build's search file; the prerender writes it onto the entry script. */
function searchFileAddress(): string {
  return document.querySelector<HTMLElement>('script[data-search]')?.dataset.search ?? '';
}

async function fetchIndex(): Promise<SearchIndex> {
  const response = await fetch(searchFileAddress());
  if (!response.ok) throw new Error(`site: ${response.url} answered ${response.status}.`);
  return openIndex((await response.json()) as SearchFile);
}

/** Fetched once; a failure is forgotten, so that another attempt can succeed. */
function loadIndex(): Promise<SearchIndex> {
  index ??= fetchIndex().catch((error: unknown) => {
    index = undefined;
    throw error;
  });
  return index;
}

let lastQuery = '';
/** What holds the dialog. */
let shown: HTMLElement | undefined;

/**
 * Opens the search over the page.
 *
 * @param query What stands in the field at first; what was typed last on this page when left out.
 */
export function openSearch(query = lastQuery): void {
  // One that has closed tells it a moment later.
  if (shown && !shown.querySelector('dialog:not([open])')) return;
  const place = document.createElement('div');
  shown = place;
  document.body.append(place);
  allowTranslation();
  const root = createRoot(place);
  const onClose = () => {
    if (shown === place) shown = undefined;
    // Not while React is at work on the event that closes.
    setTimeout(() => {
      root.unmount();
      place.remove();
    });
  };
  const onQueryChange = (typed: string) => {
    lastQuery = typed;
  };
  root.render(<SearchDialog query={query} onQueryChange={onQueryChange} onClose={onClose} load={loadIndex} />);
}
