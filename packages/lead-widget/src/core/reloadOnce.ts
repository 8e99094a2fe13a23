import { hubTags, hubUrl } from './hubUrl';
import { registry } from './registry';
import type { HubOptions } from './types';

const FLAG = 'daaReloaded';

export interface ReloadOptions extends Pick<HubOptions, 'origin' | 'integration' | 'url' | 'strategy'> {
  /**
   * Whether the page is the first that this document shows. Give it where a router knows; otherwise the package tells
   * from the widgets it has seen.
   */
  isFirstDocumentRoute?: boolean | undefined;
}

/**
 * The address that loads a page afresh: the same with `daaReloaded=1`. Path, other parameters and hash are kept as
 * written. Pure.
 *
 * @param href absolute or relative
 */
export function reloadTarget(href: string): string {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(href) ?? [];
  if (new URLSearchParams(query).get(FLAG) === '1') return href;
  const rest = query.replace(new RegExp(`([?&])${FLAG}(=[^&]*)?(?=&|$)`, 'g'), '$1').replace(/[?&]+$|(?<=[?&])&+/g, '');
  return `${path}${rest ? `${rest}&` : '?'}${FLAG}=1${hash}`;
}

/** Path and query of a page without the flag: what tells one page from the next. */
export function pageKey(href: string): string {
  const { pathname, searchParams } = new URL(href, document.baseURI);
  searchParams.delete(FLAG);
  return `${pathname}?${searchParams}`;
}

/**
 * Where a link to a page of strategy `reload-once` should lead by a full load, or null if the page can be entered as
 * usual. Changes nothing; null on the server.
 *
 * @example
 * const target = reloadHref({ origin, strategy, href: link.href });
 * if (target) location.assign(target);
 */
export function reloadHref({ href, ...options }: ReloadOptions & { href: string }): string | null {
  const { strategy, isFirstDocumentRoute } = options;
  if (strategy !== 'reload-once' || typeof document === 'undefined') return null;
  const { page, runs } = registry();
  const tags = hubTags(hubUrl(options));
  const target = reloadTarget(href);
  if (isFirstDocumentRoute ?? page === undefined) {
    return target !== href && tags.some((tag) => !tag.dataset.leadHub) ? target : null;
  }
  const present = tags.length || runs.size;
  return present && (isFirstDocumentRoute === false || page !== pageKey(href)) ? target : null;
}

/**
 * Loads the current page afresh if it is entered within a document whose hub script has already run, because such a
 * hub renders only once. Call it at page entry, before focus and announcement.
 *
 * The flag stays in the URL, no history entry is added, and the first page of a document never reloads, unless a hub
 * script stands in the served HTML itself: then once, with the flag. On the server and for other strategies it does
 * nothing.
 *
 * @param options the hub, `strategy`, and where known `isFirstDocumentRoute`; `location` for tests
 * @returns whether the page is being left; then do nothing more
 * @example if (reloadOnce({ origin, strategy: 'reload-once', isFirstDocumentRoute: false })) return;
 */
export function reloadOnce({
  location = globalThis.location,
  ...options
}: ReloadOptions & { location?: Pick<Location, 'href' | 'replace' | 'reload'> | undefined }): boolean {
  const target = reloadHref({ ...options, href: location?.href });
  // Replacing a URL by itself only scrolls when it has a hash.
  if (target === location?.href) location.reload();
  else if (target) location.replace(target);
  return !!target;
}
