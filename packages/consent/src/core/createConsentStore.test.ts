import { afterEach, describe, expect, it, vi } from 'vitest';
import { gatherUncaught } from '../../tests/gatherUncaught';
import { clearNames } from './clearNames';
import { createConsentStore } from './createConsentStore';
import { maxAge } from './maxAge';
import { memoryAdapter } from './memoryAdapter';

const KEY = 'cookie-consent';
const RECEIPT = 'cookie-consent-receipt';
const DENIED = { necessary: true, functional: false, marketing: false };
const GRANTED = { necessary: true, functional: true, marketing: true };
const stored = (key = KEY) => JSON.parse(localStorage.getItem(key) ?? 'null') as Record<string, unknown> | null;

function putDecision(preferences: unknown, receipt?: unknown) {
  localStorage.setItem(KEY, JSON.stringify(preferences));
  if (receipt) localStorage.setItem(RECEIPT, JSON.stringify(receipt));
}

describe('before a decision', () => {
  it('reads and writes nothing on creation', () => {
    const get = vi.spyOn(Storage.prototype, 'getItem');
    const set = vi.spyOn(Storage.prototype, 'setItem');
    createConsentStore();
    expect(get).not.toHaveBeenCalled();
    expect(set).not.toHaveBeenCalled();
  });

  it('asks, allows nothing optional and writes nothing, neither to storage nor to cookies', () => {
    const set = vi.spyOn(Storage.prototype, 'setItem');
    const remove = vi.spyOn(Storage.prototype, 'removeItem');
    const cookie = vi.spyOn(document, 'cookie', 'set');
    const store = createConsentStore({ clearOnRevoke: clearNames({ marketing: [/./] }) });
    store.subscribe(() => {})();
    expect(store.getSnapshot()).toEqual({
      status: 'undecided',
      preferences: DENIED,
      reason: 'first-visit',
      decidedAt: null,
      receipt: null,
      source: null,
      persistence: 'stored',
      settingsOpen: false,
    });
    expect([store.has('necessary'), store.has('functional'), store.has('marketing')]).toEqual([true, false, false]);
    expect(set).not.toHaveBeenCalled();
    expect(remove).not.toHaveBeenCalled();
    expect(cookie).not.toHaveBeenCalled();
  });

  it.each(['null', '{"functional":"yes","marketing":"yes"}', '[]', '{"necessary":true}'])(
    'asks again where %s is stored, and leaves it there',
    (text) => {
      localStorage.setItem(KEY, text);
      const { status, reason, preferences } = createConsentStore().getSnapshot();
      expect({ status, reason, preferences }).toEqual({ status: 'undecided', reason: 'invalid', preferences: DENIED });
      expect(localStorage.getItem(KEY)).toBe(text);
    },
  );
});

