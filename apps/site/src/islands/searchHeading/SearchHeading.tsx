import { useAttached } from '../useAttached';
import { attachSearchHeading } from './adoptSearchHeading';
import * as styles from './SearchHeading.css';

const HEADINGS = {
  page: 'Handwerker in {plz}',
  form: 'Jetzt Handwerker in {plz} und in der Nähe finden',
} as const;

export interface SearchHeadingProps {
  /** Which heading: that of the page or that of the form. */
  of: keyof typeof HEADINGS;
  /** What it says without a postcode. */
  otherwise: string;
}

/**
 * A heading of the search for the postcode of the address (R-SEARCH-04, R-SEARCH-05). In a visitor's browser
 * adoptSearchHeading.ts makes it work, without React.
 */
export function SearchHeading({ of, otherwise }: SearchHeadingProps) {
  const heading = useAttached(attachSearchHeading);
  return (
    <span ref={heading} className={styles.unknown[of]} data-known={HEADINGS[of]}>
      <span>{otherwise}</span>
    </span>
  );
}
