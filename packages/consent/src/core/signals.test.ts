import { afterEach, describe, expect, it } from 'vitest';
import { createConsentStore } from './createConsentStore';
import { browserSignal } from './signals';

function send(signal: Partial<Record<'globalPrivacyControl' | 'doNotTrack', unknown>>) {
  for (const [name, value] of Object.entries(signal)) {
    Object.defineProperty(navigator, name, { value, configurable: true });
  }
}

afterEach(() => {
  for (const name of ['globalPrivacyControl', 'doNotTrack']) Reflect.deleteProperty(navigator, name);
});

describe.each([{ globalPrivacyControl: true }, { doNotTrack: '1' }])('a browser that sends %o', (signal) => {
  it('is asked as any other unless signals name it', () => {
    send(signal);
    expect(createConsentStore().getSnapshot().status).toBe('undecided');
    expect(createConsentStore({ signals: [] }).getSnapshot().status).toBe('undecided');
  });

  it('counts as refusing where signals name it, and nothing is stored', () => {
    send(signal);
    const store = createConsentStore({ signals: [browserSignal] });
    expect(store.getSnapshot()).toMatchObject({ status: 'decided', reason: 'signal', decidedAt: null });
    expect([store.has('functional'), store.has('marketing')]).toEqual([false, false]);
    expect(localStorage).toHaveLength(0);
  });

  it('is outranked by an explicit choice', () => {
    send(signal);
    const store = createConsentStore({ signals: [browserSignal] });
    store.save({ functional: true });
    expect(store.getSnapshot()).toMatchObject({ status: 'decided', reason: null });
    expect(createConsentStore({ signals: [browserSignal] }).has('functional')).toBe(true);
  });
});

it('hears other signals, the first that says anything, also category by category; one that throws says nothing', () => {
  const signals = [
    {
      read: () => {
        throw new Error('not there');
      },
    },
    { read: () => undefined },
    { read: () => Object.assign(Object.create({ marketing: true }), { functional: true, toString: true }) },
    { read: () => ({}) },
  ];
  const store = createConsentStore({ signals });
  expect(store.getSnapshot()).toMatchObject({ status: 'decided', reason: 'signal' });
  expect([store.has('functional'), store.has('marketing')]).toEqual([true, false]);
  store.rejectAll();
  expect(store.has('functional')).toBe(false);
});

it('asks where signals name it and the browser sends none', () => {
  send({ doNotTrack: '0', globalPrivacyControl: false });
  expect(createConsentStore({ signals: [browserSignal] }).getSnapshot().status).toBe('undecided');
});
