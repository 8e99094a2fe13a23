import { attempt } from './attempt';

/** A cookie or storage name: exact, or by pattern. */
export type NamePattern = string | RegExp;

type NamePatterns = NamePattern | readonly NamePattern[];

// String.search ignores the position that RegExp.test keeps on patterns with the flag g.
const matches = (name: string, patterns: NamePatterns) =>
  [patterns].flat().some((pattern) => (typeof pattern === 'string' ? pattern === name : name.search(pattern) >= 0));

/**
 * Removes a cookie wherever this page can. A cookie is deleted only by the domain it was set with, and names that begin
 * with `__Secure-` or `__Host-` and partitioned cookies only by their own attributes. Neither can be read: try them all.
 */
export function deleteCookie(name: string, path = '/'): void {
  const labels = location.hostname.split('.');
  // One that is neither secure nor partitioned is gone with the first.
  for (const attributes of ['', ';secure', ';secure;samesite=none;partitioned']) {
    for (const index of [-1, ...labels.keys()]) {
      const domain = index < 0 ? '' : `;domain=${labels.slice(index).join('.')}`;
      document.cookie = `${name}=;max-age=0;path=${path}${domain}${attributes}`;
    }
  }
}

/** Best effort: what the browser refuses stays, nothing is thrown. `kept` stays even if `patterns` matches it. */
function removeNames(patterns: NamePatterns, kept: readonly NamePattern[]): void {
  const wanted = (name: string) => matches(name, patterns) && !matches(name, kept);
  // Each in an attempt of its own: one place that is blocked leaves the others to be cleared. A cookie without a name
  // has no `=` either, and is nobody's.
  attempt(() => {
    for (const cookie of document.cookie.split('; ')) {
      const name = cookie.slice(0, cookie.indexOf('='));
      if (cookie.includes('=') && wanted(name)) deleteCookie(name);
    }
  });
  for (const area of ['localStorage', 'sessionStorage'] as const) {
    attempt(() => {
      for (const name of Object.keys(window[area])) if (wanted(name)) window[area].removeItem(name);
    });
  }
}

/**
 * While developing, says that there are no names, and names what looks like a pattern and is none: all that shows of it
 * are cookies that stay.
 */
function warnOfNames(names: Partial<Record<string, NamePatterns>> | undefined): void {
  try {
    // Bundlers replace the name, and leave all of this out of what visitors load.
    if (process.env.NODE_ENV !== 'production') {
      if (!names) {
        console.error(
          'consent: clearNames() was given no names. It stops with an error. Write clearNames({ marketing: [/^_ga/] }).',
        );
        return;
      }
      for (const [category, patterns = []] of Object.entries(names)) {
        for (const name of [patterns].flat()) {
          if (typeof name !== 'string' || !name.includes('*')) continue;
          console.error(
            `consent: clearNames() was given "${name}" for ${category}. A text is a whole name, so it stands for nothing but "${name}". Write a pattern, such as /^_ga/.`,
          );
        }
      }
    }
  } catch {
    // Without a bundler the name means nothing, and nobody develops.
  }
}

/**
 * Removes what has been denied; see `clearNames`.
 *
 * @param has Whether a category is allowed now.
 * @param own Names under which the store keeps the decision.
 */
export type ConsentClearing<Key extends string> = (
  has: (category: Key | 'necessary') => boolean,
  own: readonly string[],
) => void;

/**
 * Removes cookies and entries of `localStorage` and `sessionStorage` of categories that are denied: on withdrawal, and
 * again on each load. What `necessary` lists is never removed, nor is the decision itself. Cookies with `HttpOnly`, of
 * other sites or of a path other than `/` stay, for a page cannot remove them. What the browser refuses is left, and
 * nothing is thrown; on a server nothing happens.
 *
 * @param names By category one name or several, each exact or as a pattern.
 * @returns What `clearOnRevoke` of a store takes.
 * @example createConsentStore({ clearOnRevoke: clearNames({ necessary: ['session'], marketing: [/^_ga/, '_gid'] }) });
 */
export function clearNames<Name extends string>(
  names: Partial<Record<Name, NamePattern | readonly NamePattern[]>>,
): ConsentClearing<Exclude<Name, 'necessary'>> {
  warnOfNames(names);
  const { necessary = [], ...optional } = names as Partial<Record<string, NamePatterns>>;
  return (has, own) => {
    for (const [category, patterns = []] of Object.entries(optional)) {
      if (!has(category as Exclude<Name, 'necessary'>)) removeNames(patterns, [own, necessary].flat(2));
    }
  };
}
