import { fetchDrawingsForPaper, fetchLaterDrawings } from './laterDrawings';
import { preloadChunks } from './preloadChunks';

/** A visitor's first touch: the page is taken over at once instead of after the first paint. */
const INTERACTIONS = ['pointerdown', 'keydown', 'touchstart', 'focusin'] as const;

let started = false;

/**
 * Fetches what makes the page work. If it cannot be had, the page stays what it is without JavaScript: readable, with
 * working links, menus and forms.
 */
async function start(): Promise<void> {
  if (started) return;
  started = true;
  for (const type of INTERACTIONS) removeEventListener(type, onInteraction, true);
  preloadChunks('chunks');
  try {
    const takeover = await import('./boot');
    takeover.boot();
  } catch (error) {
    console.error('site: The application could not be loaded. The page works without it.', error);
  }
}

function onInteraction(): void {
  void start();
}

/** After first contentful paint, so that scripts never delay it (docs/decisions/0001-rendering.md). */
function afterFirstPaint(): void {
  requestAnimationFrame(() => setTimeout(() => void start()));
}

for (const type of INTERACTIONS) addEventListener(type, onInteraction, { capture: true, passive: true });
if (document.readyState === 'complete') afterFirstPaint();
else addEventListener('load', afterFirstPaint, { once: true });

fetchLaterDrawings(document);
fetchDrawingsForPaper();
