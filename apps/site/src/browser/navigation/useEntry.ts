import { type RefObject, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { Content } from '../pageContent';
import { markFrame } from '../shell/markFrame';
import { announce } from './announce';
import { reloadOnEntry } from './freshPages';
import { applyHead } from './head';
import { enterPage } from './withinPage';

/** The page that was entered last. */
export interface Shown {
  readonly path: string;
  readonly search: string;
}

/**
 * What a browser does when it loads a page, a client-side navigation must do itself, before the page is painted: reload
 * where the form needs it (D-RELOAD, first of all), head, marks of the current page in the frame, scroll to the top or to
 * the hash, focus on the new heading, announcement. Places within a page are withinPage.ts's.
 * @param shownRef Empty at first: the page that was loaded has all that.
 */
export function useEntry(shownRef: RefObject<Shown | null>, path: string, content: Content): void {
  const { pathname, search, hash } = useLocation();

  useLayoutEffect(() => {
    const before = shownRef.current;
    shownRef.current = { path, search };
    if (!before || (before.path === path && before.search === search)) return;
    // The tool of the page before may have written its inputs there while this one was on its way.
    history.replaceState(history.state, '', pathname + search + hash);
    const isOther = before.path !== path;
    if (isOther && reloadOnEntry(path)) return;
    // By Back with a dialog open, which a load would take with the page; focus and announcement would not reach behind it.
    for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close();
    applyHead(content);
    markFrame(path, content.request);
    if (isOther) announce(content.title);
    enterPage(isOther);
  }, [shownRef, path, pathname, search, hash, content]);
}
