import { describe, expect, it } from 'vitest';
import { createConsentStore } from './createConsentStore';

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));
const names = () => document.cookie.split('; ').map((cookie) => cookie.split('=')[0]);

function fill() {
  for (const name of ['session', '_ga', '_ga_XYZ', 'map', 'other']) {
    localStorage.setItem(name, '1');
    sessionStorage.setItem(name, '1');
    document.cookie = `${name}=1;path=/`;
  }
  document.cookie = '_gaWide=1;path=/;domain=example.org';
}

const clearOnRevoke = { necessary: ['session'], functional: ['map'], marketing: [/^_ga/g, /./] };

describe('clearOnRevoke', () => {
  it('removes what the denied category lists from cookies and both storages, with domain', async () => {
    fill();
    const store = createConsentStore({ clearOnRevoke: { functional: ['map'], marketing: [/^_ga/g] } });
    store.acceptAll();
    await settle();
    expect(localStorage.getItem('_ga')).toBe('1');
    store.save({ marketing: false });
    await settle();
    for (const area of [localStorage, sessionStorage]) {
      expect(area.getItem('_ga')).toBeNull();
      expect(area.getItem('_ga_XYZ')).toBeNull();
      expect(area.getItem('map')).toBe('1');
    }
    expect(names()).toEqual(['session', 'map', 'other']);
  });

  it('never removes the decision itself or what necessary lists, whatever else the patterns match', async () => {
    fill();
    const store = createConsentStore({ clearOnRevoke });
    store.acceptAll();
    store.rejectAll();
    await settle();
    expect(Object.keys(localStorage).toSorted()).toEqual(['cookie-consent', 'cookie-consent-receipt', 'session']);
    expect(names()).toEqual(['session']);
  });

  it('removes nothing on load, and nothing of a category that is allowed', async () => {
    fill();
    localStorage.setItem('cookie-consent', '{"necessary":true,"functional":true,"marketing":false}');
    const store = createConsentStore({ clearOnRevoke });
    store.subscribe(() => {});
    await settle();
    expect(localStorage.getItem('_ga')).toBe('1');
    store.acceptAll();
    await settle();
    expect(localStorage.getItem('_ga')).toBe('1');
  });

  it('also follows a withdrawal in another tab', async () => {
    fill();
    const store = createConsentStore({ clearOnRevoke: { functional: ['map'] } });
    store.acceptAll();
    store.subscribe(() => {});
    localStorage.setItem('cookie-consent', '{"necessary":true,"functional":false,"marketing":true}');
    window.dispatchEvent(new Event('storage'));
    await settle();
    expect(localStorage.getItem('map')).toBeNull();
    expect(localStorage.getItem('_ga')).toBe('1');
  });
});
