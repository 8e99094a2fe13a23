import { attempt, own, parseJson } from './attempt';
import { clearNames, type NamePattern } from './clearNames';
import { type Listening, notify } from './notify';
import { type ConsentPreferences, parsePreferences, preferencesOf } from './preferences';
import { type ConsentReceipt, parseReceipt, writeReceipt } from './receipt';
import { readSignals } from './signals';
import { localStorageAdapter } from './storage';
import type {
  CategoryDescription,
  ConsentChangeSource,
  ConsentSnapshot,
  ConsentStore,
  ConsentStoreOptions,
} from './types';

const MS_PER_DAY = 86_400_000;
/** Browsers keep the delay of a timer in 32 bits. */
const LONGEST_DELAY = 2 ** 31 - 1;
/** Told to stores of the same key in this document; `storage` events reach other documents only. */
const DECIDED = 'dpc-decided';

/** Decision and receipt, as they are stored. Null: nothing there. */
type Texts = readonly (string | null)[];

/**
 * A store for any categories; see `createConsentStore`.
 *
 * @param keys What is asked about.
 * @param categoryOf Whose decision holds for a key that a draft does not name.
 */
export function storeFor<Key extends string>(
  keys: readonly Key[],
  options: ConsentStoreOptions<Key>,
  categories: readonly CategoryDescription[] = keys.map((key) => ({ key })),
  categoryOf: (service: string) => string | undefined = () => undefined,
): ConsentStore<Key> {
  const { storageKey = 'cookie-consent', storage = localStorageAdapter(), revision = 1, clearOnRevoke = {} } = options;
  const places = [storageKey, `${storageKey}-receipt`];
  const listeners = new Set<Listening>();
  const unknown: ConsentSnapshot<Key> = Object.freeze({
    status: 'unknown',
    preferences: preferencesOf(keys),
    reason: null,
    decidedAt: null,
    receipt: null,
    source: null,
    persistence: 'stored',
    settingsOpen: false,
  });
  let snapshot = unknown;
  let texts: Texts = [];
  let persistence: ConsentSnapshot['persistence'] = 'stored';
  /** What storage goes on saying although it was to say something else: as JSON, empty if it could not be read. */
  let outranked: string | undefined;
  let settingsOpen = false;
  let expires = Infinity;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let disconnect: (() => void) | undefined;

  const read = () => places.map((place) => storage.get(place) ?? null);

  // The decision first: an old grant must never meet a new receipt, not even in another tab for a moment.
  const put = (next: Texts) =>
    places.forEach((place, index) => (next[index] ? storage.set(place, next[index]) : storage.remove(place)));

  const allowed = (category: string) => snapshot.preferences[category as Key] === true;

  function evaluate(): ConsentSnapshot<Key> {
    let preferences = parsePreferences(texts[0], keys);
    let receipt: ConsentReceipt | null = parseReceipt(texts[1]);
    let reason: ConsentSnapshot['reason'] = null;
    expires = Infinity;
    if (!preferences) reason = texts[0] ? 'invalid' : 'first-visit';
    else if (receipt.revision < revision) reason = 'revision';
    else if (texts[1]) {
      const refused = keys.every((key) => !preferences?.[key]);
      const limit = ((refused && options.refusalMaxAgeDays) || options.maxAgeDays || Infinity) * MS_PER_DAY;
      expires = (receipt.time ?? 0) + limit;
      // A receipt from the future would never expire.
      if (Math.abs(expires - limit - Date.now()) > limit) {
        reason = 'expired';
        expires = Infinity;
      }
    } else receipt = null;
    if (reason) {
      receipt = null;
      const said = readSignals(options.signals);
      if (said) reason = 'signal';
      preferences = preferencesOf(keys, said && ((key) => own(said, key)));
    }
    return {
      ...snapshot,
      status: reason && reason !== 'signal' ? 'undecided' : 'decided',
      preferences: preferences as ConsentPreferences<Key>,
      reason,
      decidedAt: receipt && receipt.time,
      receipt,
      persistence,
      settingsOpen,
    };
  }

  function publish(source: ConsentChangeSource): void {
    const previous = snapshot;
    const next = evaluate();
    clearTimeout(timer);
    if (listeners.size && expires < Infinity)
      timer = setTimeout(() => refresh('expiry'), Math.min(expires - Date.now() + 1, LONGEST_DELAY));
    if (JSON.stringify(next) === JSON.stringify(previous)) return;
    snapshot = Object.freeze({ ...next, source: previous === unknown ? null : source });
    for (const [category, names] of Object.entries<readonly NamePattern[]>(clearOnRevoke)) {
      // After React has removed what needed consent.
      queueMicrotask(() => {
        if (!allowed(category)) clearNames(names, [...places, ...(options.clearOnRevoke?.necessary ?? [])]);
      });
    }
    if (previous === unknown) return;
    notify(listeners);
    if (
      options.reloadOnRevoke &&
      source !== 'expiry' &&
      keys.some((key) => previous.preferences[key] && !next.preferences[key])
    )
      location.reload();
  }

  /** Reads what is stored, unless something newer could not be stored. */
  function refresh(source: ConsentChangeSource = 'otherTab'): void {
    if (typeof document === 'undefined') return;
    const stored = attempt(read);
    const text = JSON.stringify(stored) ?? '';
    const kept = parseJson(attempt(() => sessionStorage.getItem(storageKey)));
    if (outranked === undefined && Array.isArray(own(kept, 'texts'))) {
      texts = kept.texts as Texts;
      outranked = String(kept.outranked);
      persistence = 'session';
    }
    if (outranked !== undefined && (!stored?.[0] || text === (outranked ||= text))) {
      // What was decided here still outranks what is stored.
    } else if (stored) {
      texts = stored;
      persistence = 'stored';
      if (outranked !== undefined) attempt(() => sessionStorage.removeItem(storageKey));
      outranked = undefined;
    } else persistence = 'memory';
    publish(source);
  }

  function getSnapshot(): ConsentSnapshot<Key> {
    // Nobody tells of changes while nobody listens.
    if (snapshot === unknown || !listeners.size) refresh();
    return snapshot;
  }

  function decide(source: ConsentChangeSource, wanted?: (key: string) => unknown): void {
    if (getSnapshot() === unknown) return;
    texts = [null, null];
    if (wanted) {
      const decided = preferencesOf(
        keys,
        (key) => wanted(key) ?? wanted(categoryOf(key) ?? '') ?? snapshot.preferences[key],
      );
      texts = [JSON.stringify(decided), writeReceipt(revision)];
    }
    persistence = 'stored';
    outranked = attempt(() => (put(texts), JSON.stringify(read()) === JSON.stringify(texts))) ? undefined : '';
    attempt(() => sessionStorage.removeItem(storageKey));
    if (outranked !== undefined) {
      // A refusal that does not fit must not leave an older grant behind.
      attempt(() => put([]));
      outranked = attempt(() => JSON.stringify(read())) ?? '';
      persistence =
        attempt(() => (sessionStorage.setItem(storageKey, JSON.stringify({ texts, outranked })), 'session' as const)) ??
        'memory';
    }
    publish(source);
    dispatchEvent(new Event(DECIDED));
  }

  function subscribe(listener: () => void): () => void {
    const listening = { listener };
    listeners.add(listening);
    if (listeners.size === 1 && typeof document !== 'undefined') {
      const follow = () => refresh();
      const stop = attempt(() => storage.subscribe?.(follow));
      addEventListener(DECIDED, follow);
      disconnect = () => {
        attempt(() => stop?.());
        removeEventListener(DECIDED, follow);
        clearTimeout(timer);
      };
      // Nobody may have listened for a while.
      refresh();
    }
    return () => {
      if (listeners.delete(listening) && !listeners.size) disconnect?.();
    };
  }

  const show = (open: boolean) => () => {
    if (getSnapshot() === unknown) return;
    settingsOpen = open;
    publish('settings');
  };

  return {
    categories,
    getSnapshot,
    getServerSnapshot: () => unknown,
    subscribe,
    onChange(listener) {
      let previous = getSnapshot().preferences;
      let stopped = false;
      const stop = subscribe(() => {
        const change = { preferences: snapshot.preferences, previous, source: snapshot.source as ConsentChangeSource };
        if (JSON.stringify(previous) === JSON.stringify(change.preferences)) return;
        previous = change.preferences;
        // An error in one listener stops nothing else and reaches the page as an error of its own.
        queueMicrotask(() => stopped || listener(change));
      });
      return () => {
        stopped = true;
        stop();
      };
    },
    has: (category) => {
      // The timer of a page in the background may be late.
      if (Date.now() > expires) refresh('expiry');
      getSnapshot();
      return allowed(category);
    },
    acceptAll: () => decide('acceptAll', () => true),
    rejectAll: () => decide('rejectAll', () => false),
    withdrawAll: () => decide('withdrawAll', () => false),
    save: (draft) => decide('save', (key) => own(draft, key)),
    reset: () => decide('reset'),
    openSettings: show(true),
    closeSettings: show(false),
  };
}
