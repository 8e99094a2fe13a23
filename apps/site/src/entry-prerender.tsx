import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './App';
import { renderedDrawings } from './drawingFiles';
import { notFoundRoute, routes } from './routes';
import { headMarkup, headOf, SITE_ORIGIN } from './routing/head';
import { loadPage } from './routing/loadPage';

export { headMarkup, headOf, renderedDrawings, SITE_ORIGIN };

/** What the prerender needs to know of a page beside its markup. */
export interface RenderedPage {
  path: string;
  markup: string;
  head: string;
  /** `YYYY-MM-DD` of the last check by a person. */
  reviewed: string;
  indexed: boolean;
}

/** Pages that no search engine should list. */
const NOINDEX: readonly string[] = [notFoundRoute.path, '/cookie-einstellungen'];

/** Every page of the site and the 404 page, as static markup without inline scripts. */
export async function renderPages(): Promise<RenderedPage[]> {
  const rendered: RenderedPage[] = [];
  for (const route of [...routes, notFoundRoute]) {
    const { record } = await loadPage(route);
    const { prelude } = await prerender(
      <StaticRouter location={route.path}>
        <App />
      </StaticRouter>,
      // React outlines Suspense boundaries over about 12 kB into hidden markup plus a script; never here.
      { progressiveChunkSize: Number.MAX_SAFE_INTEGER },
    );
    const indexed = !NOINDEX.includes(route.path);
    rendered.push({
      path: route.path,
      markup: await new Response(prelude).text(),
      head: headMarkup(headOf(route.path, record), { noindex: !indexed }),
      reviewed: record.reviewed,
      indexed,
    });
  }
  return rendered;
}
