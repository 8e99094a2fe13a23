import { useSyncExternalStore } from 'react';
import { postcodeOf } from './postcodeOf';

const never = () => () => {};

/** The postcode of the address. Unknown while hydrating, because the prerendered page knows no query. */
export function useSearchPostcode(): string | undefined {
  return useSyncExternalStore(
    never,
    () => postcodeOf(window.location.search),
    () => undefined,
  );
}
