import MiniSearch from 'minisearch';
import {
  anchorOf,
  SEARCH_OPTIONS,
  type SearchDocument,
  type SearchExplanation,
  type SearchFile,
  type SearchSection,
} from '../../islands/search/searchIndex';
import { foldWord, splitTellingWords, splitWords } from '../../islands/search/searchTerms';
import { compoundSplitter, vocabularyOf } from './compoundParts';

/** What the search knows of a page. */
export interface SearchSource {
  readonly path: string;
  readonly label: string;
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  readonly sections: readonly SearchSection[];
  /** Whether it is about one city. */
  readonly isLocal?: boolean;
}

/** A heading on more pages than this is part of the frame (“Häufige Fragen”) and tells no page from another. */
const SHARED_HEADING_PAGES = 6;

function withoutSharedHeadings(sources: readonly SearchSource[]): readonly (readonly SearchSection[])[] {
  const pagesByHeading = new Map<string, number>();
  for (const { sections } of sources) {
    for (const heading of new Set(sections.flatMap(([, ...headings]) => headings))) {
      pagesByHeading.set(heading, (pagesByHeading.get(heading) ?? 0) + 1);
    }
  }
  const shared = (heading: string) => (pagesByHeading.get(heading) ?? 0) > SHARED_HEADING_PAGES;
  return sources.map(({ sections }) =>
    sections
      .map(
        ([anchor, heading, ...within]): SearchSection => [
          anchor === anchorOf(heading) ? '' : anchor,
          heading,
          ...within.filter((inner) => !shared(inner)),
        ],
      )
      .filter(([, heading, ...within]) => within.length > 0 || !shared(heading)),
  );
}

/**
 * The file that the search loads: every page with its headings, all explanations, and the index over them. Compound
 * words are split here, by the words of the site itself, so that the browser needs no dictionary.
 */
export function searchFile(
  sources: readonly SearchSource[],
  explanations: readonly SearchExplanation[],
  glossary: string,
  topics: readonly string[],
): SearchFile {
  const sections = withoutSharedHeadings(sources);
  const anchors = sections.flatMap((ofPage) => ofPage.map(([anchor]) => anchor));
  const isOwn = (anchor: string) => anchors.filter((other) => other === anchor).length <= SHARED_HEADING_PAGES;
  // A fragment that is none of the heading names the section too: “fassadenrechner”.
  const headingsOf = (id: number) =>
    (sections[id] ?? []).flatMap(([anchor, ...headings]) => (isOwn(anchor) ? [anchor, ...headings] : headings));
  const textsOf = (source: SearchSource, id: number) => [
    source.title,
    source.label,
    source.description,
    ...source.keywords,
    ...headingsOf(id),
  ];
  const split = compoundSplitter(vocabularyOf(sources.flatMap(textsOf)));
  const index = new MiniSearch<SearchDocument>(SEARCH_OPTIONS);
  index.addAll(
    sources.map((source, id) => ({
      id,
      title: source.title,
      label: source.label,
      keywords: source.keywords.join(' '),
      headings: splitTellingWords(headingsOf(id).join(' ')).join(' '),
      description: splitTellingWords(source.description).join(' '),
      parts: [...new Set(textsOf(source, id).flatMap(splitWords).map(foldWord).flatMap(split))].join(' '),
    })),
  );
  return {
    pages: sources.map(({ path, label, keywords, isLocal }, id) => ({
      path,
      label,
      sections: sections[id] ?? [],
      ...(isLocal ? { place: [label, ...keywords].join(' ') } : {}),
    })),
    explanations,
    glossary,
    topics: topics.map((path) => sources.findIndex((source) => source.path === path)),
    index: index.toJSON(),
  };
}