describe('a decision', () => {
  it('is stored as exactly the three booleans, with a receipt beside it', () => {
    vi.spyOn(Date, 'now').mockReturnValue(1_767_225_600_000);
    const store = createConsentStore({ revision: 3 });
    store.save({ functional: true, marketing: false });
    expect(localStorage.getItem(KEY)).toBe('{"necessary":true,"functional":true,"marketing":false}');
    expect(stored(RECEIPT)).toEqual({
      revision: 3,
      time: 1_767_225_600_000,
      id: expect.stringMatching(/^[\d-]{10,}$/),
    });
    expect(Object.keys(localStorage).toSorted()).toEqual([KEY, RECEIPT]);
    expect(store.getSnapshot().decidedAt).toBe(1_767_225_600_000);
  });

  it('gets a receipt of its own each time', () => {
    const store = createConsentStore();
    store.acceptAll();
    const first = stored(RECEIPT)?.id;
    store.acceptAll();
    expect(stored(RECEIPT)?.id).not.toBe(first);
  });

  it.each([
    ['acceptAll', GRANTED],
    ['rejectAll', DENIED],
  ] as const)('%s stores and shows %o', (verb, preferences) => {
    const store = createConsentStore();
    store[verb]();
    expect(stored()).toEqual(preferences);
    expect(store.getSnapshot()).toMatchObject({ status: 'decided', reason: null, preferences });
    expect(createConsentStore().getSnapshot()).toEqual({ ...store.getSnapshot(), source: null });
  });

  it('leaves what a draft leaves out as it is', () => {
    const store = createConsentStore();
    store.save({ marketing: true });
    expect(stored()).toEqual({ ...DENIED, marketing: true });
    store.save({ functional: true });
    expect(stored()).toEqual(GRANTED);
    store.save({ functional: undefined, marketing: false });
    expect(stored()).toEqual({ ...DENIED, functional: true });
  });

  it('cannot turn off what is necessary, by no draft and by no stored value', () => {
    const store = createConsentStore();
    store.save({ necessary: false, functional: true });
    expect(stored()?.necessary).toBe(true);
    expect(store.has('necessary')).toBe(true);
    putDecision({ necessary: false, functional: true, marketing: false });
    const second = createConsentStore();
    expect(second.has('necessary')).toBe(true);
    expect(second.getSnapshot()).toMatchObject({
      status: 'decided',
      preferences: { necessary: true, functional: true },
    });
  });

  it('grants nothing for a draft that does not say true', () => {
    const store = createConsentStore();
    store.save({ functional: 'true', marketing: 1 } as never);
    expect(stored()).toEqual(DENIED);
  });

  it('cannot be changed through the snapshot', () => {
    const store = createConsentStore();
    const { preferences } = store.getSnapshot();
    expect(() => Object.assign(preferences, { marketing: true })).toThrow(TypeError);
    expect(() => Object.assign(store.getSnapshot(), { status: 'decided' })).toThrow(TypeError);
    expect(() => Object.assign(store.getServerSnapshot().preferences, { marketing: true })).toThrow(TypeError);
  });

  it('is forgotten by reset, receipt included', () => {
    const store = createConsentStore();
    store.acceptAll();
    store.reset();
    expect(localStorage).toHaveLength(0);
    expect(store.getSnapshot()).toMatchObject({ status: 'undecided', reason: 'first-visit', preferences: DENIED });
  });

  it('lies under a key of its own where one is given', () => {
    const one = createConsentStore({ storageKey: 'one' });
    const other = createConsentStore({ storageKey: 'other' });
    one.acceptAll();
    expect(other.getSnapshot().status).toBe('undecided');
    expect(Object.keys(localStorage).toSorted()).toEqual(['one', 'one-receipt']);
  });
});

describe('a value without a receipt', () => {
  it('is accepted, at an unknown time', () => {
    putDecision(GRANTED);
    expect(createConsentStore({ expiry: maxAge({ days: 1 }) }).getSnapshot()).toMatchObject({
      status: 'decided',
      preferences: GRANTED,
      decidedAt: null,
    });
  });

  it('is asked about again once the revision was raised', () => {
    putDecision(GRANTED);
    expect(createConsentStore({ revision: 2 }).getSnapshot()).toMatchObject({
      status: 'undecided',
      reason: 'revision',
      preferences: DENIED,
    });
  });
});

describe('revision and expiry', () => {
  it('asks again, everything denied, only when the revision was raised', () => {
    putDecision(GRANTED, { revision: 2, time: Date.now() });
    expect(createConsentStore({ revision: 2 }).getSnapshot().status).toBe('decided');
    const raised = createConsentStore({ revision: 3 });
    expect(raised.getSnapshot()).toMatchObject({ status: 'undecided', reason: 'revision', preferences: DENIED });
    raised.rejectAll();
    expect(createConsentStore({ revision: 3 }).getSnapshot().status).toBe('decided');
  });

  it.each([GRANTED, DENIED])('asks again after maxAge, the same for %o', (preferences) => {
    const day = 86_400_000;
    putDecision(preferences, { revision: 1, time: Date.now() - 100 * day });
    expect(createConsentStore().getSnapshot().status).toBe('decided');
    expect(createConsentStore({ expiry: maxAge({ days: 101 }) }).getSnapshot().status).toBe('decided');
    expect(createConsentStore({ expiry: maxAge({ days: 99 }) }).getSnapshot()).toMatchObject({
      status: 'undecided',
      reason: 'expired',
      preferences: DENIED,
      decidedAt: null,
    });
  });

  it('does not let a receipt from the future hold for ever', () => {
    putDecision(GRANTED, { revision: 1, time: Date.now() + 1e12 });
    expect(createConsentStore({ expiry: maxAge({ days: 180 }) }).getSnapshot().reason).toBe('expired');
  });
});

