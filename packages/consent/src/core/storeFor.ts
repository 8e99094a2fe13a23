import { attempt, own, parseJson } from './attempt';
import { notify } from './notify';
import { parsePreferences, preferencesOf } from './preferences';
import { parseReceipt, writeReceipt } from './receipt';
import { localStorageAdapter } from './storage';
import type {
  CategoryDescription,
  ConsentChangeSource,
  ConsentSnapshot,
  ConsentStore,
  ConsentStoreOptions,
} from './types';
import { warnOfNames } from './warnOfNames';
import { warnOfOptions } from './warnOfOptions';

/** Told to stores of the same key in this document; `storage` events reach other documents only. */
const DECIDED = 'dpc-decided';

/** Decision and receipt, as they are stored. Null: nothing there. */
type Texts = readonly (string | null)[];

/** A decision that storage did not take, and what storage goes on saying instead: empty if it could not be read. */
interface Kept {
  readonly texts: Texts;
  outranked: string;
}

/**
 * A store for any categories; see `createConsentStore`.
 *
 * @param keys What is asked about.
 */
export function storeFor<Key extends string>(
  keys: readonly Key[],
  options: ConsentStoreOptions<Key>,
  categories: readonly CategoryDescription[] = keys.map((key) => ({ key })),
): ConsentStore<Key> {
  warnOfOptions(options);
  const { storageKey = 'cookie-consent', storage = localStorageAdapter(), revision = 1 } = options;
  const places = [storageKey, `${storageKey}-receipt`];
  const listeners = new Set<() => void>();
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
  /** What was decided here and outranks what is stored. */
  let kept: Kept | undefined;
  let settingsOpen = false;
  /** Ends what follows other tabs and stores, while somebody listens. */
  let stop: (() => void)[] | undefined;
  /** The verb under way, while those who listen are told of it. */
  let verb: ConsentChangeSource | undefined;

  const read = () => JSON.stringify(places.map((place) => storage.get(place)));

  // The decision first: an old grant must never meet a new receipt, not even in another tab for a moment.
  const put = (next: Texts) =>
    places.forEach((place, index) => (next[index] ? storage.set(place, next[index]) : storage.remove(place)));

  const has = (category: Key | 'necessary') => {
    warnOfNames(snapshot, category);
    // oxlint-disable-next-line typescript/no-unnecessary-boolean-literal-compare -- names that nobody asked about are undefined
    return snapshot.preferences[category] === true;
  };

  function evaluate(): ConsentSnapshot<Key> {
    let preferences = parsePreferences(texts[0], keys);
    let receipt = texts[1] ? parseReceipt(texts[1]) : null;
    let reason: ConsentSnapshot['reason'] = null;
    if (!preferences) reason = texts[0] ? 'invalid' : 'first-visit';
    else if ((receipt?.revision ?? 1) < revision) reason = 'revision';
    else if (receipt && options.expiry?.expired(receipt, !keys.some((key) => preferences?.[key]))) reason = 'expired';
    if (reason) {
      receipt = null;
      const said = options.signals?.map((signal) => attempt(signal.read)).find(Boolean);
      if (said) reason = 'signal';
      preferences = preferencesOf(keys, (key) => said && own(said, key));
    }
    return {
      ...snapshot,
      status: reason && reason !== 'signal' ? 'undecided' : 'decided',
      preferences: preferences as ConsentSnapshot<Key>['preferences'],
      reason,
      decidedAt: receipt?.time ?? null,
      receipt,
      persistence,
      settingsOpen,
    };
  }

  function publish(source: ConsentChangeSource): void {
    const previous = snapshot;
    const next = evaluate();
    if (JSON.stringify(next) === JSON.stringify(previous)) return;
    snapshot = Object.freeze({ ...next, source: previous === unknown ? null : source });
    // After React has removed what needed consent.
    queueMicrotask(() => options.clearOnRevoke?.(has, places));
    if (previous !== unknown) notify(listeners);
  }

  /** Reads what is stored, unless something newer could not be stored. */
  function refresh(source: ConsentChangeSource = 'otherTab'): void {
    if (typeof document === 'undefined') return;
    const stored = attempt(read);
    const there = parseJson(stored) as unknown as Texts;
    const tab = parseJson(attempt(() => sessionStorage.getItem(storageKey)));
    const inTab = own(tab, 'texts') as Texts | undefined;
    // By another receipt: another store of the same key may have decided in this document since.
    if (inTab && kept?.texts[1] !== inTab[1]) kept = tab as unknown as Kept;
    if (kept && (!there[0] || stored === (kept.outranked ||= stored as string))) {
      texts = kept.texts;
      persistence = inTab ? 'session' : 'memory';
    } else if (stored) {
      texts = there;
      persistence = 'stored';
      if (kept) forget();
    } else persistence = 'memory';
    publish(source);
  }

  function forget(): void {
    kept = undefined;
    attempt(() => sessionStorage.removeItem(storageKey));
  }

  function getSnapshot(): ConsentSnapshot<Key> {
    // Nobody tells of changes while nobody listens.
    if (snapshot === unknown || !listeners.size) refresh();
    return snapshot;
  }

  function decide(source: ConsentChangeSource, wanted?: (key: Key) => unknown): void {
    if (getSnapshot() === unknown) return;
    const next = wanted ? [JSON.stringify(preferencesOf(keys, wanted)), writeReceipt(revision)] : [null, null];
    forget();
    if (!attempt(() => (put(next), read() === JSON.stringify(next)))) {
      // A refusal that does not fit must not leave an older grant behind.
      attempt(() => put([]));
      kept = { texts: next, outranked: attempt(read) ?? '' };
      attempt(() => sessionStorage.setItem(storageKey, JSON.stringify(kept)));
    }
    refresh((verb = source));
    verb = undefined;
    dispatchEvent(new Event(DECIDED));
  }

  function subscribe(listener: () => void): () => void {
    // A function of its own, so that the same listener can listen twice.
    const listening = () => listener();
    listeners.add(listening);
    if (listeners.size === 1 && typeof document !== 'undefined') {
      const follow = () => refresh();
      stop = [
        attempt(() => storage.subscribe?.(follow)),
        options.expiry?.subscribe(() => publish('expiry')),
        () => removeEventListener(DECIDED, follow),
        // What is not there fails like what throws.
      ] as (() => void)[];
      addEventListener(DECIDED, follow);
      // Nobody may have listened for a while.
      refresh();
    }
    return () => {
      if (listeners.delete(listening) && !listeners.size) stop?.forEach(attempt);
    };
  }

  const show = (open: boolean) => () => {
    if (getSnapshot() === unknown) return;
    settingsOpen = open;
    // Whoever closes them because of a decision must not hide from the next what it was.
    publish(verb ?? 'settings');
  };

  return {
    categories,
    getSnapshot,
    getServerSnapshot: () => unknown,
    subscribe,
    onChange(listener) {
      let previous = getSnapshot().preferences;
      return subscribe(() => {
        const { preferences, source } = snapshot;
        if (JSON.stringify(previous) === JSON.stringify(preferences)) return;
        const change = { preferences, previous, source: source as ConsentChangeSource };
        previous = preferences;
        listener(change);
      });
    },
    has: (category) => {
      // Timers of a page in the background may be late.
      if (getSnapshot() !== unknown && options.expiry) publish('expiry');
      return has(category);
    },
    acceptAll: () => decide('acceptAll', () => true),
    rejectAll: () => decide('rejectAll', () => false),
    withdrawAll: () => decide('withdrawAll', () => false),
    save: (draft) => {
      warnOfNames(snapshot, draft);
      decide('save', (key) => own(draft, key) ?? snapshot.preferences[key]);
    },
    reset: () => decide('reset'),
    openSettings: show(true),
    closeSettings: show(false),
  };
}
