import { isToolFragment } from './toolFragment';

/** How far from the visible part a tool is fetched. */
const NEAR = '300px';

const TOUCHES = ['pointerdown', 'focusin', 'keydown'] as const;

/**
 * Calls back once when a visitor comes near an element, touches it, or has followed an address that holds its inputs.
 * @returns Stops waiting.
 */
export function whenWanted(element: HTMLElement, wanted: () => void): () => void {
  const life = new AbortController();
  const once = () => {
    if (life.signal.aborted) return;
    life.abort();
    wanted();
  };
  // The element that marks an island has no box of its own.
  const box = element.firstElementChild ?? element;
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) once();
    },
    { rootMargin: NEAR },
  );
  life.signal.addEventListener('abort', () => observer.disconnect());
  observer.observe(box);
  for (const type of TOUCHES) element.addEventListener(type, once, { signal: life.signal, passive: true });
  const readAddress = () => {
    if (isToolFragment(location.hash)) queueMicrotask(once);
  };
  // A bookmark or a link put into the address bar changes no more than that. It asks for the result, reloaded page or not.
  const followLink = () => {
    delete document.documentElement.dataset.reloaded;
    readAddress();
  };
  addEventListener('hashchange', followLink, { signal: life.signal });
  readAddress();
  return () => life.abort();
}
