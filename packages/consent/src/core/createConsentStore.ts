import { storeFor } from './storeFor';
import type { ConsentStore, ConsentStoreOptions } from './types';

const DEFAULT_KEYS = ['functional', 'marketing'] as const;

/**
 * The visitor's consent, without any framework, for the categories `functional` and `marketing`. For categories of your
 * own see `defineConsent`.
 *
 * Nothing happens on creation: storage is read with the first `getSnapshot`, `has`, `subscribe` or verb, and other
 * tabs are followed while somebody listens. On a server the snapshot is always `unknown` and the verbs do nothing.
 * Storage that is blocked, full or gone never throws; the choice then holds until the tab is closed, or at least until
 * the page is left, see `persistence` of the snapshot.
 *
 * @example
 * const store = createConsentStore({ revision: 2 });
 * store.onChange(({ preferences }) => preferences.marketing && startCampaign());
 */
export function createConsentStore(
  // oxlint-disable-next-line typescript/no-unnecessary-type-arguments -- not the default once ConsentRegister is filled
  options: ConsentStoreOptions<'functional' | 'marketing'> = {},
  // oxlint-disable-next-line typescript/no-unnecessary-type-arguments -- not the default once ConsentRegister is filled
): ConsentStore<'functional' | 'marketing'> {
  return storeFor(DEFAULT_KEYS, options);
}
