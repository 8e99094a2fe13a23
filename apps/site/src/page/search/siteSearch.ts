import { pageTitle } from '../../../settings/site';
import { glossary } from '../../content/glossary';
import { keywords } from '../../content/keywords';
import { record as home } from '../../content/pages/home';
import type { SearchFile } from '../../islands/search/searchIndex';
import { routes } from '../../routes';
import * as ways from '../../ways';
import { searchFile } from './searchFile';
import { sectionsOf } from './sectionsOf';

/** A page as it was drawn. */
interface DrawnPage {
  readonly path: string;
  readonly content: { readonly title: string; readonly description: string; readonly html: string };
}

/** The title of a page without the name of the site, which tells no page from another: “Sanierung” begins it. */
function topicOf(title: string): string {
  const siteName = pageTitle('');
  return title.endsWith(siteName) ? title.slice(0, -siteName.length) : title;
}

/**
 * The search over all drawn pages, but the not-found page.
 * @param wordsOf what people call each page
 * @throws If a route was not drawn or has no words.
 */
export function siteSearch(
  pages: readonly DrawnPage[],
  wordsOf: Readonly<Record<string, readonly string[]>> = keywords,
): SearchFile {
  const sources = routes.map(({ path, label, template }) => {
    const page = pages.find((drawn) => drawn.path === path);
    if (!page) throw new Error(`site: ${path} was not drawn, so that the search cannot know it. Draw every route.`);
    // The compiler tells it first to whoever asks it.
    const words = wordsOf[path];
    if (!words) {
      throw new Error(
        `site: “${path}” of src/routes.ts has no words for the search. Add a line to src/content/keywords.ts with what people call it, or [] where the page says it all.`,
      );
    }
    const { title, description, html } = page.content;
    return {
      path,
      label,
      title: topicOf(title),
      description,
      keywords: words,
      sections: sectionsOf(html),
      isLocal: template === 'city',
    };
  });
  const explanations = Object.entries(glossary).map(([id, { name, meaning }]) => ({ id, name, meaning }));
  const topics = home.services.cards.flatMap(({ to }) => to ?? []);
  return searchFile(sources, explanations, ways.glossary, topics);
}
