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
  const clear = (names: string[], remove: (name: string) => void) =>
    names.filter((name) => matches(name, patterns) && !matches(name, kept)).forEach(remove);
  attempt(() => {
    clear(document.cookie.split(/=[^;]*;? ?/), (name) => {
      // A cookie is deleted only by the domain it was set with, which cannot be read. No domain means this host.
      let domain = `.${location.hostname}`;
      for (const _label of domain.split('.')) {
        document.cookie = `${name}=;max-age=0;path=/;domain=${domain}`;
        domain = domain.replace(/.[^.]*/, '');
      }
    });
    for (const area of [localStorage, sessionStorage]) clear(Object.keys(area), (name) => area.removeItem(name));
  });
}
