/**
 * Where decisions are kept. Every method may throw; the store then keeps the choice in `sessionStorage` until the tab
 * is closed, or, where that fails too, in memory until the page is left: `persistence` says which.
 */
export interface ConsentStorage {
  /** The text under `key`, or null if there is none. */
  get(key: string): string | null;
  /** Keeps `value` under `key`, or throws. It must not fail silently. */
  set(key: string, value: string): void;
  /** Removes what lies under `key`; does nothing if there is nothing. */
  remove(key: string): void;
  /**
   * Calls `listener` whenever another tab may have changed something. Optional where no other tab can.
   * @returns A function that stops it.
   */
  subscribe?(listener: () => void): () => void;
}

/**
 * Keeps decisions in `window.localStorage`: the default.
 *
 * Nothing is touched before the first read, so that it can be created on a server. Other tabs are followed through
 * `storage` events, and a page that comes back from the back/forward cache reads again. Where the browser refuses
 * or has no room, it throws into the store, which then keeps the choice for the tab.
 *
 * @example createConsentStore({ storage: localStorageAdapter() }); // what it does without the option, too
 */
export function localStorageAdapter(): ConsentStorage {
  return {
    get: (key) => localStorage.getItem(key),
    set: (key, value) => localStorage.setItem(key, value),
    remove: (key) => localStorage.removeItem(key),
    subscribe(listener) {
      addEventListener('storage', listener);
      addEventListener('pageshow', listener);
      return () => {
        removeEventListener('storage', listener);
        removeEventListener('pageshow', listener);
      };
    },
  };
}
