import { renderToStaticMarkup } from 'react-dom/server';
import { boot } from '../src/browser/boot';
import { ContentPlace } from '../src/browser/ContentPlace';
import { provideContent } from '../src/browser/navigation/content';
import { applyHead } from '../src/browser/navigation/head';
import { Layout } from '../src/browser/shell/Layout/Layout';
import { admitFailure } from '../src/islands/admitFailure';
import { renderContent } from '../src/page/renderContent';
import { routeOf } from '../src/page/routeOf';

/** The dev server draws pages in the browser, so that a change of a record or template shows at once. */
export async function drawPage(): Promise<void> {
  const route = routeOf(location.pathname);
  const content = await renderContent(route);
  document.getElementById('root')!.innerHTML = renderToStaticMarkup(
    <Layout route={route}>
      <ContentPlace html={content.html} />
    </Layout>,
  );
  applyHead(content);
  provideContent((path) => renderContent(routeOf(path)));
  boot(admitFailure);
}
