import { describe, expect, it } from 'vitest';
import { clearNames } from './clearNames';
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

const clearOnRevoke = clearNames({ necessary: ['session'], functional: ['map'], marketing: [/^_ga/g, /./] });

describe('clearOnRevoke', () => {
  it('removes what the denied category lists from cookies and both storages, with domain', async () => {
    fill();
    const store = createConsentStore({ clearOnRevoke: clearNames({ functional: ['map'], marketing: [/^_ga/g] }) });
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

  it('takes one name without a list around it', async () => {
    fill();
    const store = createConsentStore({
      clearOnRevoke: clearNames({ necessary: 'session', marketing: /^_ga|^session$/ }),
    });
    store.rejectAll();
    await settle();
    expect(Object.keys(localStorage)).toEqual(expect.arrayContaining(['session', 'map', 'other']));
    expect(localStorage.getItem('_ga')).toBeNull();
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

  it('removes nothing of a category that is allowed', async () => {
    fill();
    localStorage.setItem('cookie-consent', '{"necessary":true,"functional":true,"marketing":true}');
    createConsentStore({ clearOnRevoke }).subscribe(() => {});
    await settle();
    expect(localStorage.getItem('_ga')).toBe('1');
  });

  it.each([
    ['denied', 1, '{"necessary":true,"functional":true,"marketing":false}'],
    ['asked about again because of its revision', 2, '{"necessary":true,"functional":true,"marketing":true}'],
  ])('removes on load what a script has set again, where the category is %s', async (_name, revision, decision) => {
    fill();
    localStorage.setItem('cookie-consent', decision);
    createConsentStore({ revision, clearOnRevoke: clearNames({ marketing: [/^_ga/] }) }).getSnapshot();
    await settle();
    expect(localStorage.getItem('_ga')).toBeNull();
    expect(names()).toEqual(['session', 'map', 'other']);
  });

  it('removes what comes after a cookie without a name, and secure ones', async () => {
    document.cookie = 'nameless;path=/';
    for (const name of ['_ga', '__Secure-_ga', '__Host-_ga']) document.cookie = `${name}=1;path=/;secure`;
    const store = createConsentStore({ clearOnRevoke: clearNames({ marketing: [/_ga/] }) });
    store.rejectAll();
    await settle();
    expect(document.cookie).toBe('nameless');
    document.cookie = ';max-age=0;path=/';
  });

  it('also follows a withdrawal in another tab', async () => {
    fill();
    const store = createConsentStore({ clearOnRevoke: clearNames({ functional: ['map'] }) });
    store.acceptAll();
    store.subscribe(() => {});
    localStorage.setItem('cookie-consent', '{"necessary":true,"functional":false,"marketing":true}');
    window.dispatchEvent(new Event('storage'));
    await settle();
    expect(localStorage.getItem('map')).toBeNull();
    expect(localStorage.getItem('_ga')).toBe('1');
  });
});
