import { decisionOf } from './decisionOf';
import type { ConsentStore } from './types';

/** One category as a value to read and follow, for code that knows nothing of this package. */
export interface ConsentValue {
  /** Whether the category is allowed now. False on a server. */
  readonly get: () => boolean;
  /**
   * Calls `listener` after every decision, in this tab or another, even one that changes nothing, and when a decision is
   * reset or expires; never because the settings were opened or closed. Returns a function that stops it.
   */
  readonly subscribe: (listener: () => void) => () => void;
  /** Allows the category for good, as "Immer laden" does; the others stay as they are. */
  readonly grant: () => void;
}

/**
 * Narrows a store to one category. Like the store it never throws; a name that is not a category is never allowed.
 * On a server `get` returns false and `grant` does nothing.
 *
 * @param store What `createConsentStore` or `defineConsent` made.
 * @param category The category to read and follow.
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
