import { Icon } from '@sanierungsweg/ui/icon';
import { ALL_PAGES_ID } from '../Footer/allPagesId';
import * as styles from './SearchLink.css';

/** Opens the search (see browser/search); without scripts a link to the list of all pages in the footer. */
export function SearchLink() {
  return (
    <a className={styles.search} href={`#${ALL_PAGES_ID}`} data-query="" aria-haspopup="dialog" aria-keyshortcuts="/">
      <Icon name="search" />
      <span className={styles.word}>Suchen</span>
    </a>
  );
}
