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
    const told = vi.spyOn(console, 'error').mockImplementation(() => {});
    const store = createConsentStore({ storage: cookieAdapter({ domain: 'another.example' }) });
    store.acceptAll();
    expect(store.getSnapshot()).toMatchObject({ status: 'decided', persistence: 'session' });
    expect(told).toHaveBeenCalledOnce();
    told.mockClear();
  });

  it('undoes no refusal with the twin of an earlier domain, on this page and the next', () => {
    // What the browser refuses is told.
    const told = vi.spyOn(console, 'error').mockImplementation(() => {});
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
        expect(store.getSnapshot().persistence).toBe(configured === 'another.example' ? 'session' : 'stored');
        sessionStorage.clear();
        expect(createConsentStore({ storage }).has('marketing')).toBe(false);
        document.cookie = `cookie-consent=${granted};path=/${domain}`;
        storage.remove('cookie-consent');
        storage.remove('cookie-consent-receipt');
        expect(document.cookie).toBe('');
      }
    }
    told.mockClear();
  });

  it('asks again where the cookie cannot be decoded', () => {
    document.cookie = 'cookie-consent=%E0%A4%A;path=/';
    const store = createConsentStore({ storage: cookieAdapter() });
    expect(store.getSnapshot()).toMatchObject({ status: 'undecided', reason: 'invalid', persistence: 'stored' });
  });

  it('takes no cookie for its own whose name only ends like it', () => {
    document.cookie = 'my-cookie-consent=yes;path=/';
    expect(cookieAdapter().get('cookie-consent')).toBeNull();
    cookieAdapter().remove('my-cookie-consent');
  });

  it('follows other tabs when this one becomes visible', () => {
    const store = createConsentStore({ storage: cookieAdapter() });
    const listener = vi.fn<(change?: unknown) => void>();
    const stop = store.subscribe(listener);
    // A store would tell the others of this document itself.
    cookieAdapter().set('cookie-consent', '{"necessary":true,"functional":true,"marketing":true}');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(store.has('marketing')).toBe(true);
    expect(listener).toHaveBeenCalledTimes(1);
    stop();
  });

  it.each([
    ['becomes visible', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['comes back from the back/forward cache', () => window.dispatchEvent(new Event('pageshow'))],
    [
      'hears of a cookie',
      () => (window as { cookieStore?: EventTarget }).cookieStore?.dispatchEvent(new Event('change')),
    ],
  ])('reads again when the page %s, until it is stopped', (_name, tell) => {
    vi.stubGlobal('cookieStore', new EventTarget());
    const listener = vi.fn<() => void>();
    const stop = cookieAdapter().subscribe?.(listener);
    tell();
    expect(listener).toHaveBeenCalledTimes(1);
    stop?.();
    tell();
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
