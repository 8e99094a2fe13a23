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
