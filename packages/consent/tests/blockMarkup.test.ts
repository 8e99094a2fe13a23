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
