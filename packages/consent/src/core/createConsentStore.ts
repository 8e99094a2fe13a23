import { attempt } from './attempt';
import { clearNames } from './clearNames';
import { type ConsentCategory, parsePreferences, preferencesOf } from './preferences';
import { parseReceipt, writeReceipt } from './receipt';
import { browserObjects } from './signals';
import { localStorageAdapter } from './storage';
import type { ConsentChangeSource, ConsentSnapshot, ConsentStore, ConsentStoreOptions } from './types';

const MS_PER_DAY = 86_400_000;
const UNKNOWN: ConsentSnapshot = Object.freeze({
  status: 'unknown',
  preferences: preferencesOf(),
  reason: null,
  decidedAt: null,
  persistence: 'stored',
});

type Texts = readonly (string | null | undefined)[];

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
  const { storageKey = 'cookie-consent', storage = localStorageAdapter(), revision = 1, clearOnRevoke = {} } = options;
  const keys = [storageKey, `${storageKey}-receipt`];
  const listeners = new Set<() => void>();
  let snapshot = UNKNOWN;
  let source: ConsentChangeSource;
  // What lies under the keys: the decision and its receipt, as text. Nothing: no decision.
  let texts: Texts = [];
  // Storage failed: what is known here outranks its silence.
  let unstored = false;
  let disconnect: (() => void) | undefined;

  // The decision first: an old grant must never meet a new receipt, not even in another tab for a moment.
  const put = (next: Texts) =>
    keys.map((key, index) => (next[index] ? storage.set(key, next[index]) : storage.remove(key)));

  function evaluate(): ConsentSnapshot {
    const preferences = parsePreferences(texts[0]);
    const seen = parseReceipt(texts[1]);
    let reason: ConsentSnapshot['reason'] = null;
    if (!preferences) reason = texts[0] ? 'invalid' : 'first-visit';
    else if (seen.revision < revision) reason = 'revision';
    // A receipt from the future would never expire. Without a limit the product is NaN, which nothing exceeds.
    else if (seen.time && Math.abs(Date.now() - seen.time) > (options.maxAgeDays as number) * MS_PER_DAY)
      reason = 'expired';
    const decided = !reason;
    if (reason && options.signals === 'deny' && browserObjects()) reason = 'signal';
    return Object.freeze({
      ...UNKNOWN,
      status: decided || reason === 'signal' ? 'decided' : 'undecided',
      reason,
      ...(decided && { preferences, decidedAt: seen.time }),
      ...(unstored && { persistence: 'memory' }),
    });
  }

  function publish(cause: ConsentChangeSource): void {
    const previous = snapshot;
    const next = evaluate();
    if (JSON.stringify(next) === JSON.stringify(previous)) return;
    snapshot = next;
    if (previous === UNKNOWN) return;
    source = cause;
    for (const listener of listeners) listener();
    for (const category in clearOnRevoke) {
      if (next.preferences[category as ConsentCategory]) continue;
      // After React has removed what needed consent.
      queueMicrotask(() =>
        clearNames(clearOnRevoke[category as ConsentCategory] ?? [], [...keys, ...(clearOnRevoke.necessary ?? [])]),
      );
    }
  }

  function refresh(): void {
    if (typeof document === 'undefined') return;
    const stored = attempt(() => keys.map((key) => storage.get(key)));
    unstored = !stored || (unstored && !stored[0]);
    if (stored && !unstored) texts = stored;
    publish('otherTab');
  }

  function getSnapshot(): ConsentSnapshot {
    if (snapshot === UNKNOWN) refresh();
    return snapshot;
  }

  function decide(cause: ConsentChangeSource, functional?: unknown, marketing?: unknown): void {
    if (getSnapshot() === UNKNOWN) return;
    texts = cause === 'reset' ? [] : [JSON.stringify(preferencesOf(functional, marketing)), writeReceipt(revision)];
    unstored = !attempt(() => put(texts));
    // A refusal that does not fit must not leave an older grant behind.
    if (unstored) attempt(() => put([]));
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
        if (JSON.stringify(previous) === JSON.stringify(change.preferences)) return;
        previous = change.preferences;
        // An error in one listener stops nothing else and reaches the page as an error of its own.
        queueMicrotask(() => listener(change));
      });
    },
    has: (category) => getSnapshot().preferences[category],
    acceptAll: () => decide('acceptAll', true, true),
    rejectAll: () => decide('rejectAll'),
    save({ functional = getSnapshot().preferences.functional, marketing = getSnapshot().preferences.marketing }) {
      decide('save', functional, marketing);
    },
    reset: () => decide('reset'),
  };
}
