import './shell/iconSprite';
import { use } from 'react';
import { useLocation } from 'react-router-dom';
import { loadContent } from './navigation/content';
import { routeOf } from './navigation/routeOf';
import { useNavigationEffects } from './navigation/useNavigationEffects';
import { ErrorBoundary } from './shell/ErrorPage/ErrorBoundary';
import { Layout } from './shell/Layout/Layout';
import { PageContent } from './shell/Layout/PageContent';

/**
 * The page of the current address inside the shared frame. Content that is not here yet suspends the router's
 * transition, so that the old page stays until the new one can be shown whole.
 */
export function App() {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary path={pathname}>
      <CurrentView />
    </ErrorBoundary>
  );
}

function CurrentView() {
  const { pathname } = useLocation();
  const route = routeOf(pathname);
  const content = use(loadContent(route));
  useNavigationEffects(route, content);
  return (
    <Layout route={route}>
      <PageContent key={route.path} html={content.html} />
    </Layout>
  );
}
