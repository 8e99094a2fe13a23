import type { LoadMode } from './types';

/** Pixels from the viewport at which `load: 'visible'` begins. */
const NEAR = '400px';

/** Calls `begin` when it is time: at once, near the viewport, touched, or pointed at by a hash or link. */
export function waitForApproach(place: HTMLElement, load: LoadMode, begin: () => void, signal: AbortSignal): void {
  const until = { signal };
  const look = (href = location.hash) => {
    // Decodes like decodeURIComponent, but does not throw if the address is broken.
    const id = new URLSearchParams(`id=${href.split('#')[1] ?? ''}`).get('id') as string;
    const target = document.getElementById(id);
    if (target?.contains(place) || place.contains(target)) begin();
  };
  const follow = ({ target }: Event) => {
    const { href } = ((target as Element).closest?.('a') ?? {}) as { href?: string & { baseVal?: string } };
    // Of a link in a drawing it is no string.
    look(href?.baseVal ?? href);
  };
  addEventListener('hashchange', follow, until);
  addEventListener('click', follow, until);
  if (load === 'interaction') {
    place.addEventListener('pointerover', begin, until);
    place.addEventListener('focusin', begin, until);
  } else if (load === 'visible' && globalThis.IntersectionObserver) {
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && begin(), {
      rootMargin: NEAR,
    });
    observer.observe(place);
    signal.addEventListener('abort', () => observer.disconnect());
  } else return begin();
  look();
}
