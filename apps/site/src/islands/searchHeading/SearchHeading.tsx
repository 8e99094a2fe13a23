import { useEffect } from 'react';
import { useSearchPostcode } from '../postcodeForm/useSearchPostcode';
import * as styles from './SearchHeading.css';

const HEADINGS = {
  page: (postcode: string) => `Handwerker in ${postcode}`,
  form: (postcode: string) => `Jetzt Handwerker in ${postcode} und in der Nähe finden`,
} as const;

export interface SearchHeadingProps {
  /** Which heading: that of the page or that of the form. */
  of: keyof typeof HEADINGS;
  /** What it says without a postcode. */
  otherwise: string;
}

/** A heading of the search for the postcode of the address (R-SEARCH-04, R-SEARCH-05). */
export function SearchHeading({ of, otherwise }: SearchHeadingProps) {
  const postcode = useSearchPostcode();
  useEffect(() => {
    // As the script in the head did when the page was loaded.
    const { dataset } = document.documentElement;
    if (postcode) dataset.plz = postcode;
    else delete dataset.plz;
    return () => {
      delete dataset.plz;
    };
  }, [postcode]);
  return (
    <span className={postcode ? undefined : styles.unknown[of]}>
      <span>{postcode ? HEADINGS[of](postcode) : otherwise}</span>
    </span>
  );
}
