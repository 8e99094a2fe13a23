import { afterEach, expect, it, vi } from 'vitest';
import { createConsentStore } from './createConsentStore';
import { maxAge } from './maxAge';
import { reloadOnRevoke } from './reloadOnRevoke';

const GRANTED = '{"necessary":true,"functional":true,"marketing":true}';
const DAY = 86_400_000;

function setup() {
  const reload = vi.fn<() => void>();
  vi.stubGlobal('location', { reload });
  const store = createConsentStore({ expiry: maxAge({ days: 1 }) });
  return { reload, store, stop: reloadOnRevoke(store) };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

it('loads the page again when something is withdrawn, and for nothing else', () => {
  const { reload, store, stop } = setup();
  store.acceptAll();
  store.openSettings();
  store.save({ functional: true });
  expect(reload).not.toHaveBeenCalled();
  store.save({ functional: false });
  expect(reload).toHaveBeenCalledTimes(1);
  store.withdrawAll();
  expect(reload).toHaveBeenCalledTimes(2);
  stop();
  store.acceptAll();
  store.rejectAll();
  expect(reload).toHaveBeenCalledTimes(2);
});

it('follows a withdrawal in another tab', () => {
  localStorage.setItem('cookie-consent', GRANTED);
  const { reload, stop } = setup();
  localStorage.setItem('cookie-consent', GRANTED.replaceAll('true', 'false'));
  window.dispatchEvent(new Event('storage'));
  expect(reload).toHaveBeenCalledTimes(1);
  stop();
});

it('leaves a page alone whose decision has only become too old', () => {
  const { reload, store, stop } = setup();
  store.acceptAll();
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 2 * DAY);
  expect(store.has('marketing')).toBe(false);
  expect(reload).not.toHaveBeenCalled();
  stop();
});
