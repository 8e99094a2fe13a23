import { describe, expect, it, vi } from 'vitest';
import { cookieAdapter } from './cookieAdapter';
import { createConsentStore } from './createConsentStore';

describe('cookieAdapter', () => {
  it('keeps a decision in cookies and nowhere else', () => {
    const store = createConsentStore({ storage: cookieAdapter() });
    store.save({ functional: true });
    expect(localStorage).toHaveLength(0);
    expect(decodeURIComponent(document.cookie)).toContain(
      'cookie-consent={"necessary":true,"functional":true,"marketing":false}',
    );
    expect(createConsentStore({ storage: cookieAdapter() }).has('functional')).toBe(true);
    store.reset();
    expect(document.cookie).toBe('');
  });

  it('writes domain, path, lifetime, SameSite and Secure as asked', () => {
    const write = vi.spyOn(document, 'cookie', 'set');
    const adapter = cookieAdapter({ domain: 'example.org', sameSite: 'Strict', lifetimeDays: 10 });
    adapter.set('key', 'a b');
    expect(write.mock.calls[0]?.[0]).toBe(
      'key=a%20b; path=/; max-age=864000; samesite=Strict; domain=example.org; secure',
    );
    document.cookie = 'key=;max-age=0;path=/;domain=example.org';
  });

  it('keeps the choice for the session where the browser refuses the cookie', () => {
    const store = createConsentStore({ storage: cookieAdapter({ domain: 'another.example' }) });
    store.acceptAll();
    expect(store.getSnapshot()).toMatchObject({ status: 'decided', persistence: 'session' });
  });

  it('undoes no refusal with the twin of an earlier domain, on this page and the next', () => {
    const granted = encodeURIComponent('{"necessary":true,"functional":true,"marketing":true}');
    for (const domain of ['', ';domain=example.org']) {
      for (const configured of [undefined, 'example.org', 'another.example']) {
        sessionStorage.clear();
        document.cookie = `cookie-consent=${granted};path=/${domain}`;
        const storage = cookieAdapter(configured ? { domain: configured } : {});
        const store = createConsentStore({ storage });
        store.subscribe(() => {});
        expect(store.has('marketing')).toBe(true);
        store.rejectAll();
        document.dispatchEvent(new Event('visibilitychange'));
        expect(store.has('marketing')).toBe(false);
        sessionStorage.clear();
        expect(createConsentStore({ storage }).has('marketing')).toBe(false);
        storage.remove('cookie-consent');
        storage.remove('cookie-consent-receipt');
      }
    }
  });

  it('asks again where the cookie cannot be decoded', () => {
    document.cookie = 'cookie-consent=%E0%A4%A;path=/';
    const store = createConsentStore({ storage: cookieAdapter() });
    expect(store.getSnapshot()).toMatchObject({ status: 'undecided', reason: 'invalid', persistence: 'stored' });
  });

  it('follows other tabs when this one becomes visible, until nobody listens', () => {
    const store = createConsentStore({ storage: cookieAdapter() });
    const listener = vi.fn<(change?: unknown) => void>();
    const stop = store.subscribe(listener);
    createConsentStore({ storage: cookieAdapter() }).acceptAll();
    document.dispatchEvent(new Event('visibilitychange'));
    expect(store.has('marketing')).toBe(true);
    expect(listener).toHaveBeenCalledTimes(1);
    stop();
    createConsentStore({ storage: cookieAdapter() }).rejectAll();
    document.dispatchEvent(new Event('visibilitychange'));
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
