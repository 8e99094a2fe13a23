import { fetchDrawingsForPaper, fetchLaterDrawings } from './laterDrawings';

/** A visitor's first touch: hydration starts at once instead of after the first paint. */
const INTERACTIONS = ['pointerdown', 'keydown', 'touchstart', 'focusin'] as const;

let started = false;

/** The application's chunks, nested imports included: fetched side by side instead of one after the other. */
function preloadChunks(): void {
  const list = document.querySelector<HTMLElement>('script[data-chunks]')?.dataset.chunks ?? '';
  for (const href of list.split(' ').filter(Boolean)) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
}

/**
 * Fetches the application and hydrates. If it cannot be had, the page stays what it is without JavaScript: readable,
 * with working links, menus and forms.
 */
async function start(): Promise<void> {
  if (started) return;
  started = true;
  for (const type of INTERACTIONS) removeEventListener(type, onInteraction, true);
  preloadChunks();
  try {
    const application = await import('./boot');
    application.boot();
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
