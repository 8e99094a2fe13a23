import { keptInputs, restoredWithPlace } from '../../islands/keepInputs';
import { fragmentOf, scrollToFragment } from './scrollToFragment';

/** Number of the current entry of the history, counted as the router counts. Entries older than scripts have none. */
function currentEntry(): number | undefined {
  return (history.state as { idx?: number } | null)?.idx;
}

const pageOf = ({ pathname, search }: Location) => pathname + search;

/** The entry that the reader is at, and the page that is shown; the address may be ahead of both. */
let entry: number | undefined;
let page = '';

/** What brings the reader back to where an entry was left. */
const places = new Map<number | undefined, () => void>();

/** Remembers how far the page is scrolled, and what has the focus, when its entry is left. */
function rememberPlace(): void {
  const top = scrollY;
  const focused = document.querySelector<HTMLElement>(':focus');
  const bring = () => {
    // A heading can only while it has the focus: `scrollToAnchor` lends it that.
    if (focused && focused.tabIndex < 0) focused.tabIndex = -1;
    focused?.focus({ preventScroll: true });
    scrollTo({ top, behavior: 'instant' });
  };
  if (entry !== undefined) places.set(entry, bring);
}

/**
 * Brings a reader who goes back or forth within a page to the place that was left (D-HASH). Entries without a number
 * are the browser's: it restores them itself.
 * @returns whether the page stands where it should
 */
function returnToPlace(): boolean {
  const bring = places.get(entry);
  bring?.();
  return Boolean(bring) || (entry === undefined && !location.hash);
}

/** What looks for a target stays beside it for a while, because a form that arrives late may move it. */
let stopSeeking = () => {};

/**
 * To the target of the address's hash, or to the top where it has none.
 * @returns whether it has one
 */
function seek(behavior: 'smooth' | 'instant'): boolean {
  stopSeeking();
  const fragment = fragmentOf(location.hash);
  if (fragment) stopSeeking = scrollToFragment(fragment, behavior);
  else scrollTo({ top: 0, behavior: 'instant' });
  return fragment !== '';
}

/** Whether the reader has scrolled away from a target before scripts came. Whom the browser leaves at the top has not. */
function isElsewhere(fragment: string): boolean {
  const { top = 0 } = document.getElementById(fragment)?.getBoundingClientRect() ?? {};
  return scrollY > 0 && (top < -innerHeight / 4 || top > innerHeight);
}

/** The current entry is that of the page that is shown, and a reload is the reader's own (build/document.mjs). */
function arrive(): void {
  page = pageOf(location);
  entry = currentEntry() ?? 0;
  history.replaceState({ ...history.state, idx: entry, shown: true }, '');
}

/** To a section of the page that is shown. */
export function goWithinPage(hash: string): void {
  rememberPlace();
  if (hash !== location.hash) {
    // Numbered as the router does: it counts on from here when it comes, and needs no more of an entry.
    history.pushState({ idx: (entry ?? -1) + 1, inputs: keptInputs(), shown: true }, '', hash);
    entry = currentEntry();
  }
  seek('smooth');
}

/** To where a page begins that was entered: the target of its hash, or the top with the focus on its heading. */
export function enterPage(isOther: boolean): void {
  arrive();
  delete document.documentElement.dataset.reloaded;
  if (!seek('instant') && isOther) document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}

/** Back and Forward. */
function onPopState(leavesPage: () => void): void {
  // Who goes back has left the target.
  stopSeeking();
  if (pageOf(location) !== page) {
    history.replaceState({ ...history.state, shown: false }, '');
    return leavesPage();
  }
  rememberPlace();
  entry = currentEntry();
  if (!restoredWithPlace(returnToPlace())) seek('smooth');
}

/**
 * Lets readers move within the page that is shown, and brings them to the place that its address names.
 * @param leavesPage Called where Back or Forward leads to another page: the router's business, if it is here.
 */
export function stayWithinPage(leavesPage: () => void): void {
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- ends what the document's head did until here (build/document.mjs)
  window.onpopstate = null;
  history.scrollRestoration = 'manual';
  arrive();
  const fragment = fragmentOf(location.hash);
  if (fragment && !('reloaded' in document.documentElement.dataset) && !isElsewhere(fragment)) seek('instant');
  addEventListener('popstate', () => onPopState(leavesPage));
}
