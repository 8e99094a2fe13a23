import { decisionOf } from './decisionOf';
import type { ConsentStore } from './types';

/** One category as a value to read and follow, for code that knows nothing of this package. */
export interface ConsentValue {
  /** Whether the category is allowed now. False on a server. */
  readonly get: () => boolean;
  /**
   * Calls `listener` after every decision, here or in another tab, also one that changes nothing, and when one is
   * forgotten or has become too old; never because the settings were opened or closed. Returns a function that stops it.
   */
  readonly subscribe: (listener: () => void) => () => void;
  /** Allows the category for good, as "Immer laden" does; the others stay as they are. */
  readonly grant: () => void;
}

/**
 * Narrows a store to one category. Throws as little as the store does: a name that is no category is never allowed.
 * On a server `get` says false and `grant` does nothing.
 *
 * @param store What `createConsentStore` or `defineConsent` made.
 * @param category What is read and followed.
 * @returns Its value, with a way to follow and to allow it.
 * @example <LeadHubProvider origin={origin} consent={consentFor(store, 'functional')} />
 */
export function consentFor<Key extends string>(store: ConsentStore<Key>, category: NoInfer<Key>): ConsentValue {
  return {
    get: () => store.has(category),
    subscribe(listener) {
      let known = decisionOf(store.getSnapshot());
      return store.subscribe(() => {
        const decision = decisionOf(store.getSnapshot());
        if (decision === known) return;
        known = decision;
        listener();
      });
    },
    grant: () => store.save({ [category]: true } as Partial<Record<Key | 'necessary', boolean>>),
  };
}
