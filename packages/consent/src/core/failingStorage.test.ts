import { afterEach, describe, expect, it, vi } from 'vitest';
import { createConsentStore } from './createConsentStore';
import { memoryAdapter } from './memoryAdapter';
import type { ConsentStorage } from './storage';
import type { ConsentStore } from './types';

const KEY = 'cookie-consent';
const GRANTED = '{"necessary":true,"functional":true,"marketing":true}';

/** A storage whose methods throw while the flag of the same name is set. */
function breakable(initial: Record<string, string> = {}) {
  const inner = memoryAdapter(initial);
  const broken = { get: false, set: false, remove: false };
  let announce = () => {};
  const guard = (name: keyof typeof broken) => {
    if (broken[name]) throw new DOMException('refused', 'SecurityError');
  };
  const storage: ConsentStorage = {
    get(key) {
      guard('get');
      return inner.get(key);
    },
    set(key, value) {
      guard('set');
      inner.set(key, value);
    },
    remove(key) {
      guard('remove');
      inner.remove(key);
    },
    subscribe(listener) {
      announce = listener;
      return () => {};
    },
  };
  return { storage, broken, inner, announce: () => announce() };
}

let stops: (() => void)[] = [];

/** A store that is listened to hears of others with its key; those of an earlier test must not be among them. */
function listenTo(store: ConsentStore) {
  stops.push(store.subscribe(() => {}));
}

afterEach(() => {
  for (const stop of stops) stop();
  stops = [];
});

