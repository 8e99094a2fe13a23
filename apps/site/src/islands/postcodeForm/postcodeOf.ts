import { POSTCODE_LENGTH } from '../../../settings/site';

const POSTCODE = new RegExp(`^[0-9]{${POSTCODE_LENGTH}}$`);

/** The postcode of a query string: the first `plz` if it is exactly five ASCII digits, otherwise none (R-SEARCH-02). */
export function postcodeOf(query: string): string | undefined {
  const plz = new URLSearchParams(query).get('plz');
  return plz !== null && POSTCODE.test(plz) ? plz : undefined;
}