describe('a decision that becomes too old', () => {
  const day = 86_400_000;

  afterEach(() => {
    vi.useRealTimers();
  });

  it('expires where its receipt has no time', () => {
    putDecision(GRANTED, { revision: 1, id: '1' });
    expect(createConsentStore().getSnapshot().status).toBe('decided');
    expect(createConsentStore({ expiry: maxAge({ days: 1 }) }).getSnapshot().reason).toBe('expired');
  });

  it('ends on an open page too, and says so to those who listen', async () => {
    vi.useFakeTimers();
    const changes: unknown[] = [];
    const store = createConsentStore({ expiry: maxAge({ days: 100 }) });
    store.onChange(({ preferences, source }) => changes.push([preferences, source]));
    store.acceptAll();
    vi.setSystemTime(Date.now() + 99 * day);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(store.has('marketing')).toBe(true);
    vi.setSystemTime(Date.now() + 2 * day);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(store.getSnapshot()).toMatchObject({ status: 'undecided', reason: 'expired' });
    expect(changes.at(-1)).toEqual([DENIED, 'expiry']);
  });

  it('ends for has() even where the timer is late', () => {
    const store = createConsentStore({ expiry: maxAge({ days: 1 }) });
    store.subscribe(() => {});
    store.acceptAll();
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 2 * day);
    expect(store.has('marketing')).toBe(false);
  });

  it('leaves those alone for longer who refused, where told', () => {
    const options = { expiry: maxAge({ days: 100, refusedDays: 180 }) };
    putDecision(DENIED, { revision: 1, time: Date.now() - 150 * day });
    expect(createConsentStore(options).getSnapshot().status).toBe('decided');
    putDecision(GRANTED, { revision: 1, time: Date.now() - 150 * day });
    expect(createConsentStore(options).getSnapshot().reason).toBe('expired');
    putDecision(DENIED, { revision: 1, time: Date.now() - 200 * day });
    expect(createConsentStore(options).getSnapshot().reason).toBe('expired');
  });
});

describe('names that nobody asked about', () => {
  it.each(['toString', '__proto__', 'constructor', 'hasOwnProperty', 'statistik'])(
    '%s is never allowed, and named',
    (name) => {
      const complaint = vi.spyOn(console, 'error').mockImplementation(() => {});
      const store = createConsentStore();
      store.acceptAll();
      expect(store.has(name as 'marketing')).toBe(false);
      expect(complaint.mock.calls.join()).toContain(`"${name}" names no category`);
      complaint.mockClear();
    },
  );

  it('are not granted by a polluted prototype, in no way', () => {
    const polluted = Object.prototype as unknown as Record<string, unknown>;
    polluted.marketing = true;
    polluted.statistik = true;
    const store = createConsentStore();
    expect(store.has('marketing')).toBe(false);
    expect(store.has('statistik' as 'marketing')).toBe(false);
    store.save({ functional: false });
    expect(localStorage.getItem(KEY)).toContain('"marketing":false');
    localStorage.setItem(KEY, '{"necessary":true,"functional":true}');
    expect(createConsentStore().getSnapshot().reason).toBe('invalid');
    Reflect.deleteProperty(Object.prototype, 'marketing');
    Reflect.deleteProperty(Object.prototype, 'statistik');
    expect(store.has('marketing')).toBe(false);
  });
});

describe('withdrawing and reloading', () => {
  it('withdrawAll denies everything with one call', () => {
    const store = createConsentStore();
    store.acceptAll();
    store.withdrawAll();
    expect(stored()).toEqual(DENIED);
    expect(store.getSnapshot().source).toBe('withdrawAll');
  });

  it('keeps whether the settings are open, for everybody who follows the store', () => {
    const store = createConsentStore();
    const open: boolean[] = [];
    store.subscribe(() => open.push(store.getSnapshot().settingsOpen));
    store.openSettings();
    store.openSettings();
    store.closeSettings();
    expect(open).toEqual([true, false]);
    expect(store.getSnapshot().status).toBe('undecided');
  });
});

