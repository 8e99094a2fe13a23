import { pathOf } from '../pageContent';
import { fullLoadTarget } from './freshPages';
import { loadApplication } from './loadApplication';
import { importScrolling } from './scrollToFragment';
import { goWithinPage } from './withinPage';

/**
 * How long a click waits in milliseconds for the code that follows it without a load. Longer than that, the document
 * that the link leads to is there sooner.
 */
const HOLD_MS = 600;

/** Whether an address is that of a file, such as `/sitemap.xml`, and none of a page. */
function isFile(pathname: string): boolean {
  return /\.\w+$/.test(pathOf(pathname));
}

/** A link to another page of the site, or to a place on this one. */
function linkOf(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.origin !== location.origin || link.target) return null;
  if (isFile(link.pathname)) return null;
  // To load the same page again is the browser's own business.
  return leadsAway(link) || link.hash ? link : null;
}

/** A place on this page does not: what a campaign has added to the address stays. */
function leadsAway({ pathname, search, hash }: HTMLAnchorElement): boolean {
  return pathname !== location.pathname || (search !== location.search && (search !== '' || hash === ''));
}

/** Where a link leads whose page needs a fresh document for its form (D-RELOAD). */
const freshTarget = (link: HTMLAnchorElement) => fullLoadTarget(pathOf(link.pathname), link.href);

/** What a link needs is fetched as soon as a visitor shows the intent to follow it. */
function onIntent({ target }: Event): void {
  const link = linkOf(target);
  if (!link) return;
  // Without it the browser jumps.
  if (!leadsAway(link)) return void importScrolling().catch(() => {});
  // What a load needs, the browser fetches itself: see settings/speculationRules.ts.
  if (freshTarget(link)) return;
  void loadApplication().catch(() => {});
  const path = pathOf(link.pathname);
  import('./content')
    .then((module) => module.loadAhead(path))
    .catch(() => {
      // A click then loads the page in full.
    });
}

/** The link that was clicked last: one that waits gives way to the next. */
let clicked: HTMLAnchorElement | undefined;

/** A click that comes before the application is held for a while, not lost; then the browser follows the link. */
async function follow(link: HTMLAnchorElement): Promise<void> {
  clicked = link;
  const { href } = link;
  const fresh = freshTarget(link);
  if (fresh) return location.assign(fresh);
  const tooLate = new Promise<undefined>((resolve) => setTimeout(resolve, HOLD_MS));
  const goOn = await Promise.race([loadApplication(), tooLate]).catch(() => undefined);
  if (clicked !== link) return;
  clicked = undefined;
  if (goOn) goOn(link);
  else location.assign(href);
}

const INTENTS = ['pointerover', 'focusin', 'touchstart'] as const;

/**
 * Makes clicks on the site's own links navigate without a page load, and fetches what that takes as soon as a visitor
 * shows the intent to go there.
 */
export function followLinks(): void {
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = linkOf(event.target);
    if (!link) return;
    event.preventDefault();
    if (leadsAway(link)) void follow(link);
    else goWithinPage(link.hash);
  });
  for (const type of INTENTS) document.addEventListener(type, onIntent, { passive: true });
}
