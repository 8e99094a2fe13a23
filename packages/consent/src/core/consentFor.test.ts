import { expect, it, vi } from 'vitest';
import { consentFor } from './consentFor';
import { createConsentStore } from './createConsentStore';

it('reads, follows and grants one category and leaves the others alone', () => {
  const store = createConsentStore();
  store.save({ marketing: true });
  const functional = consentFor(store, 'functional');
  const listener = vi.fn<(change?: unknown) => void>();
  const stop = functional.subscribe(listener);
  expect(functional.get()).toBe(false);
  functional.grant();
  expect(functional.get()).toBe(true);
  expect(store.getSnapshot().preferences).toEqual({ necessary: true, functional: true, marketing: true });
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
  store.rejectAll();
  expect(listener).toHaveBeenCalledTimes(1);
});

it('tells of every decision, of one that changes nothing, of another tab and of a reset, and of nothing else', () => {
  const store = createConsentStore();
  const listener = vi.fn<() => void>();
  const stop = consentFor(store, 'functional').subscribe(listener);
  const calls = (act: () => void) => {
    listener.mockClear();
    act();
    return listener.mock.calls.length;
  };
  expect(calls(() => store.openSettings())).toBe(0);
  expect(calls(() => store.closeSettings())).toBe(0);
  expect(calls(() => store.rejectAll())).toBe(1);
  expect(calls(() => store.rejectAll())).toBe(1);
  expect(calls(() => store.save({ marketing: true }))).toBe(1);
  store.openSettings();
  expect(calls(() => store.rejectAll())).toBe(1);
  expect(calls(() => store.closeSettings())).toBe(0);
  const another = () => {
    localStorage.setItem('cookie-consent', '{"necessary":true,"functional":true,"marketing":false}');
    window.dispatchEvent(new Event('storage'));
  };
  expect(calls(another)).toBe(1);
  expect(calls(() => store.reset())).toBe(1);
  stop();
  expect(calls(() => store.acceptAll())).toBe(0);
});
