import { notFoundRoute } from '../../routes';
import { contentFailed, loadContent } from './content';
import { fullLoadTarget } from './reloadOnEntry';
import { routeOf } from './routeOf';
import { importScrolling } from './scrollToFragment';

/** Whether an address is that of a file, such as `/sitemap.xml`, and none of a page. */
function isFile(pathname: string): boolean {
  return /\.\w+$/.test(pathname) && routeOf(pathname) === notFoundRoute;
}

/** A link to another page of the site, or to a place on this one. */
function linkOf(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return null;
  if (isFile(link.pathname)) return null;
  // To load the same page again is the browser's own business.
  return leadsAway(link) || link.hash ? link : null;
}

function leadsAway({ pathname, search }: HTMLAnchorElement): boolean {
  return pathname !== location.pathname || search !== location.search;
}

/** Fetches the content of the page that a link, or the link around an element, leads to. */
export function prefetch(target: EventTarget | null): void {
  const link = linkOf(target);
  if (!link || !leadsAway(link)) return;
  loadContent(routeOf(link.pathname)).catch(() => {
    // A click then loads the page in full.
  });
}

function onIntent({ target }: Event): void {
  const link = linkOf(target);
  if (link && !leadsAway(link)) void importScrolling();
  prefetch(target);
}

const INTENTS = ['pointerover', 'focusin', 'touchstart'] as const;

/**
 * Makes clicks on the site's own links navigate without a page load, and fetches the content as soon as the visitor
 * shows the intent to go there. Links whose form needs a fresh document go there by a full load (D-RELOAD).
 *
 * @param navigate of the router
 * @returns Stops it.
 */
export function followLinks(navigate: (to: string, options?: { replace: boolean }) => void): () => void {
  const onClick = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = linkOf(event.target);
    if (!link) return;
    event.preventDefault();
    const to = `${link.pathname}${link.search}${link.hash}`;
    if (!leadsAway(link)) return navigate(to, { replace: link.hash === location.hash });
    const route = routeOf(link.pathname);
    const target = fullLoadTarget(route, to) ?? (contentFailed(route) ? to : null);
    if (target) location.assign(target);
    else navigate(to);
    return undefined;
  };
  document.addEventListener('click', onClick);
  for (const type of INTENTS) document.addEventListener(type, onIntent, { passive: true });
  return () => {
    document.removeEventListener('click', onClick);
    for (const type of INTENTS) document.removeEventListener(type, onIntent);
  };
}
