import { useSearchPostcode } from './useSearchPostcode';

/** The heading of the search for the postcode of the address, or for none (R-SEARCH-04, R-SEARCH-05). */
export function SearchHeading() {
  const postcode = useSearchPostcode();
  return postcode ? `Jetzt Handwerker in ${postcode} und in der Nähe finden` : 'Jetzt Handwerker in der Nähe finden';
}
