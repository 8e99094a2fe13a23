import { hubTags, hubUrl, sameHub } from './hubUrl';
import { providerOf } from './providerOf';
import { registry } from './registry';
import type { HubOptions } from './types';

const FLAG = 'daaReloaded=1';
// A literal, because bundlers keep a call that nobody needs.
const FLAGGED = /[?&]daaReloaded=1(?![^&])/;

const withoutHash = (href: string) => href.replace(/#.*/s, '');

/** What decides whether a page has to be loaded afresh. */
export interface ReloadOptions extends Pick<HubOptions, 'provider' | 'origin' | 'integration' | 'url' | 'strategy'> {
  /**
   * Whether the page is the first that this document shows. Give it where a router knows; otherwise the package tells
   * from the widgets that it has seen.
   */
  isFirstDocumentRoute?: boolean | undefined;
}

/**
 * The address that loads a page afresh: the same with `daaReloaded=1`. Path, other parameters and hash are kept as
 * written. Pure, so the same on a server; throws nothing.
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
  isFirstDocumentRoute: first,
  ...hub
}: ReloadOptions & { href: string }): string | null {
  if (providerOf(hub).strategy !== 'reload-once' || typeof document === 'undefined') return null;
  const { page, loads } = registry();
  const url = hubUrl(hub);
  const tags = hubTags(url);
  const target = reloadTarget(href);
  if (first ?? page === undefined) {
    // Only a script in the served HTML itself, and only once.
    return target !== href && tags.some((tag) => tag.dataset.leadHub === undefined) ? target : null;
  }
  const hasRun = tags.length > 0 || [...loads].some(([address, { script }]) => script && sameHub(address, url));
  return hasRun && (first === false || pageKey(page) !== pageKey(href)) ? target : null;
}

/** Milliseconds after which a page that was to be left, but is still there, may be left once more. */
const LEAVING_MS = 5000;
/** Milliseconds after its beginning during which a document that nobody touches must not be loaded afresh again. */
const LOOP_MS = 10_000;

/**
 * Whether this document came from such a reload itself, just now, and nobody has touched it since. Another reload would
 * be the next round of a loop that the page causes, for instance by changing its own query.
 */
function wouldLoop(href: string): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const cameFromHere =
    navigation?.type === 'reload' || (FLAGGED.test(withoutHash(href)) && sameHub(document.referrer, href));
  return cameFromHere && performance.now() < LOOP_MS && !navigator.userActivation?.hasBeenActive;
}

/**
 * Loads the current page afresh if it is entered within a document whose hub script has already run, because such a
 * hub renders only once. Call it at page entry, before focus and announcement.
 *
 * The flag stays in the URL, no history entry is added, and the first page of a document never reloads, unless a hub
 * script stands in the served HTML itself: then once, with the flag. On the server and for other strategies it does
 * nothing.
 *
 * A document that came from such a reload is not loaded afresh again before a visitor has touched it or ten seconds have
 * passed, so that a page which changes its own address never loops; its widgets then try `replace`.
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
  if (!target) return false;
  const shared = registry();
  const { leaving } = shared;
  // Whoever asks while the page is being left already, gets no second request for it.
  if (leaving?.href === target && performance.now() - leaving.since < LEAVING_MS) return true;
  if (wouldLoop(href)) return false;
  shared.leaving = { href: target, since: performance.now() };
  // Replacing an address by itself would only scroll, if it has a hash.
  if (target === href) location.reload();
  else location.replace(target);
  return true;
}
