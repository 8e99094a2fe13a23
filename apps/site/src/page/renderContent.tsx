import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import type { Graph } from 'schema-dts';
import type { Content } from '../browser/navigation/content';
import { headOf } from '../browser/navigation/head';
import { islands } from '../islands/islands';
import { tools } from '../islands/tools';
import type { Route } from '../routes';
import { CurrentPage } from './currentPage';
import { IslandProvider, type RenderIsland } from './Island';
import { type AnyPage, loadPage } from './page';
import { structuredData } from './structuredData';
import { PageView } from './templates/PageView';

const components = { ...islands, ...tools } as const;

const renderIsland: RenderIsland = (name, props) => {
  const Component = components[name] as unknown as ComponentType<Record<string, unknown>>;
  // As in hydrateIslands.tsx: generated ids must agree.
  return renderToString(<Component {...(props as Record<string, unknown>)} />, { identifierPrefix: name });
};

const context = { components, render: renderIsland } as const;

/** What only the prerendered document says of a page. */
interface PageFacts {
  structured: Graph;
  page: AnyPage;
}

/** Draws the content of a page from its record. In the prerender and in the dev server, never in a visitor's browser. */
export async function renderContent(route: Route): Promise<Content & PageFacts> {
  const page = await loadPage(route);
  const html = renderToString(
    <CurrentPage value={{ route, page }}>
      <IslandProvider value={context}>
        <PageView page={page} />
      </IslandProvider>
    </CurrentPage>,
  );
  return {
    ...headOf(route.path, page.record),
    html,
    structured: structuredData(route, page),
    page,
  };
}
