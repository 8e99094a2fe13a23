import { prerender } from 'react-dom/static';
import type { Graph } from 'schema-dts';
import { leadProviders } from '../../settings/leadProviders';
import { SITE_NAME } from '../../settings/site';
import { ContentPlace } from '../browser/ContentPlace';
import { type Content, contentPath } from '../browser/pageContent';
import { iconLicence } from '../browser/shell/InlineIcon';
import { Layout } from '../browser/shell/Layout/Layout';
import { changesFeed, feedTitle } from '../content/changesFeed';
import { changedOn } from '../content/ledger/ledger';
import { OPEN_DATA, OPEN_DATA_ON, openData, openDataCsv } from '../content/openData';
import { drawingsById, renderedDrawings } from '../illustrations/drawingFiles';
import { places } from '../islands/places';
import { tools } from '../islands/tools';
import { type ListedRoute, notFoundRoute, type Route, routes } from '../routes';
import { type HeadPicture, headMarkup, SITE_ORIGIN } from './head';
import { pagesByFigure } from './pagesByFigure';
import { type PictureContent, pictureContent } from './pictureContent';
import { renderContent } from './renderContent';
import { siteSearch } from './search/siteSearch';

export { contentPath, drawingsById, iconLicence, renderedDrawings, SITE_NAME, SITE_ORIGIN, siteSearch };

/** Islands that React takes over once a visitor wants them. */
export const toolNames: readonly string[] = Object.keys(tools);

/** What brings a style sheet of its own into the pages that hold it: tools, the planner, the checklist under its fold. */
export const dressedNames: readonly string[] = [
  ...toolNames,
  ...(['checklist', 'housePlan'] satisfies (keyof typeof places)[]),
];

/** Islands whose code a page fetches beside that of every page; not the checklist, which has a sheet of its own. */
export const islandNames: readonly string[] = Object.keys(places).filter((name) => name !== 'checklist');

/** The lead providers of this build; the response headers name their origins. */
export const providers = leadProviders(__LEADS__);

/** Which pages of this build browsers may prepare ahead. */
export const rules = __SPECULATION_RULES__;

/** Addresses that pages had once, with the one that each leads to now. */
export const moved: Readonly<Record<string, string>> = Object.fromEntries(
  routes.flatMap(({ path, formerly = [] }: ListedRoute) => formerly.map((old) => [old, path])),
);

/** What the prerender needs to know of a page. */
export interface RenderedPage {
  path: string;
  /** Content of the document's root element. */
  markup: string;
  /** What client-side navigation fetches. */
  content: Content;
  structured: Graph;
  /** What the picture for links shows; null where a page has no address to link to. */
  picture: PictureContent | null;
  /** Day on which the content last changed, `YYYY-MM-DD`; undefined where a page has no address. */
  changed: string | undefined;
}

/** A data block, which no browser runs; an escaped `<` keeps it from ending early. */
function structuredMarkup(graph: Graph): string {
  return `<script type="application/ld+json">${JSON.stringify(graph).replaceAll('<', String.raw`\u003c`)}</script>`;
}

async function renderPage(route: Route): Promise<RenderedPage> {
  const { structured, page, ...content } = await renderContent(route);
  const { prelude } = await prerender(
    <Layout route={route}>
      <ContentPlace html={content.html} />
    </Layout>,
    // React outlines Suspense boundaries over about 12 kB into hidden markup plus a script; never here.
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER },
  );
  return {
    path: route.path,
    markup: await new Response(prelude).text(),
    content,
    structured,
    picture: route === notFoundRoute ? null : pictureContent(route, page.record),
    changed: changedOn(route.path),
  };
}

/** Every page of the site and the 404 page, as static markup without inline scripts. */
export async function renderPages(): Promise<RenderedPage[]> {
  const rendered: RenderedPage[] = [];
  for (const route of [...routes, notFoundRoute]) {
    try {
      rendered.push(await renderPage(route));
    } catch (cause) {
      // What says so asks the compiler besides, see build/tellFaults.mjs: of an engine's error only that knows the field.
      throw new Error(`site: ${route.path} cannot be drawn. ${(cause as Error).message}`, { cause });
    }
  }
  return rendered;
}

/** The guide values and their changes as files, by the path that serves them. */
export async function dataFiles(): Promise<ReadonlyMap<string, string>> {
  const named = await pagesByFigure();
  return new Map([
    [OPEN_DATA.json, `${JSON.stringify(openData(SITE_ORIGIN, named), null, 1)}\n`],
    [OPEN_DATA.csv, openDataCsv(SITE_ORIGIN, named)],
    [OPEN_DATA.feed, changesFeed(SITE_ORIGIN)],
  ]);
}

/** The head of a page's document. */
export function documentHead({ path, content, structured }: RenderedPage, picture?: HeadPicture): string {
  const feed = path === OPEN_DATA_ON ? { path: OPEN_DATA.feed, title: feedTitle() } : undefined;
  return `${headMarkup(content, { picture, feed })}${content.indexed ? structuredMarkup(structured) : ''}`;
}