describe('storage that fails', () => {
  it('asks and keeps the choice for the session where it is blocked altogether', () => {
    const { storage, broken } = breakable();
    Object.assign(broken, { get: true, set: true, remove: true });
    const store = createConsentStore({ storage });
    expect(store.getSnapshot()).toMatchObject({ status: 'undecided', persistence: 'memory' });
    store.save({ functional: true });
    expect(store.getSnapshot()).toMatchObject({ status: 'decided', persistence: 'session' });
    expect(store.has('functional')).toBe(true);
    store.reset();
    expect(store.getSnapshot().status).toBe('undecided');
  });

  it('works where the browser has no localStorage at all', () => {
    vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    const store = createConsentStore();
    listenTo(store);
    expect(store.getSnapshot()).toMatchObject({ status: 'undecided', persistence: 'memory' });
    store.acceptAll();
    window.dispatchEvent(new Event('pageshow'));
    expect(store.has('marketing')).toBe(true);
    vi.restoreAllMocks();
  });

  it('keeps the choice for the session where it is full, and leaves no half decision', () => {
    const { storage, broken, inner, announce } = breakable();
    broken.set = true;
    const store = createConsentStore({ storage });
    listenTo(store);
    store.acceptAll();
    announce();
    expect(store.getSnapshot()).toMatchObject({ status: 'decided', persistence: 'session' });
    expect(store.has('marketing')).toBe(true);
    expect([inner.get(KEY), inner.get(`${KEY}-receipt`)]).toEqual([null, null]);
  });

  it('never leaves an older grant behind where a refusal does not fit', () => {
    const { storage, broken, inner } = breakable({ [KEY]: GRANTED });
    const store = createConsentStore({ storage });
    expect(store.has('marketing')).toBe(true);
    broken.set = true;
    store.rejectAll();
    expect(store.has('marketing')).toBe(false);
    expect(inner.get(KEY)).toBeNull();
    // The refusal lives on in sessionStorage; without it the visitor is asked.
    expect(createConsentStore({ storage }).getSnapshot().status).toBe('decided');
    sessionStorage.clear();
    expect(createConsentStore({ storage }).getSnapshot().status).toBe('undecided');
  });

  it('keeps a known decision where it disappears during the session', () => {
    const { storage, broken, announce } = breakable({ [KEY]: GRANTED });
    const store = createConsentStore({ storage });
    listenTo(store);
    broken.get = true;
    announce();
    expect(store.getSnapshot()).toMatchObject({ status: 'decided', persistence: 'memory' });
    expect(store.has('functional')).toBe(true);
  });

  it('follows a decision of another tab once it works again', () => {
    const { storage, broken, inner, announce } = breakable();
    broken.set = true;
    const store = createConsentStore({ storage });
    listenTo(store);
    store.acceptAll();
    inner.set(KEY, '{"necessary":true,"functional":false,"marketing":false}');
    announce();
    expect(store.has('marketing')).toBe(false);
    expect(store.getSnapshot().persistence).toBe('stored');
  });

  it.each([
    ['whose writes fail', { set: true, remove: true }],
    ['that loses its voice and finds it again', { get: true, set: true, remove: true }],
  ])('never undoes a refusal with an old grant that stays readable in storage %s', (name, failures) => {
    for (const session of [true, false]) {
      // Stores of earlier tests still follow the usual key in this document.
      const storageKey = `${name}${session}`;
      sessionStorage.clear();
      if (!session) {
        vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
          throw new DOMException('refused', 'SecurityError');
        });
      }
      const { storage, broken, inner, announce } = breakable({ [storageKey]: GRANTED });
      const store = createConsentStore({ storageKey, storage });
      listenTo(store);
      expect(store.has('marketing')).toBe(true);
      Object.assign(broken, failures);
      store.rejectAll();
      broken.get = false;
      announce();
      announce();
      expect(store.has('marketing')).toBe(false);
      expect(store.getSnapshot().persistence).toBe(session ? 'session' : 'memory');
      // The next page of the same tab.
      expect(createConsentStore({ storageKey, storage }).has('marketing')).toBe(!session);
      // What another tab decides later holds here, too.
      inner.set(storageKey, '{"necessary":true,"functional":true,"marketing":false}');
      announce();
      expect(store.has('functional')).toBe(true);
    }
  });

  it('does not take silence for success: what it wrote must be readable', () => {
    const { storage } = breakable({ [KEY]: GRANTED });
    const store = createConsentStore({ storage: { ...storage, set() {}, remove() {} } });
    listenTo(store);
    store.rejectAll();
    expect(store.getSnapshot()).toMatchObject({ status: 'decided', persistence: 'session' });
    expect(store.has('marketing')).toBe(false);
  });

  it('forgets by reset even what cannot be removed', () => {
    const { storage, broken, announce } = breakable({ [KEY]: GRANTED });
    Object.assign(broken, { set: true, remove: true });
    const store = createConsentStore({ storage });
    listenTo(store);
    store.reset();
    announce();
    expect(store.has('marketing')).toBe(false);
  });

  it('stores again once it works again', () => {
    const { storage, broken, inner } = breakable();
    broken.set = true;
    const store = createConsentStore({ storage });
    store.acceptAll();
    broken.set = false;
    store.acceptAll();
    expect(inner.get(KEY)).toBe(GRANTED);
    expect(store.getSnapshot().persistence).toBe('stored');
  });

  it('forgets by reset what it kept for the tab, once it works again', () => {
    const { storage, broken } = breakable();
    broken.set = true;
    const store = createConsentStore({ storage });
    store.acceptAll();
    broken.set = false;
    store.reset();
    expect(store.getSnapshot()).toMatchObject({ status: 'undecided', persistence: 'stored' });
    // The next page of the same tab.
    expect(createConsentStore({ storage }).getSnapshot().status).toBe('undecided');
  });

  it('never returns to what it kept for the tab after another tab has decided and cleared it', () => {
    const { storage, broken, inner, announce } = breakable();
    broken.set = true;
    const store = createConsentStore({ storage });
    listenTo(store);
    store.acceptAll();
    inner.set(KEY, '{"necessary":true,"functional":false,"marketing":false}');
    announce();
    inner.remove(KEY);
    announce();
    expect(store.getSnapshot()).toMatchObject({ status: 'undecided', reason: 'first-visit' });
    expect(createConsentStore({ storage }).getSnapshot().status).toBe('undecided');
  });

  it('is listened to even where it cannot follow other tabs', () => {
    const { storage } = breakable();
    const subscribe = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    for (const follow of [subscribe, () => subscribe]) {
      const store = createConsentStore({ storage: { ...storage, subscribe: follow } });
      const listener = vi.fn<() => void>();
      const stop = store.subscribe(listener);
      store.acceptAll();
      expect(listener).toHaveBeenCalledOnce();
      expect(stop).not.toThrow();
    }
  });

  it('follows another store of the same key in the same document', () => {
    const { storage, broken } = breakable();
    broken.set = true;
    const store = createConsentStore({ storage });
    listenTo(store);
    store.acceptAll();
    createConsentStore({ storage }).rejectAll();
    expect(store.has('marketing')).toBe(false);
  });

  it('asks again where another tab has cleared it', () => {
    const { storage, inner, announce } = breakable({ [KEY]: GRANTED });
    const store = createConsentStore({ storage });
    listenTo(store);
    inner.remove(KEY);
    announce();
    expect(store.getSnapshot()).toMatchObject({ status: 'undecided', reason: 'first-visit' });
  });

  it('writes the decision before its receipt, so that an old grant never meets a new receipt', () => {
    const written: string[] = [];
    const inner = memoryAdapter();
    const store = createConsentStore({
      storage: {
        ...inner,
        set: (key, value) => {
          written.push(key);
          inner.set(key, value);
        },
      },
    });
    store.rejectAll();
    expect(written).toEqual([KEY, `${KEY}-receipt`]);
  });
});
