import { admitFailure } from '../islands/admitFailure';
import { holdEarlyPress } from '../islands/holdEarlyPress';
import type { boot as Boot } from './boot';
import { fetchDrawingsForPaper, fetchLaterDrawings } from './laterDrawings';
import { preloadChunks } from './preloadChunks';
import { unfoldForPaper } from './unfoldForPaper';

// Stands within every page, so that nothing has to be fetched before a touch is heard (build/firstScript.mjs).

const INTERACTIONS = ['pointerdown', 'keydown', 'touchstart', 'focusin'] as const;

/** Waits for a visitor's next touch, of whatever kind. */
function onTouch(then: () => void): void {
  const once = () => {
    for (const type of INTERACTIONS) removeEventListener(type, once, true);
    then();
  };
  for (const type of INTERACTIONS) addEventListener(type, once, { capture: true, passive: true });
}

let started = false;

/** The way to the search that was followed before what opens it is here. */
let followed: HTMLElement | undefined;

/** Keeps it: what is pressed early opens the search as well, and leads to the list of all pages only where that fails. */
function holdEarlySearch(event: MouseEvent): void {
  const link = (event.target as Element).closest<HTMLElement>('[data-query]');
  if (!link) return;
  event.preventDefault();
  followed = link;
}

/**
 * Fetches what makes the page work. If it cannot be had, the page stays what it is without JavaScript: readable, with
 * working links, menus and forms that say what they lack.
 */
function start(): void {
  if (started) return;
  started = true;
  const [address] = preloadChunks('chunks');
  // oxlint-disable-next-line imports/address-is-plain -- an address of the built site, which the page says
  import(/* @vite-ignore */ address as string)
    .then(({ boot }: { boot: typeof Boot }) => boot(admitFailure))
    .catch((error: unknown) => {
      console.error('site: The application could not be loaded. The page works without it.', error);
      // Not by itself: what is being read would move.
      onTouch(() => admitFailure(document));
    })
    .finally(() => {
      removeEventListener('click', holdEarlySearch);
      followed?.click();
    });
}

/** Some browsers withhold when they painted. So long after the load, the next frame is the sign. */
const UNREPORTED_PAINT_MS = 1000;

/** A frame that has been drawn is not on the screen yet: what is fetched then still comes before it. */
function afterFirstPaint(then: () => void): void {
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    then();
  }).observe({ type: 'paint', buffered: true });
}

/** After the first paint, so that scripts never delay it (docs/decisions/0001-rendering.md). */
function onLoad(): void {
  afterFirstPaint(start);
  setTimeout(() => requestAnimationFrame(() => setTimeout(start)), UNREPORTED_PAINT_MS);
}

// The page is taken over at once instead of after the first paint.
onTouch(start);
addEventListener('click', holdEarlyPress);
addEventListener('click', holdEarlySearch);
if (document.readyState === 'complete') onLoad();
else addEventListener('load', onLoad, { once: true });

// Fonts come first.
afterFirstPaint(() => fetchLaterDrawings(document));
fetchDrawingsForPaper();
unfoldForPaper();
