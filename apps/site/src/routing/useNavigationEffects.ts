import { scrollToAnchor } from '@sanierungsweg/lead-widget/anchor';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { BakedPage } from '../content/baked';
import { reloadOnEntry } from '../leads/reloadOnEntry';
import { announce } from './announce';
import { applyHead, headOf } from './head';
import type { Route } from './route';

/** Fragment ids arrive percent-encoded; a broken encoding is no id. */
function fragmentOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}

/**
 * What a browser does on a page load and a client-side navigation must do itself: reload where the form needs it
 * (D-RELOAD, first of all), head, scroll to the top or to the hash, focus on the new heading, announcement.
 */
export function useNavigationEffects(route: Route, page: BakedPage): void {
  const location = useLocation();
  const shown = useRef<Route | null>(null);

  useEffect(() => {
    const first = shown.current === null;
    const samePage = shown.current === route;
    shown.current = route;
    if (!first && !samePage && reloadOnEntry(route)) return undefined;
    const fragment = fragmentOf(location.hash);
    if (!first && !samePage) {
      const head = headOf(route.path, page.record);
      applyHead(head);
      announce(head.title);
      if (!fragment) {
        scrollTo({ top: 0, behavior: 'instant' });
        document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
      }
    }
    if (fragment) {
      const life = new AbortController();
      void scrollToAnchor(fragment, { signal: life.signal });
      return () => life.abort();
    }
    if (samePage && !first) scrollTo({ top: 0, behavior: 'instant' });
    return undefined;
  }, [location, route, page]);
}
