import type { ConsentClearing } from './clearNames';
import type { ConsentExpiry } from './maxAge';
import type { ConsentPreferences, OptionalCategory } from './preferences';
import type { ConsentReceipt } from './receipt';
import type { ConsentSignal } from './signals';
import type { ConsentStorage } from './storage';

/** What is known about the visitor's consent. Frozen; the same object until its content changes. */
export interface ConsentSnapshot<Key extends string = OptionalCategory> {
  /** `unknown`: on the server and in the first client render after it. `undecided`: ask. `decided`: do not ask. */
  readonly status: 'unknown' | 'undecided' | 'decided';
  /** What may happen now. Everything optional is false unless a valid, current decision allows it. */
  readonly preferences: ConsentPreferences<Key>;
  /**
   * Why the visitor has no decision in force; null where there is one. `first-visit`: nothing is stored. `invalid`: what
   * is stored is no decision about these categories. `revision`: it was made under an older policy. `expired`: it is too
   * old. `signal`: something else has spoken for the visitor, see `signals`.
   */
  readonly reason: 'first-visit' | 'invalid' | 'revision' | 'expired' | 'signal' | null;
  /** When the visitor decided, in ms since epoch; null without a decision or without a receipt for it. */
  readonly decidedAt: number | null;
  /** Revision, time and random id of the decision; null without a decision or without a receipt for it. */
  readonly receipt: ConsentReceipt | null;
  /** What brought about the last change on this page; null where nothing has changed since it was loaded. */
  readonly source: ConsentChangeSource | null;
  /**
   * `session`: the choice holds until the tab is closed, because the browser keeps nothing longer. `memory`: it holds
   * until the page is left, because the browser keeps nothing at all.
   */
  readonly persistence: 'stored' | 'session' | 'memory';
  /** Whether the settings dialog is to be open. False on a server. */
  readonly settingsOpen: boolean;
}

/**
 * What brought about a change: one of the verbs, another tab, that a decision has become too old, or that the settings
 * dialog was opened or closed.
 */
export type ConsentChangeSource =
  | 'acceptAll'
  | 'rejectAll'
  | 'withdrawAll'
  | 'save'
  | 'reset'
  | 'otherTab'
  | 'expiry'
  | 'settings';

/** What `onChange` hands to its listeners. */
export interface ConsentChange<Key extends string = OptionalCategory> {
  /** What may happen from now on. */
  readonly preferences: ConsentPreferences<Key>;
  /** What could happen until now. Differs in at least one category. */
  readonly previous: ConsentPreferences<Key>;
  /** What brought it about. */
  readonly source: ConsentChangeSource;
}

/** A category or a service in the words of the settings. */
export interface CategoryDescription {
  /** As it is stored and asked for: `has('statistik')`. */
  readonly key: string;
  /** Name of its switch. `functional` and `marketing` have one in the texts. Default: the key. */
  readonly title?: string | undefined;
  /** What it is for, and who receives data. Default: as in the texts, or nothing. */
  readonly text?: string | undefined;
  /** Services with a switch of their own. Default: none. */
  readonly services?: readonly CategoryDescription[] | undefined;
}

/** How a store asks, keeps and forgets. All have a default; none can be changed later. */
export interface ConsentStoreOptions<Key extends string = OptionalCategory> {
  /** Key of the decision; the receipt lies under the same key plus `-receipt`. Default `cookie-consent`. */
  storageKey?: string | undefined;
  /** Default `localStorageAdapter()`. */
  storage?: ConsentStorage | undefined;
  /**
   * Revision of your policy, a whole number; anything else is reported in the console while developing. Raise it to ask
   * everybody again. Default 1.
   */
  revision?: number | undefined;
  /** When to ask again: `maxAge({ days: 365 })`. Default: never. */
  expiry?: ConsentExpiry | undefined;
  /**
   * What may speak for a visitor who has not decided; the first that says anything counts. `[browserSignal]` takes
   * Global Privacy Control and Do Not Track for a refusal. Default: nothing.
   */
  signals?: readonly ConsentSignal[] | undefined;
  /**
   * What to remove when a category is denied, and whenever a page loads while it is:
   * `clearNames({ marketing: [/^_ga/] })`. Default: nothing.
   */
  clearOnRevoke?: ConsentClearing<Key> | undefined;
}

/**
 * The visitor's consent and the verbs that change it. Its functions need no `this` and can be handed on. None throws,
 * whatever the storage does; on a server the verbs do nothing.
 */
export interface ConsentStore<Key extends string = OptionalCategory> {
  /** What is asked about, in the order of the settings. `necessary` is not among them. */
  readonly categories: readonly CategoryDescription[];
  /** The current snapshot. On a server always `unknown`. Reads storage when first called, never on creation. */
  readonly getSnapshot: () => ConsentSnapshot<Key>;
  /** The constant `unknown` snapshot, for prerendering and hydration. */
  readonly getServerSnapshot: () => ConsentSnapshot<Key>;
  /** Calls `listener` after every change of the snapshot. Returns a function that stops it. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Whether `category` is allowed now. `necessary` always is; a name that nobody asked about never is. */
  has(this: void, category: Key | 'necessary'): boolean;
  /** Allows every category and stores the decision. */
  readonly acceptAll: () => void;
  /** Denies everything but `necessary` and stores the decision. */
  readonly rejectAll: () => void;
  /**
   * The same as `rejectAll`, for a button that withdraws with one click: withdrawing must be as easy as consenting
   * (Art. 7 (3) GDPR).
   */
  readonly withdrawAll: () => void;
  /** Stores a decision. What `draft` leaves out stays as it is now; `necessary` is true whatever it says. */
  save(this: void, draft: Partial<Record<Key | 'necessary', boolean>>): void;
  /** Forgets the decision, so that the visitor is asked again. */
  readonly reset: () => void;
  /** Opens the settings dialog. Shows only where one is in the page. */
  readonly openSettings: () => void;
  /** Closes it, without saving. */
  readonly closeSettings: () => void;
  /**
   * Calls `listener` once whenever what is allowed has changed, here or in another tab, never on load.
   * An error thrown by a listener is reported to the page and stops nothing. Returns a function that stops it.
   */
  onChange(this: void, listener: (change: ConsentChange<Key>) => void): () => void;
}
