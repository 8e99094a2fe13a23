import { createConsentStore } from '@sanierungsweg/consent/core';
import { de } from '@sanierungsweg/consent/locales/de';
import { describe, expect, it, vi } from 'vitest';
import { beaconReceipts } from './beaconReceipts';
import { mountReceipt } from './mountReceipt';
import { type DecisionReceipt, onReceipt } from './onReceipt';
import { receiptTextsDe } from './receiptTexts';

function recorded() {
  const store = createConsentStore({ revision: 3 });
  const receipts: DecisionReceipt[] = [];
  const stop = onReceipt(store, de, (receipt) => receipts.push(receipt));
  return { store, receipts, stop };
}

describe('onReceipt', () => {
  it('tells of a decision also where somebody before closes the settings because of it', async () => {
    const store = createConsentStore();
    const sources: unknown[] = [];
    store.openSettings();
    const stops = [
      store.subscribe(() => store.closeSettings()),
      onReceipt(store, de, ({ source }) => sources.push(source)),
      store.onChange(({ source }) => sources.push(source)),
    ];
    store.acceptAll();
    await vi.waitFor(() => expect(sources).toEqual(['acceptAll', 'acceptAll']));
    expect(store.getSnapshot()).toMatchObject({ settingsOpen: false, source: 'acceptAll' });
    for (const stop of stops) stop();
    store.openSettings();
    expect(store.getSnapshot().source).toBe('settings');
  });

  it('tells of every decision, refusals included, with nothing about the person', async () => {
    const { store, receipts, stop } = recorded();
    store.rejectAll();
    store.save({ functional: true });
    store.openSettings();
    store.reset();
    await vi.waitFor(() => expect(receipts).toHaveLength(2));
    expect(receipts[0]).toEqual({
      id: expect.stringMatching(/^[\d-]+$/),
      time: expect.any(Number),
      revision: 3,
      categories: { necessary: true, functional: false, marketing: false },
      source: 'rejectAll',
      lang: 'de',
      textsHash: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(receipts[1]?.id).not.toBe(receipts[0]?.id);
    stop();
  });

  it('leaves a decision of another tab to that tab, and says nothing on load', async () => {
    const { store, receipts, stop } = recorded();
    localStorage.setItem('cookie-consent', '{"necessary":true,"functional":true,"marketing":true}');
    localStorage.setItem('cookie-consent-receipt', '{"revision":3,"time":1,"id":"other"}');
    window.dispatchEvent(new Event('storage'));
    expect(store.has('marketing')).toBe(true);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(receipts).toEqual([]);
    stop();
  });

  it('hands on nothing once it was stopped, not even a decision whose hash was still being made', async () => {
    const { store, receipts, stop } = recorded();
    const later = recorded();
    store.acceptAll();
    stop();
    later.store.rejectAll();
    await vi.waitFor(() => expect(later.receipts).not.toEqual([]));
    expect(receipts).toEqual([]);
    later.stop();
  });
});

it('beaconReceipts sends JSON that survives leaving the page', () => {
  const beacon = vi.fn<(url: string, body: Blob) => boolean>(() => true);
  Object.defineProperty(navigator, 'sendBeacon', { value: beacon, configurable: true });
  beaconReceipts('/api/einwilligungen')({ id: '1' } as DecisionReceipt);
  expect(beacon.mock.calls[0]?.[0]).toBe('/api/einwilligungen');
  expect(beacon.mock.calls[0]?.[1].type).toBe('application/json');
  Reflect.deleteProperty(navigator, 'sendBeacon');
});

it('mountReceipt shows date and number once there is a decision, and copies the number', async () => {
  const store = createConsentStore();
  const host = document.body.appendChild(document.createElement('div'));
  const stop = mountReceipt(host, store);
  expect(host.hidden).toBe(true);
  store.acceptAll();
  const id = store.getSnapshot().receipt?.id ?? '';
  expect(host.hidden).toBe(false);
  expect(host.textContent).toContain(`hat die Nummer ${id}.`);
  // As on pages without https: what is to be copied is selected.
  expect(navigator.clipboard).toBeUndefined();
  host.querySelector('button')?.click();
  await vi.waitFor(() => expect(String(getSelection())).toContain(id));
  const write = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve());
  Object.defineProperty(navigator, 'clipboard', { value: { writeText: write }, configurable: true });
  host.querySelector('button')?.click();
  await vi.waitFor(() => expect(host.querySelector('output')?.textContent).toBe('Die Nummer ist kopiert.'));
  expect(write).toHaveBeenCalledWith(id);
  stop();
  expect(host.childElementCount).toBe(0);
});

it.each(['1e300', '-1e300', 'null', '"today"'])('mountReceipt shows nothing where the stored time is %s', (time) => {
  localStorage.setItem('cookie-consent', '{"necessary":true,"functional":true,"marketing":true}');
  localStorage.setItem('cookie-consent-receipt', `{"revision":1,"time":${time},"id":"7"}`);
  const host = document.createElement('div');
  const store = createConsentStore();
  const stop = mountReceipt(host, store);
  expect([host.hidden, host.querySelector('p')?.textContent]).toEqual([true, '']);
  store.acceptAll();
  expect(host.hidden).toBe(false);
  stop();
});

it('mountReceipt takes a language as WordPress and PHP write it', () => {
  localStorage.setItem('cookie-consent', '{"necessary":true,"functional":true,"marketing":true}');
  localStorage.setItem('cookie-consent-receipt', '{"revision":1,"time":0,"id":"7"}');
  const host = document.createElement('div');
  for (const [lang, date] of [
    ['de_DE', '1. Januar 1970'],
    ['de_DE_formal', '1. Januar 1970'],
    ['de-AT', '1. Jänner 1970'],
    ['de_AT.UTF-8', '1. Jänner 1970'],
    ['de@euro', '1. Januar 1970'],
    ['pt_PT_ao90', '1 de janeiro de 1970'],
  ] as const) {
    const stop = mountReceipt(host, createConsentStore(), receiptTextsDe, lang);
    expect(host.textContent).toContain(`Ihre Entscheidung vom ${date}`);
    stop();
  }
});
