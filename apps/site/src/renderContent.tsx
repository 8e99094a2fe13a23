import { renderToString } from 'react-dom/server';
import type { Graph } from 'schema-dts';
import type { BakedPage } from './content/baked';
import { structuredData } from './content/structuredData';
import { IslandProvider, type RenderIsland } from './islands/Island';
import { islandComponent, islands } from './islands/islands';
import type { Content } from './routing/content';
import { CurrentPage } from './routing/currentPage';
import { headOf } from './routing/head';
import type { Route } from './routing/route';
import { PageView } from './templates/PageView';

const renderIsland: RenderIsland = (name, props) => {
  const Component = islandComponent(name);
  // As in hydrateIslands.tsx: generated ids must agree.
  return Component
    ? renderToString(<Component {...(props as Record<string, unknown>)} />, { identifierPrefix: name })
    : '';
};

const context = { components: islands, render: renderIsland } as const;

/** What only the prerendered document says of a page. */
interface PageFacts {
  /** `YYYY-MM-DD` of the last check by a person. */
  reviewed: string;
  structured: Graph;
  page: BakedPage;
}

/** Draws the content of a page from its record. In the prerender and in the dev server, never in a visitor's browser. */
export async function renderContent(route: Route): Promise<Content & PageFacts> {
  // Route modules are baked (prerender/bakeRecords.mjs): they export `page`, whatever their source says.
  const { page } = (await route.load()) as unknown as { page: BakedPage };
  const html = renderToString(
    <CurrentPage value={{ route, page }}>
      <IslandProvider value={context}>
        <PageView route={route} page={page} />
      </IslandProvider>
    </CurrentPage>,
  );
  return {
    ...headOf(route.path, page.record),
    html,
    reviewed: page.record.reviewed,
    structured: structuredData(route, page),
    page,
  };
}
