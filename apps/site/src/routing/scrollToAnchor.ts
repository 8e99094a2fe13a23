import { HASH_RETRY_MAX_MS, HASH_RETRY_MS } from '../site';

/** What a visitor does to scroll by hand; from then on the page is left alone. */
const OWN_SCROLL = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

function focusHeadingOf(target: Element): void {
  const heading = target.matches('h1,h2,h3') ? target : (target.querySelector('h1,h2,h3') ?? target);
  if (!(heading instanceof HTMLElement)) return;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/**
 * Scrolls to the element with this id and moves focus to its heading. While the element is missing it is looked for
 * every 100 ms, for at most 3 s (R-HOME-18 to 22); smooth unless reduced motion is asked for.
 *
 * @returns Stops looking; called on navigation. The visitor's own scrolling stops it as well.
 */
export function scrollToAnchor(id: string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waited = 0;
  const stop = () => {
    clearTimeout(timer);
    for (const type of OWN_SCROLL) removeEventListener(type, stop);
  };
  const look = () => {
    const target = document.getElementById(id);
    if (target) {
      stop();
      const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
      target.scrollIntoView({ behavior: still ? 'auto' : 'smooth' });
      focusHeadingOf(target);
      return;
    }
    waited += HASH_RETRY_MS;
    if (waited > HASH_RETRY_MAX_MS) return stop();
    timer = setTimeout(look, HASH_RETRY_MS);
  };
  for (const type of OWN_SCROLL) addEventListener(type, stop, { once: true, passive: true });
  look();
  return stop;
}
