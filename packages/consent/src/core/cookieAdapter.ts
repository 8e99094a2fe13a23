import { deleteCookie } from './clearNames';
import type { ConsentStorage } from './storage';

/** Attributes of the cookie that `cookieAdapter` writes. All have a default. */
export interface CookieAdapterOptions {
  /** Share the decision with subdomains, e.g. `example.org`. Default: this host only. */
  domain?: string | undefined;
  /** Default `/`. */
  path?: string | undefined;
  /** Default `Lax`. `None` needs `secure`. */
  sameSite?: 'Lax' | 'Strict' | 'None' | undefined;
  /** Default: true on https, false elsewhere. */
  secure?: boolean | undefined;
  /**
   * How long the browser keeps the cookie, in days. Default 365; browsers cap it at 400.
   * @see https://datatracker.ietf.org/doc/draft-ietf-httpbis-rfc6265bis/
   */
  lifetimeDays?: number | undefined;
}

const SECONDS_PER_DAY = 86_400;

/** While developing, names what is no option of a cookie, or no value of one: all that shows of it is a banner that comes back. */
function warnOfCookie(options: CookieAdapterOptions): void {
  try {
    // Bundlers replace the name, and leave all of this out of what visitors load.
    if (process.env.NODE_ENV !== 'production') {
      const say = (given: unknown, name: string, follows: string, remedy: string) =>
        console.error(`consent: cookieAdapter() was given ${String(given)} for ${name}. ${follows}. Write ${remedy}.`);
      const { lifetimeDays: days = 365, sameSite = 'Lax', ...others } = options;
      if (!(days > 0 && days < Infinity)) {
        const follows =
          days <= 0 ? 'The cookie is gone at once' : 'Browsers keep the cookie only until they are closed';
        say(days, 'lifetimeDays', follows, 'a number of days above 0; browsers cap it at 400');
      }
      // Browsers read it without regard to case.
      if (!/^(lax|strict|none)$/i.test(sameSite)) say(sameSite, 'sameSite', 'It counts as Lax', 'Lax, Strict or None');
      for (const [name, value] of Object.entries(others)) {
        if (value === undefined || ['domain', 'path', 'secure'].includes(name)) continue;
        say(value, name, 'Nothing follows from it', 'one of domain, path, sameSite, secure, lifetimeDays');
      }
    }
  } catch {
    // Without a bundler the name means nothing, and nobody develops.
  }
}

/** While developing, tells what the store catches: all that shows of it is a banner in the next tab. */
function tellOfRefusal(error: Error): void {
  try {
    // Bundlers replace the name, and leave all of this out of what visitors load.
    if (process.env.NODE_ENV !== 'production') console.error(error.message);
  } catch {
    // Without a bundler the name means nothing, and nobody develops.
  }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // Written by somebody else: returned as it is, so that the store finds no decision in it and asks again.
    return text;
  }
}

/**
 * Keeps decisions in first-party cookies instead of `localStorage`, e.g. to share them between subdomains.
 *
 * No cookie is touched before the first read, so that it can be created on a server. If the browser refuses the cookie,
 * the store learns of it by an error that it catches, `persistence` says for how long the choice is kept, and while
 * developing the console says why. Other tabs
 * are followed through the Cookie Store API where the browser has it, and whenever this tab becomes visible again. What
 * is no option, or no value of one, is reported in the console while developing.
 *
 * @returns What `storage` of a store takes.
 * @example createConsentStore({ storage: cookieAdapter({ domain: 'example.org' }) });
 */
export function cookieAdapter(options: CookieAdapterOptions = {}): ConsentStorage {
  const { domain, path = '/', sameSite = 'Lax', lifetimeDays = 365 } = options;
  warnOfCookie(options);

  function get(key: string): string | null {
    const start = `${encodeURIComponent(key)}=`;
    const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(start));
    return found === undefined ? null : decode(found.slice(start.length));
  }

  function write(key: string, value: string, maxAge: number): void {
    const secure = options.secure ?? window.location.protocol === 'https:';
    document.cookie = [
      `${encodeURIComponent(key)}=${encodeURIComponent(value)}`,
      `path=${path}`,
      `max-age=${maxAge}`,
      `samesite=${sameSite}`,
      ...(domain ? [`domain=${domain}`] : []),
      ...(secure ? ['secure'] : []),
    ].join('; ');
  }

  const deleteTwins = (key: string) => deleteCookie(encodeURIComponent(key), path);

  return {
    get,
    set(key, value) {
      write(key, value, lifetimeDays * SECONDS_PER_DAY);
      // A twin with another domain may come first, and would go on granting what is refused here.
      if (get(key) !== value) {
        deleteTwins(key);
        write(key, value, lifetimeDays * SECONDS_PER_DAY);
      }
      // A refused cookie fails silently. Read it back, so that the store knows.
      if (get(key) !== value) {
        const error = new Error(
          `consent: The browser refused the cookie "${key}". The choice holds for this session only. Check domain, secure and sameSite of cookieAdapter().`,
        );
        tellOfRefusal(error);
        throw error;
      }
    },
    remove(key) {
      write(key, '', 0);
      if (get(key) !== null) deleteTwins(key);
    },
    subscribe(listener) {
      const controller = new AbortController();
      const { cookieStore } = window as { cookieStore?: EventTarget };
      window.addEventListener('pageshow', listener, controller);
      document.addEventListener('visibilitychange', listener, controller);
      cookieStore?.addEventListener('change', listener, controller);
      return () => controller.abort();
    },
  };
}
