import { attempt } from './attempt';

/** A cookie or storage name: exact, or by pattern. */
export type NamePattern = string | RegExp;

// String.search ignores the position that RegExp.test keeps on patterns with the flag g.
const matches = (name: string, patterns: readonly NamePattern[]) =>
  patterns.some((pattern) => (typeof pattern === 'string' ? pattern === name : name.search(pattern) >= 0));

/**
 * Removes cookies and entries of `localStorage` and `sessionStorage` by name. Best effort: what the browser refuses
 * stays, nothing is thrown. Cookies with `HttpOnly`, of other sites or of a path other than `/` stay.
 *
 * @param patterns What to remove.
 * @param kept What to keep, even if `patterns` matches it.
 */
export function clearNames(patterns: readonly NamePattern[], kept: readonly NamePattern[]): void {
  const doomed = (names: string[]) => names.filter((name) => matches(name, patterns) && !matches(name, kept));
  for (const area of ['localStorage', 'sessionStorage'] as const) {
    attempt(() => {
      for (const name of doomed(Object.keys(window[area]))) window[area].removeItem(name);
    });
  }
  attempt(() => {
    for (const name of doomed(document.cookie.split('; ').map((cookie) => cookie.replace(/=.*/s, '')))) {
      const expired = `${name}=;max-age=0;path=/`;
      document.cookie = expired;
      // A cookie is deleted only by the domain it was set with, which cannot be read.
      for (let domain = window.location.hostname; domain; domain = domain.replace(/^[^.]*\.?/, '')) {
        document.cookie = `${expired};domain=${domain}`;
      }
    }
  });
}
