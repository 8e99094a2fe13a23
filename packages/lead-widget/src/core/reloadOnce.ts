import { hubTags, hubUrl } from './hubUrl';
import { registry } from './registry';
import type { HubOptions } from './types';

const FLAG = 'daaReloaded=1';
// A literal, because bundlers keep a call that nobody needs.
const FLAGGED = /[?&]daaReloaded=1(?![^&])/;

const withoutHash = (href: string) => href.replace(/#.*/s, '');

/** What decides whether a page has to be loaded afresh. */
export interface ReloadOptions extends Pick<HubOptions, 'origin' | 'integration' | 'url' | 'strategy'> {
  /**
   * Whether the page is the first that this document shows. Give it where a router knows; otherwise the package tells
   * from the widgets that it has seen.
   */
  isFirstDocumentRoute?: boolean | undefined;
}

/**
 * The address that loads a page afresh: the same with `daaReloaded=1`. Path, other parameters and hash are kept as
 * written. Pure.
 *
 * @param href absolute or relative
 * @example reloadTarget('/heizung?a=1#form') // '/heizung?a=1&daaReloaded=1#form'
 */
export function reloadTarget(href: string): string {
  return FLAGGED.test(withoutHash(href))
    ? href
    : href.replace(/(?=#)|$/, `${withoutHash(href).includes('?') ? '&' : '?'}${FLAG}`);
}

/** What tells one page from the next: its address without flag and hash. */
const pageKey = (href = '') => withoutHash(href).replace(FLAGGED, '');

/**
 * Where a link to a page of strategy `reload-once` should lead by a full load, or null if the page can be entered as
 * usual. Changes nothing; null on the server.
 *
 * @param options the hub, `strategy`, and the absolute `href`
 * @example
 * const target = reloadHref({ origin, strategy, href: link.href });
 * if (target) location.assign(target);
 */
export function reloadHref({
  href,
  strategy,
  isFirstDocumentRoute: first,
  ...hub
}: ReloadOptions & { href: string }): string | null {
  if (strategy !== 'reload-once' || typeof document === 'undefined') return null;
  const { page, loads } = registry();
  const tags = hubTags(hubUrl(hub));
  const target = reloadTarget(href);
  return (
    (first ?? page === undefined)
      ? // Only a script in the served HTML itself, and only once.
        target !== href && tags.some((tag) => tag.dataset.leadHub === undefined)
      : (tags[0] || [...loads.values()].some((load) => load.script)) &&
        (first === false || pageKey(page) !== pageKey(href))
  )
    ? target
    : null;
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
  const href = location?.href;
  const target = reloadHref({ ...options, href });
  // Replacing an address by itself would only scroll, if it has a hash.
  if (target === href) location.reload();
  else if (target) location.replace(target);
  return !!target;
}
