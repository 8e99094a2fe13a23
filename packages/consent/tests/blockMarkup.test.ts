import { createConsentStore } from '@sanierungsweg/consent/core';
import { de } from '@sanierungsweg/consent/locales/de';
import { blockMarkup } from '@sanierungsweg/consent/markup';
import { expect, it, vi } from 'vitest';

it('is stopped as often as one likes without taking the place of whoever waits', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const store = createConsentStore();
  const block = () => blockMarkup(store, { texts: de });
  const stopFirst = block();
  const stopSecond = block();
  stopFirst();
  stopFirst();
  // Only now in charge, the second leaves a third to wait, which is told.
  const stopThird = block();
  await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce());
  document.body.innerHTML = '<img alt="" data-consent="necessary" data-consent-src="/map.png">';
  await vi.waitFor(() => expect(document.querySelector('img')?.getAttribute('src')).toBe('/map.png'));
  stopSecond();
  stopThird();
  document.body.replaceChildren();
  warn.mockClear();
});

it('names what is marked, but loads without consent, once and with the remedy', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  document.body.innerHTML = `
    <script type="application/json" data-consent="marketing" src="/pixel.js"></script>
    <iframe title="Karte" data-consent="functional" src="about:blank"></iframe>
    <link rel="stylesheet" data-consent="marketing" href="data:text/css,">
    <object data-consent="functional" data="about:blank"></object>
    <img alt="" src="/empty.png" data-consent="functional" data-consent-src="/map.png">
    <img alt="" srcset="/twice.png 2x" data-consent="functional" data-consent-src="/once.png">
    <script type="text/plain" data-consent="marketing" src="/held.js"></script>`;
  const stop = blockMarkup(createConsentStore(), { texts: de });
  document.body.append(document.createElement('p'));
  await vi.waitFor(() => expect(document.querySelectorAll('img[hidden]')).toHaveLength(2));
  expect(error.mock.calls).toEqual([
    ['consent: <script data-consent="marketing"> has a src that loads without consent. Give it type="text/plain".'],
    [
      'consent: <iframe data-consent="functional"> has a src that loads without consent. Write data-consent-src instead.',
    ],
    ['consent: <link data-consent="marketing"> has a href that loads without consent. Write data-consent-src instead.'],
    [
      'consent: <object data-consent="functional"> has a data that loads without consent. Write data-consent-src instead.',
    ],
    [
      'consent: <img data-consent="functional"> has a srcset that loads without consent. Write data-consent-src instead.',
    ],
  ]);
  stop();
  document.body.replaceChildren();
  error.mockClear();
});

it('costs visitors nothing', () => {
  vi.stubEnv('NODE_ENV', 'production');
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  document.body.innerHTML = '<iframe title="Karte" data-consent="functional" src="about:blank"></iframe>';
  blockMarkup(createConsentStore(), { texts: de })();
  expect(error).not.toHaveBeenCalled();
  document.body.replaceChildren();
  vi.unstubAllEnvs();
});
