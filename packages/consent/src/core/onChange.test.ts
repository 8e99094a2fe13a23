import { describe, expect, it, vi } from 'vitest';
import { gatherUncaught } from '../../tests/gatherUncaught';
import { createConsentStore } from './createConsentStore';

const DENIED = { necessary: true, functional: false, marketing: false };
const GRANTED = { necessary: true, functional: true, marketing: true };
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('onChange', () => {
  it('tells of each effective change once, with what was and what is, and by which verb', async () => {
    const listener = vi.fn<(change?: unknown) => void>();
    const store = createConsentStore();
    store.onChange(listener);
    store.acceptAll();
    store.acceptAll();
    store.save({ marketing: false });
    store.reset();
    store.rejectAll();
    await settle();
    const functionalOnly = { ...DENIED, functional: true };
    expect(listener.mock.calls.map(([change]) => change)).toEqual([
      { preferences: GRANTED, previous: DENIED, source: 'acceptAll' },
      { preferences: functionalOnly, previous: GRANTED, source: 'save' },
      { preferences: DENIED, previous: functionalOnly, source: 'reset' },
    ]);
  });

  it('says nothing on load, also where consent is stored', async () => {
    localStorage.setItem('cookie-consent', JSON.stringify(GRANTED));
    const listener = vi.fn<(change?: unknown) => void>();
    const store = createConsentStore();
    store.onChange(listener);
    expect(store.has('marketing')).toBe(true);
    await settle();
    expect(listener).not.toHaveBeenCalled();
  });

  it('tells of a change in another tab', async () => {
    const listener = vi.fn<(change?: unknown) => void>();
    const store = createConsentStore();
    store.onChange(listener);
    localStorage.setItem('cookie-consent', JSON.stringify(GRANTED));
    window.dispatchEvent(new Event('storage'));
    window.dispatchEvent(new Event('storage'));
    await settle();
    expect(listener.mock.calls).toEqual([[{ preferences: GRANTED, previous: DENIED, source: 'otherTab' }]]);
  });

  it('tells of a change that happened while the page lay in the back/forward cache', async () => {
    const listener = vi.fn<(change?: unknown) => void>();
    const store = createConsentStore();
    store.onChange(listener);
    localStorage.setItem('cookie-consent', JSON.stringify(GRANTED));
    window.dispatchEvent(new Event('pageshow'));
    await settle();
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('lets an error in one listener stop neither the others nor the decision', async () => {
    const uncaught = gatherUncaught();
    const listener = vi.fn<(change?: unknown) => void>();
    const store = createConsentStore();
    const stop = store.onChange(() => {
      throw new Error('from a listener');
    });
    store.onChange(listener);
    expect(() => store.acceptAll()).not.toThrow();
    await settle();
    stop();
    uncaught.stop();
    expect(listener).toHaveBeenCalledTimes(1);
    expect(uncaught.errors).toMatchObject([{ message: 'from a listener' }]);
    expect(localStorage.getItem('cookie-consent')).toBe(JSON.stringify(GRANTED));
  });

  it('tells also of what a listener itself decides', () => {
    const told: unknown[] = [];
    const store = createConsentStore();
    store.onChange(({ preferences, previous }) => {
      told.push([previous, preferences]);
      store.rejectAll();
    });
    store.acceptAll();
    expect(told).toEqual([
      [DENIED, GRANTED],
      [GRANTED, DENIED],
    ]);
  });

  it('no longer tells a listener that another has stopped in the same round', () => {
    const store = createConsentStore();
    const listener = vi.fn<(change?: unknown) => void>();
    let stop = () => {};
    store.onChange(() => stop());
    stop = store.onChange(listener);
    store.acceptAll();
    expect(listener).not.toHaveBeenCalled();
  });
});
