import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import type { Route } from '../../routes';
import type { Content } from '../pageContent';
import { announce } from './announce';
import { followLinks } from './followLinks';
import { applyHead } from './head';
import { currentEntry, rememberPlace, returnToPlace } from './places';
import { prefetchInView } from './prefetchInView';
import { reloadOnEntry } from './reloadOnEntry';
import { fragmentOf, scrollToFragment } from './scrollToFragment';

/**
 * To the target of the hash; without one to the top, where the heading of a page that was entered gets the focus.
 * @returns Stops it.
 */
function goToPlace(hash: string, first: boolean, entered: boolean): (() => void) | undefined {
  const fragment = fragmentOf(hash);
  if (fragment) return scrollToFragment(fragment, first || entered ? 'instant' : 'smooth');
  if (!first) scrollTo({ top: 0, behavior: 'instant' });
  if (entered) document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  return undefined;
}

/**
 * What a browser does on a page load and a client-side navigation must do itself: reload where the form needs it
 * (D-RELOAD, first of all), head, scroll to the top, to the hash or to where the reader was, focus on the new heading,
 * announcement. And what it cannot know: which page may come next.
 */
export function useNavigationEffects(route: Route, content: Content): void {
  const location = useLocation();
  const navigate = useNavigate();
  const returns = useNavigationType() === NavigationType.Pop;
  const shown = useRef<Route | null>(null);

  useEffect(() => followLinks((to, options) => void navigate(to, options)), [navigate]);
  // The links to watch are those of the content.
  useEffect(prefetchInView, [content]);

  useEffect(() => {
    const first = shown.current === null;
    const entered = !first && shown.current !== route;
    shown.current = route;
    if (entered && reloadOnEntry(route)) return undefined;
    applyHead(content, route.listed === false);
    if (entered) announce(content.title);
    const entry = currentEntry();
    const stop =
      first || entered || !returns || !returnToPlace() ? goToPlace(location.hash, first, entered) : undefined;
    return () => {
      stop?.();
      rememberPlace(entry);
    };
  }, [location, route, content, returns]);
}