describe('subscribing', () => {
  it('keeps the same snapshot until its content changes', () => {
    const store = createConsentStore();
    const first = store.getSnapshot();
    const listener = vi.fn<(change?: unknown) => void>();
    store.subscribe(listener);
    window.dispatchEvent(new Event('storage'));
    expect(store.getSnapshot()).toBe(first);
    expect(listener).not.toHaveBeenCalled();
    store.rejectAll();
    expect(store.getSnapshot()).not.toBe(first);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('leaves no listener behind, and none while nobody listens', () => {
    const add = vi.spyOn(window, 'addEventListener');
    const remove = vi.spyOn(window, 'removeEventListener');
    const store = createConsentStore();
    store.getSnapshot();
    expect(add).not.toHaveBeenCalled();
    const stop = [store.subscribe(() => {}), store.subscribe(() => {}), store.onChange(() => {})];
    const added = add.mock.calls.length;
    expect(added).toBeGreaterThan(0);
    for (const end of stop) end();
    for (const end of stop) end();
    expect(remove.mock.calls.map(([type]) => type)).toEqual(add.mock.calls.map(([type]) => type));
    expect(add).toHaveBeenCalledTimes(added);
  });

  it('catches up with what happened while nobody listened', () => {
    const store = createConsentStore();
    store.getSnapshot();
    createConsentStore().acceptAll();
    expect(store.has('marketing')).toBe(true);
  });

  it('follows another store of the same key in the same document', () => {
    const store = createConsentStore();
    const listener = vi.fn<() => void>();
    store.subscribe(listener);
    createConsentStore().acceptAll();
    expect(store.getSnapshot()).toMatchObject({ status: 'decided', source: 'otherTab' });
    createConsentStore().rejectAll();
    expect(store.has('marketing')).toBe(false);
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('lets one function listen twice, and ends each on its own', () => {
    const store = createConsentStore();
    const listener = vi.fn<() => void>();
    const [first] = [store.subscribe(listener), store.subscribe(listener)];
    store.acceptAll();
    expect(listener).toHaveBeenCalledTimes(2);
    first?.();
    store.rejectAll();
    expect(listener).toHaveBeenCalledTimes(3);
  });

  it('does not loop where a listener subscribes anew', () => {
    const store = createConsentStore();
    let calls = 0;
    const listen = () => {
      const stop = store.subscribe(() => {
        calls += 1;
        if (calls > 10) throw new Error('looped');
        stop();
        listen();
      });
    };
    listen();
    store.acceptAll();
    expect(calls).toBe(1);
  });

  it('tells everybody of a withdrawal and clears, whatever one listener throws', async () => {
    const uncaught = gatherUncaught();
    const store = createConsentStore({ clearOnRevoke: clearNames({ marketing: ['_ga'] }) });
    store.acceptAll();
    localStorage.setItem('_ga', '1');
    const listener = vi.fn<() => void>();
    const stop = store.subscribe(() => {
      throw new Error('from a listener');
    });
    store.subscribe(listener);
    expect(() => store.rejectAll()).not.toThrow();
    expect(listener).toHaveBeenCalledTimes(1);
    await vi.waitFor(() => expect(localStorage.getItem('_ga')).toBeNull());
    await vi.waitFor(() => expect(uncaught.errors).toMatchObject([{ message: 'from a listener' }]));
    stop();
    uncaught.stop();
  });
});

describe('on a server', () => {
  it('knows nothing, stores nothing and does not throw', () => {
    const store = createConsentStore();
    vi.stubGlobal('document', undefined);
    const set = vi.spyOn(Storage.prototype, 'setItem');
    const get = vi.spyOn(Storage.prototype, 'getItem');
    const stop = store.onChange(() => {});
    store.acceptAll();
    store.openSettings();
    expect(store.getSnapshot()).toBe(store.getServerSnapshot());
    expect(store.getSnapshot()).toMatchObject({ status: 'unknown', preferences: DENIED });
    expect(set).not.toHaveBeenCalled();
    expect(get).not.toHaveBeenCalled();
    stop();
    vi.unstubAllGlobals();
  });

  it('does not keep a decision of one request for the next', () => {
    const storage = memoryAdapter();
    const store = createConsentStore({ storage });
    vi.stubGlobal('document', undefined);
    store.acceptAll();
    vi.unstubAllGlobals();
    expect(storage.get(KEY)).toBeNull();
    expect(store.has('marketing')).toBe(false);
  });
});
