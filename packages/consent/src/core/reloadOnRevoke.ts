import type { ConsentStore } from './types';

/**
 * Reloads the page whenever the visitor withdraws something, in this tab or another, so that no script that has run goes
 * on. A decision that has only become too old reloads nothing. On a server nothing happens.
 *
 * @param store The store to follow.
 * @returns A function that stops it.
 * @example
 * export const store = createConsentStore();
 * reloadOnRevoke(store);
 */
export function reloadOnRevoke<Key extends string>(store: ConsentStore<Key>): () => void {
  return store.onChange(({ preferences, previous, source }) => {
    const names = Object.keys(previous) as (Key | 'necessary')[];
    if (source !== 'expiry' && names.some((name) => previous[name] && !preferences[name])) location.reload();
  });
}
