import { attempt } from './attempt';
import { clearNames } from './clearNames';
import { OPTIONAL_CATEGORIES, parsePreferences, preferencesOf } from './preferences';
import { parseReceipt, writeReceipt } from './receipt';
import { browserObjects } from './signals';
import { localStorageAdapter } from './storage';
import type { ConsentChangeSource, ConsentSnapshot, ConsentStore, ConsentStoreOptions } from './types';

const MS_PER_DAY = 86_400_000;
const DENIED = preferencesOf();
const UNKNOWN: ConsentSnapshot = Object.freeze({
  status: 'unknown',
  preferences: DENIED,
  reason: null,
  decidedAt: null,
  persistence: 'stored',
});

// After React has removed what a change forbids. An error in one callback stops nothing else and reaches the page.
const later = (run: () => void) => queueMicrotask(run);
const sameContent = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * The visitor's consent, without any framework.
 *
 * Nothing happens on creation: storage is read with the first `getSnapshot`, `has`, `subscribe` or verb, and other
 * tabs are followed while somebody listens. On a server the snapshot is always `unknown` and the verbs do nothing.
 * Storage that is blocked, full or gone never throws; the choice then holds for the session.
 *
 * @example
 * const store = createConsentStore({ revision: 2 });
 * store.onChange(({ preferences }) => preferences.marketing && startCampaign());
 */
export function createConsentStore(options: ConsentStoreOptions = {}): ConsentStore {
  const { storageKey = 'cookie-consent', storage = localStorageAdapter(), revision = 1, clearOnRevoke } = options;
  const receiptKey = `${storageKey}-receipt`;
  const listeners = new Set<() => void>();
  let snapshot = UNKNOWN;
  let source: ConsentChangeSource;
  let value: string | null = null;
  let receipt: string | null = null;
  // While storage fails: what it held when it did, which the session's own choice outranks. Otherwise undefined.
  let outranked: string | null | undefined;
  let disconnect: (() => void) | undefined;

  function forget(): true {
    storage.remove(storageKey);
    storage.remove(receiptKey);
    return true;
  }

  function keep(): true {
    // The decision first: an old grant must never meet a new receipt, not even in another tab for a moment.
    storage.set(storageKey, value as string);
    storage.set(receiptKey, receipt as string);
    return true;
  }

  function evaluate(): ConsentSnapshot {
    const seen = parseReceipt(receipt);
    let preferences = parsePreferences(value);
    let reason: ConsentSnapshot['reason'] = null;
    if (!preferences) reason = value === null ? 'first-visit' : 'invalid';
    else if (seen.revision < revision) reason = 'revision';
    // A receipt from the future would never expire. Without a limit the product is NaN, which nothing exceeds.
    else if (seen.time && Math.abs(Date.now() - seen.time) > (options.maxAgeDays as number) * MS_PER_DAY)
      reason = 'expired';
    if (reason) {
      preferences = undefined;
      if (options.signals === 'deny' && browserObjects()) reason = 'signal';
    }
    return Object.freeze({
      status: preferences || reason === 'signal' ? 'decided' : 'undecided',
      preferences: preferences ?? DENIED,
      reason,
      decidedAt: preferences ? seen.time : null,
      persistence: outranked === undefined ? 'stored' : 'memory',
    });
  }

  function publish(cause: ConsentChangeSource): void {
    const previous = snapshot;
    const next = evaluate();
    if (sameContent(next, previous)) return;
    snapshot = next;
    if (previous === UNKNOWN) return;
    source = cause;
    for (const listener of listeners) listener();
    if (clearOnRevoke) {
      const denied = OPTIONAL_CATEGORIES.filter((category) => !next.preferences[category]);
      later(() =>
        clearNames(
          denied.flatMap((category) => clearOnRevoke[category] ?? []),
          [storageKey, receiptKey, ...(clearOnRevoke.necessary ?? [])],
        ),
      );
    }
  }

  function refresh(): void {
    if (typeof document === 'undefined') return;
    const stored = attempt(() => storage.get(storageKey));
    if (stored === undefined) outranked ??= null;
    else if (stored !== outranked) {
      value = stored;
      receipt = attempt(() => storage.get(receiptKey)) ?? null;
      outranked = undefined;
    }
    publish('otherTab');
  }

  function getSnapshot(): ConsentSnapshot {
    if (snapshot === UNKNOWN) refresh();
    return snapshot;
  }

  function decide(cause: ConsentChangeSource, functional?: unknown, marketing?: unknown): void {
    if (getSnapshot() === UNKNOWN) return;
    value = cause === 'reset' ? null : JSON.stringify(preferencesOf(functional, marketing));
    receipt = value && writeReceipt(revision);
    outranked = undefined;
    if (!attempt(value ? keep : forget)) {
      // A refusal that does not fit must not leave an older grant behind.
      attempt(forget);
      outranked = attempt(() => storage.get(storageKey)) ?? null;
    }
    publish(cause);
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    if (listeners.size === 1) {
      disconnect = attempt(() => storage.subscribe?.(refresh));
      // Nobody may have listened for a while.
      refresh();
    }
    return () => {
      if (listeners.delete(listener) && !listeners.size) disconnect?.();
    };
  }

  return {
    getSnapshot,
    getServerSnapshot: () => UNKNOWN,
    subscribe,
    onChange(listener) {
      let previous = getSnapshot().preferences;
      return subscribe(() => {
        const change = { preferences: snapshot.preferences, previous, source };
        if (sameContent(previous, change.preferences)) return;
        previous = change.preferences;
        later(() => listener(change));
      });
    },
    has: (category) => category === 'necessary' || getSnapshot().preferences[category],
    acceptAll: () => decide('acceptAll', true, true),
    rejectAll: () => decide('rejectAll'),
    save({ functional, marketing }) {
      const now = getSnapshot().preferences;
      decide('save', functional ?? now.functional, marketing ?? now.marketing);
    },
    reset: () => decide('reset'),
  };
}
