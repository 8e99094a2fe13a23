import { glossary } from '../../content/glossary';
import { keywords } from '../../content/keywords';
import { record as home } from '../../content/pages/home';
import type { SearchFile } from '../../islands/search/searchIndex';
import { routes, ways } from '../../routes';
import { searchFile } from './searchFile';
import { sectionsOf } from './sectionsOf';

/** A page as it was drawn. */
interface DrawnPage {
  readonly path: string;
  readonly content: { readonly title: string; readonly description: string; readonly html: string };
}

/** The search over all drawn pages, but the not-found page. */
export function siteSearch(pages: readonly DrawnPage[]): SearchFile {
  const sources = routes.map(({ path, label }) => {
    const page = pages.find((drawn) => drawn.path === path);
    if (!page) throw new Error(`site: ${path} was not drawn, so that the search cannot know it. Draw every route.`);
    const { title, description, html } = page.content;
    return { path, label, title, description, keywords: keywords[path], sections: sectionsOf(html) };
  });
  const explanations = Object.entries(glossary).map(([id, { name, meaning }]) => ({ id, name, meaning }));
  const topics = home.services.cards.flatMap(({ to }) => to ?? []);
  return searchFile(sources, explanations, ways.glossary, topics);
}
