import type { NamePattern } from './clearNames';
import type { ConsentCategory, ConsentPreferences } from './preferences';
import type { ConsentStorage } from './storage';

/** What is known about the visitor's consent. Frozen; the same object until its content changes. */
export interface ConsentSnapshot {
  /** `unknown`: on the server and in the first client render after it. `undecided`: ask. `decided`: do not ask. */
  readonly status: 'unknown' | 'undecided' | 'decided';
  /** What may happen now. Everything optional is false unless a valid, current decision allows it. */
  readonly preferences: ConsentPreferences;
  /** Why there is no decision of the visitor's; `signal`: the browser objects and `signals` is `deny`. */
  readonly reason: 'first-visit' | 'invalid' | 'revision' | 'expired' | 'signal' | null;
  /** When the visitor decided, in ms since epoch; null without a decision or without a receipt for it. */
  readonly decidedAt: number | null;
  /** `memory`: the browser keeps nothing, the choice holds until the page is left. */
  readonly persistence: 'stored' | 'memory';
}

/** What brought about a change: one of the verbs, or another tab. */
export type ConsentChangeSource = 'acceptAll' | 'rejectAll' | 'save' | 'reset' | 'otherTab';

/** What `onChange` hands to its listeners. */
export interface ConsentChange {
  /** What may happen from now on. */
  readonly preferences: ConsentPreferences;
  /** What could happen until now. Differs in at least one category. */
  readonly previous: ConsentPreferences;
  /** What brought it about. */
  readonly source: ConsentChangeSource;
}

/** How a store asks, keeps and forgets. All have a default; none can be changed later. */
export interface ConsentStoreOptions {
  /** Key of the decision; the receipt lies under the same key plus `-receipt`. Default `cookie-consent`. */
  storageKey?: string;
  /** Default `localStorageAdapter()`. */
  storage?: ConsentStorage;
  /** Revision of your policy, a whole number. Raise it to ask everybody again. Default 1. */
  revision?: number;
  /** Ask again after so many days, whether the visitor had accepted or refused. Default: never. */
  maxAgeDays?: number;
  /** `deny`: Global Privacy Control or Do Not Track counts as a refusal nobody is asked about. Default `ignore`. */
  signals?: 'ignore' | 'deny';
  /**
   * Cookies and entries of `localStorage` and `sessionStorage` to remove when a category is denied. What `necessary`
   * lists is never removed, nor is the decision itself.
   */
  clearOnRevoke?: Partial<Record<ConsentCategory, readonly NamePattern[]>>;
}

/**
 * The visitor's consent and the verbs that change it. Its functions need no `this` and can be handed on. None throws,
 * whatever the storage does; on a server the verbs do nothing.
 */
export interface ConsentStore {
  /** The current snapshot. On a server always `unknown`. Reads storage when first called, never on creation. */
  readonly getSnapshot: () => ConsentSnapshot;
  /** The constant `unknown` snapshot, for prerendering and hydration. */
  readonly getServerSnapshot: () => ConsentSnapshot;
  /** Calls `listener` after every change of the snapshot. Returns a function that stops it. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Whether `category` is allowed now. `necessary` always is. */
  readonly has: (category: ConsentCategory) => boolean;
  /** Allows every category and stores the decision. */
  readonly acceptAll: () => void;
  /** Denies everything but `necessary` and stores the decision. */
  readonly rejectAll: () => void;
  /** Stores a decision. What `draft` leaves out stays as it is now; `necessary` is true whatever it says. */
  readonly save: (draft: Partial<Record<ConsentCategory, boolean>>) => void;
  /** Forgets the decision, so that the visitor is asked again. */
  readonly reset: () => void;
  /**
   * Calls `listener` once whenever what is allowed has changed, here or in another tab, never on load.
   * An error thrown by a listener is reported to the page and stops nothing. Returns a function that stops it.
   */
  readonly onChange: (listener: (change: ConsentChange) => void) => () => void;
}
