import { buttonVariants } from '@sanierungsweg/ui/button';
import { ALL_PAGES_ID } from '../../browser/shell/Footer/allPagesId';
import { useAttached } from '../useAttached';
import { attachMissingPath } from './adoptMissingPath';

/**
 * Offers the search with the words of the address that led nowhere. Without scripts the button leads to the list of all
 * pages. In a visitor's browser adoptMissingPath.ts makes it work, without React.
 */
export function MissingPath() {
  const link = useAttached<HTMLAnchorElement>(attachMissingPath);
  return (
    <p>
      <a ref={link} href={`#${ALL_PAGES_ID}`} data-query="" className={buttonVariants({ variant: 'outline' })}>
        Alle Seiten durchsuchen
      </a>
    </p>
  );
}
