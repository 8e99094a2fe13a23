import { useSearchPostcode } from '../postcodeForm/useSearchPostcode';
import { inPlace } from './SearchHeading.css';

/** The heading of the search for a postcode, or for none (R-SEARCH-04, R-SEARCH-05). */
export function searchHeading(postcode: string | undefined): string {
  return postcode ? `Jetzt Handwerker in ${postcode} und in der Nähe finden` : 'Jetzt Handwerker in der Nähe finden';
}

/** The heading for the postcode of the address. */
export function SearchHeading() {
  return <span className={inPlace}>{searchHeading(useSearchPostcode())}</span>;
}
