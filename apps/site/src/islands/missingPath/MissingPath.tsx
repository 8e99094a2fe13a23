import { buttonVariants } from '@sanierungsweg/ui/button';
import { useEffect, useSyncExternalStore } from 'react';
import { ALL_PAGES_ID } from '../../browser/shell/Footer/allPagesId';
import { wordsOfPath } from './wordsOfPath';

const neverChanges = () => () => {};
const addressWords = () => wordsOfPath(window.location.pathname);
/** The prerendered page does not know under which address it will be shown. */
const noWords = () => '';

/**
 * Logs the path that led nowhere to the console (R-ERR-03), and offers the search with its words filled in. Without
 * scripts the button leads to the list of all pages.
 */
export function MissingPath() {
  const words = useSyncExternalStore(neverChanges, addressWords, noWords);
  useEffect(() => {
    console.error(`404: no page at ${window.location.pathname}`);
  }, []);
  return (
    <p>
      <a href={`#${ALL_PAGES_ID}`} data-query={words} className={buttonVariants({ variant: 'outline' })}>
        {words ? `Nach „${words}“ suchen` : 'Alle Seiten durchsuchen'}
      </a>
    </p>
  );
}
