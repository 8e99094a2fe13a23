import { renderToString } from 'react-dom/server';
import type { Graph } from 'schema-dts';
import type { Content } from '../browser/pageContent';
import { requestTarget } from '../browser/shell/Header/requestTarget';
import type { AnyIsland } from '../islands/islands';
import type { Route } from '../routes';
import { CurrentPage } from './currentPage';
import { headOf } from './head';
import { type IslandContext, IslandProvider, type RenderIsland } from './Island';
import { LaterDrawings } from './laterDrawings';
import { loadIslands } from './loadIslands';
import { type AnyPage, loadPage } from './loadPage';
import { structuredData } from './structuredData';
import { PageView } from './templates/PageView';
import { withWordBreaks } from './withWordBreaks';

/** Draws islands as markup. */
async function islandContext(): Promise<IslandContext> {
  const components = await loadIslands();
  const render: RenderIsland = (name, props) => {
    const Component = components[name] as unknown as AnyIsland;
    // As in hydrateIsland.tsx: generated ids must agree.
    return renderToString(<Component {...(props as Record<string, unknown>)} />, { identifierPrefix: name });
  };
  return { components, render };
}

/** What only the prerendered document says of a page. */
interface PageFacts {
  structured: Graph;
  page: AnyPage;
}

/** Draws the content of a page from its record. In the prerender and in the dev server, never in a visitor's browser. */
export async function renderContent(route: Route): Promise<Content & PageFacts> {
  const page = await loadPage(route);
  const context = await islandContext();
  const html = renderToString(
    <CurrentPage value={{ route, page }}>
      <IslandProvider value={context}>
        <LaterDrawings value={true}>
          <PageView page={page} />
        </LaterDrawings>
      </IslandProvider>
    </CurrentPage>,
  );
  return {
    ...headOf(route, page.record),
    request: requestTarget(route),
    html: withWordBreaks(html),
    structured: structuredData(route, page),
    page,
  };
}
