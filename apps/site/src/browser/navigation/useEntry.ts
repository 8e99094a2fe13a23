import { type RefObject, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { Route } from '../../routes';
import type { Content } from '../pageContent';
import { markFrame } from '../shell/markFrame';
import { announce } from './announce';
import { applyHead } from './head';
import { reloadOnEntry } from './reloadOnEntry';
import { enterPage } from './withinPage';

/** The page that was entered last. */
export interface Shown {
  readonly route: Route;
  readonly search: string;
}

/**
 * What a browser does when it loads a page, a client-side navigation must do itself, before the page is painted: reload
 * where the form needs it (D-RELOAD, first of all), head, marks of the current page in the frame, scroll to the top or to
 * the hash, focus on the new heading, announcement. Places within a page are withinPage.ts's.
 * @param shownRef Empty at first: the page that was loaded has all that.
 */
export function useEntry(shownRef: RefObject<Shown | null>, route: Route, content: Content): void {
  const { search } = useLocation();

  useLayoutEffect(() => {
    const before = shownRef.current;
    shownRef.current = { route, search };
    if (!before || (before.route === route && before.search === search)) return;
    const isOther = before.route !== route;
    if (isOther && reloadOnEntry(route)) return;
    applyHead(content, route.listed === false);
    markFrame(route);
    if (isOther) announce(content.title);
    enterPage(isOther);
  }, [shownRef, route, search, content]);
}
