import './icons';
import { use } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorBoundary } from './layout/ErrorPage/ErrorBoundary';
import { Layout } from './layout/Layout/Layout';
import { CurrentPage } from './routing/currentPage';
import { loadPage, routeOf } from './routing/loadPage';
import { useNavigationEffects } from './routing/useNavigationEffects';
import { PageView } from './templates/PageView';

/**
 * The page of the current address inside the shared frame. A page whose chunk is not here yet suspends the router's
 * transition, so that the old page stays until the new one can be drawn whole.
 */
export function App() {
  return (
    <ErrorBoundary>
      <CurrentView />
    </ErrorBoundary>
  );
}

function CurrentView() {
  const { pathname } = useLocation();
  const route = routeOf(pathname);
  const page = use(loadPage(route));
  useNavigationEffects(route, page);
  return (
    <CurrentPage value={{ route, page }}>
      <Layout>
        <PageView key={route.path} route={route} page={page} />
      </Layout>
    </CurrentPage>
  );
}
