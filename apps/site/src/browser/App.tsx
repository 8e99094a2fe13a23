import { type RefObject, use, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { loadContent } from './navigation/content';
import type { Follow } from './navigation/follow';
import { followerOf } from './navigation/followerOf';
import { type Shown, useEntry } from './navigation/useEntry';
import { PageContent } from './PageContent';
import { pathOf } from './pageContent';
import { ErrorBoundary } from './shell/ErrorPage/ErrorBoundary';

/**
 * The content of the page of the current address. Content that is not here yet suspends all of it, so that the old page
 * stays until the new one can be shown whole.
 */
export function App({ onReady }: { onReady: (follow: Follow) => void }) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  useEffect(() => onReady(followerOf(navigate)), [navigate, onReady]);
  // Here and not below: an error takes away what is below the boundary.
  const shownRef = useRef<Shown>(null);
  return (
    <ErrorBoundary path={pathname}>
      <CurrentContent shownRef={shownRef} />
    </ErrorBoundary>
  );
}

function CurrentContent({ shownRef }: { shownRef: RefObject<Shown | null> }) {
  const { pathname } = useLocation();
  const path = pathOf(pathname);
  const content = use(loadContent(path));
  useEntry(shownRef, path, content);
  return <PageContent key={path} content={content} />;
}
