import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest';

/** The browser that all tests share, from Vitest. */
declare const jsdom: { cookieJar: { removeAllCookiesSync(): void } };

// jsdom has no modal dialogs and no ResizeObserver. What they really do is tested in a browser.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  if (!this.open) return;
  this.open = false;
  queueMicrotask(() => this.dispatchEvent(new Event('close')));
};
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// A store that is listened to follows its window for good, as on a page; here its window is that of other tests, too.
const listen = window.addEventListener;
const listening: Parameters<typeof window.removeEventListener>[] = [];
window.addEventListener = (...args: Parameters<typeof listen>) => {
  listening.push(args);
  listen(...args);
};

let complaints: MockInstance[] = [];

beforeEach(() => {
  complaints = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
});

afterEach(() => {
  cleanup();
  const said = complaints.flatMap((spy) => spy.mock.calls);
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  jsdom.cookieJar.removeAllCookiesSync();
  for (const args of listening.splice(0)) window.removeEventListener(...args);
  document.head.replaceChildren();
  document.body.replaceChildren();
  // oxlint-disable-next-line vitest/no-standalone-expect -- belongs to every test
  expect(said, 'unexpected console output').toEqual([]);
});

afterAll(() => {
  window.addEventListener = listen;
});
