import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Route } from '../../routes';
import { announce } from './announce';
import type { Content } from './content';
import { followLinks } from './followLinks';
import { applyHead } from './head';
import { prefetchInView } from './prefetchInView';
import { reloadOnEntry } from './reloadOnEntry';

/** Fragment ids arrive percent-encoded; a broken encoding is no id. */
function fragmentOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}

/** Scrolls to a target that may not be there yet. Its code is a chunk of its own: most visits never need it. */
function scrollToFragment(fragment: string): () => void {
  const life = new AbortController();
  void import('./scrollToAnchor').then(({ scrollToAnchor }) => scrollToAnchor(fragment, { signal: life.signal }));
  return () => life.abort();
}

/**
 * What a browser does on a page load and a client-side navigation must do itself: reload where the form needs it
 * (D-RELOAD, first of all), head, scroll to the top or to the hash, focus on the new heading, announcement. And what it cannot know: which page may come next.
 */
export function useNavigationEffects(route: Route, content: Content): void {
  const location = useLocation();
  const navigate = useNavigate();
  const shown = useRef<Route | null>(null);

  useEffect(() => followLinks((to) => void navigate(to)), [navigate]);
  // The links to watch are those of the content.
  useEffect(prefetchInView, [content]);

  useEffect(() => {
    const first = shown.current === null;
    const entered = !first && shown.current !== route;
    shown.current = route;
    if (entered && reloadOnEntry(route)) return undefined;
    if (entered) {
      applyHead(content);
      announce(content.title);
    }
    const fragment = fragmentOf(location.hash);
    if (fragment) return scrollToFragment(fragment);
    if (!first) scrollTo({ top: 0, behavior: 'instant' });
    if (entered) document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    return undefined;
  }, [location, route, content]);
}
