import { useSyncExternalStore } from 'react';
import { postcodeOf, typedPostcodeOf } from './postcodeOf';

const never = () => () => {};

/** What the address says of the visitor's place. Unknown while hydrating, because the prerendered page knows no query. */
function useQuery<T>(read: (query: string) => T): T | undefined {
  return useSyncExternalStore(
    never,
    () => read(window.location.search),
    () => undefined,
  );
}

/** The postcode of the address. */
export const useSearchPostcode = () => useQuery(postcodeOf);

/** What stands in the address in place of a postcode, whatever it is. */
export const useTypedPostcode = () => useQuery(typedPostcodeOf);
