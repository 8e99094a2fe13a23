import { renderToStaticMarkup } from 'react-dom/server';
import { boot } from '../src/browser/boot';
import { ContentPlace } from '../src/browser/ContentPlace';
import { provideContent } from '../src/browser/navigation/content';
import { applyHead } from '../src/browser/navigation/head';
import { Layout } from '../src/browser/shell/Layout/Layout';
import { checkPages } from '../src/content/checks/pages';
import { loadRecord } from '../src/content/loadRecord';
import { admitFailure } from '../src/islands/admitFailure';
import { renderContent } from '../src/page/renderContent';
import { routeOf } from '../src/page/routeOf';
import { notFoundRoute } from '../src/routes';

/** The content of a page whose record holds: a build checks all of them, this server the one that is looked at. */
async function checkedContent(path: string) {
  const route = routeOf(path);
  if (route.path !== notFoundRoute.path) {
    const { record } = await loadRecord(route);
    checkPages([{ path: route.path, route, record }]);
  }
  return renderContent(route);
}

/** The dev server draws pages in the browser, so that a change of a record or template shows at once. */
export async function drawPage(): Promise<void> {
  const route = routeOf(location.pathname);
  const content = await checkedContent(location.pathname);
  document.getElementById('root')!.innerHTML = renderToStaticMarkup(
    <Layout route={route}>
      <ContentPlace html={content.html} />
    </Layout>,
  );
  applyHead(content);
  provideContent(checkedContent);
  boot(admitFailure);
}
