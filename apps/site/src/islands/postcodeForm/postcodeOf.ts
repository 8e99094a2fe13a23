import { isPostcode } from '../../postcode.mjs';

/** What stands first as `plz` in a query string. */
export function typedPostcodeOf(query: string): string {
  return new URLSearchParams(query).get('plz') ?? '';
}

/** The postcode of a query string: the first `plz` if it is exactly five ASCII digits, otherwise none (R-SEARCH-02). */
export function postcodeOf(query: string): string | undefined {
  const typed = typedPostcodeOf(query);
  return isPostcode(typed) ? typed : undefined;
}
