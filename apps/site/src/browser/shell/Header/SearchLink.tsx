import { ALL_PAGES_ID } from '../Footer/allPagesId';
import { InlineIcon } from '../InlineIcon';
import * as styles from './SearchLink.css';

/**
 * Opens the search (see browser/search); without scripts a link to the list of all pages in the footer. `wide` is the
 * entry of the burger menu, which lists all pages itself and has no entry without scripts.
 */
export function SearchLink({ wide = false }: { wide?: boolean }) {
  return (
    <a
      className={wide ? styles.wide : styles.search}
      href={`#${ALL_PAGES_ID}`}
      data-query=""
      aria-haspopup="dialog"
      aria-keyshortcuts="/"
    >
      <InlineIcon name="search" />
      <span className={wide ? undefined : styles.word}>{wide ? 'Auf allen Seiten suchen' : 'Suchen'}</span>
    </a>
  );
}
