import MiniSearch, { type AsPlainObject, type Options, type SearchOptions, type SearchResult } from 'minisearch';
import {
  askedAspect,
  foldWord,
  isAction,
  isAspect,
  isTown,
  misspeltAspect,
  searchTerm,
  splitTellingWords,
  splitWords,
  stemWord,
  writtenWord,
} from './searchTerms';

/**
 * A section of a page: the fragment that leads to it (empty where it is `anchorOf` the heading), its heading,
 * and the headings within it.
 */
export type SearchSection = readonly [anchor: string, heading: string, ...within: string[]];

/** What a result shows of a page. */
export interface SearchPage {
  readonly path: string;
  /** Short name, as in the menus. */
  readonly label: string;
  readonly sections: readonly SearchSection[];
  /** The words that ask for it where it is about one city: “Energieberater Köln NRW”. */
  readonly place?: string;
}

/** The fragment that a heading usually has: “Was kostet das?” is `was-kostet-das`. */
export function anchorOf(heading: string): string {
  return splitWords(heading).map(foldWord).join('-');
}

/** An abbreviation or technical term with its explanation. */
export interface SearchExplanation {
  readonly id: string;
  readonly name: string;
  readonly meaning: string;
}

/** The file that the search loads when it is opened: `/suche/<hash>.json`. */
export interface SearchFile {
  /** By position: the documents of the index are numbered. */
  readonly pages: readonly SearchPage[];
  readonly explanations: readonly SearchExplanation[];
  /** Where all explanations stand, e.g. `/energietrends#begriffe`. */
  readonly glossary: string;
  /** Positions of the pages to begin with, offered before anything is typed and where nothing is found. */
  readonly topics: readonly number[];
  readonly index: AsPlainObject;
}

/** A page as it goes into the index; `id` is its position in `SearchFile.pages`. */
export interface SearchDocument {
  readonly id: number;
  readonly title: string;
  readonly label: string;
  /** What people say and pages don't: “Carport”, “Ölheizung”. */
  readonly keywords: string;
  readonly headings: string;
  readonly description: string;
  /** Parts of compound words: “fassaden daemmung” for “Fassadendämmung”. */
  readonly parts: string;
}

/** How the index is built and asked; both sides must agree. */
export const SEARCH_OPTIONS: Options<SearchDocument> = {
  fields: ['title', 'label', 'keywords', 'headings', 'description', 'parts'],
  tokenize: splitWords,
  processTerm: searchTerm,
};

/** How much a match in a field counts. */
const FIELD_WEIGHTS: Partial<Record<keyof SearchDocument, number>> = {
  label: 6,
  keywords: 5,
  title: 4,
  parts: 1.5,
  headings: 1.2,
  description: 1,
};

/** How much an aspect counts beside the subject that it is asked of. */
const ASPECT_WEIGHT = 0.5;

/** From so many letters on a word may be misspelt; in shorter ones a slip makes another word. */
const FUZZY_FROM_LETTERS = 6;

/** Two slips from ten letters on: two more at the front of a shorter stem make another word, “befoerder” of “foerder”. */
const SLIPS_PER_LETTER = 0.15;

/** A page that fits a query. */
export interface FoundPage {
  readonly page: SearchPage;
  /**
   * The section that fits best and the heading in it that does, its own or one within, where they say more than the name
   * of the page.
   */
  readonly section?: { readonly anchor: string; readonly heading: string; readonly isWithin: boolean };
  /** The words of the index that the query met, as `searchTerm` writes them. */
  readonly terms: readonly string[];
}

const SHARED_OPTIONS = {
  boost: FIELD_WEIGHTS,
  prefix: (term: string) => term.length > 2 && !isTown(term),
  fuzzy: (term: string) => (term.length >= FUZZY_FROM_LETTERS && !isTown(term) ? SLIPS_PER_LETTER : false),
  weights: { fuzzy: 0.2, prefix: 0.6 },
};

/** Letters that the stem of a part needs to stand for the whole word: “raum” would stand for “Raumschiff”. */
const LETTERS_OF_PART = 5;

/** Letters of a part at the end: ends are more often alike, “-anlage”, “-melder”. */
const LETTERS_OF_END = 7;

/** Letters before an end that is a part: “be-” and “er-” are none of their own, “Beförderung” is no “Förderung”. */
const LETTERS_BEFORE_END = 3;

/** The stems of what a folded word begins or ends with, longest first: “denkmal” of “denkmalschutz”. */
function partsOf(word: string): readonly string[] {
  const parts = Array.from(word, (_, cut) => {
    const end = word.slice(cut + 1);
    return [word.slice(0, -cut - 1), end.length < LETTERS_OF_END || cut + 1 < LETTERS_BEFORE_END ? '' : end];
  });
  return parts
    .flat()
    .flatMap((part) => searchTerm(part) ?? [])
    .filter(({ length }) => length >= LETTERS_OF_PART);
}

const fold = (text: string) => splitWords(text).map(foldWord).join(' ');

/** How many of the met words a text holds. */
function countTerms(text: string, terms: ReadonlySet<string>): number {
  const words = new Set(splitTellingWords(text).map(searchTerm));
  return [...terms].filter((term) => words.has(term)).length;
}

/** How many of the met words stand at the end of a longer one: “Wohnung” in “Mietwohnung”. */
function countEnds(text: string, terms: ReadonlySet<string>): number {
  const words = splitWords(text).map(foldWord);
  const isEnd = (term: string) => words.some((word) => word.indexOf(term, LETTERS_BEFORE_END) > 0);
  return [...terms].filter((term) => term.length >= LETTERS_OF_PART && isEnd(term)).length;
}

function bestSection(page: SearchPage, terms: readonly string[], queryTerms: readonly string[]): FoundPage['section'] {
  const named = new Set(splitWords(page.label).map(searchTerm));
  // “Heizung” asks for the page of that name, not for its section on the “Heizungstausch”.
  const answered = queryTerms.filter((term) => named.has(term));
  const asked = new Set(queryTerms);
  const isAsTyped = (term: string) => queryTerms.some((begin) => term.startsWith(begin));
  // “Beraten” is near to “Beirat”, but the page is found for its “Beirat”.
  const slips = !queryTerms.every((begin) => terms.some((term) => term.startsWith(begin)));
  const meant = slips ? terms : terms.filter(isAsTyped);
  const further = new Set(
    meant.filter((term) => !named.has(term) && (asked.has(term) || !answered.some((begin) => term.startsWith(begin)))),
  );
  // “Kellerdecke dämmen” asks for the cellar on /daemmung: dämmen is what its whole page is about.
  const beginsName = (term: string) => [...named].some((name) => name?.startsWith(term));
  const telling = new Set([...further].filter((term) => asked.has(term) && !isAction(term) && !beginsName(term)));
  // “Umzug Halteverbot” asks for the question on that: “Umzugsunternehmen” are what its whole page is about.
  const counted = telling.size > 0 ? new Set([...further].filter((term) => !beginsName(term))) : further;
  let best: FoundPage['section'];
  let most = 0;
  for (const [anchor, first, ...within] of page.sections) {
    for (const heading of [first, ...within]) {
      // The first heading counts more: it says what the whole section is about.
      // Where its fragment is none of the heading, it says what the section is: “fassadenrechner”, a “rechner”.
      const kind = [...further].find((term) => term.length >= LETTERS_OF_PART && stemWord(anchor).endsWith(term));
      const text = heading === first ? `${heading} ${anchor} ${kind}` : heading;
      const count =
        countTerms(text, counted) +
        countTerms(text, telling) / 10 +
        (heading === first ? 0.5 + countEnds(heading, telling) / 2 : 0);
      if (count >= 1 && count > most)
        [best, most] = [{ anchor: anchor || anchorOf(first), heading, isWithin: heading !== first }, count];
    }
  }
  return best;
}

function isNameOf(page: SearchPage, query: string): boolean {
  return fold(page.label) === fold(query);
}

/** A search file, ready to be asked. */
export interface SearchIndex {
  readonly file: SearchFile;
  /**
   * The pages that fit a query, best first: those on its whole subject, then those on a part of it, then those that
   * only meet what is asked of it (“Kosten”).
   *
   * @param query As typed; anything is allowed and nothing throws.
   */
  readonly find: (query: string) => readonly FoundPage[];
  /** The words of a query that meet nothing, as typed: what the pages that are found say nothing of. */
  readonly unmet: (query: string) => readonly string[];
}

/** Nobody types more to find a page; what is pasted by mistake is not searched to its end. */
const LONGEST_QUERY = 200;

/** Letters of a word that can be told to meet nothing: fewer may be the start of one, and digits are a postcode. */
const WORD = /^\p{L}{3,}$/u;

/** Brings a page on every word behind those on some. */
const BEHIND_A_PART = 1.5;

/** Letters of a word that may be a slip where it meets nothing: “Bonn” is none of “Boni”. */
const LETTERS_OF_SLIP = 5;

/** Reads the index of a search file, with the ways to ask it. */
export function openIndex(file: SearchFile): SearchIndex {
  const index = MiniSearch.loadJS<SearchDocument>(file.index, SEARCH_OPTIONS);
  /** The words of the index that a term meets. */
  const met = (term: string, options: SearchOptions) =>
    index.search(term, { tokenize: (whole) => [whole], processTerm: (whole) => whole, ...options })[0]?.terms ?? [];
  /** Whether the index holds a word; those that are too common to search for are no gap. */
  const isMet = (word: string, options: SearchOptions) => {
    const term = searchTerm(word);
    return !term || met(term, options).length > 0;
  };
  /** A name and its number, or a number and its unit, which some type as one: “kfw458”, “10kwp”. */
  const partNumber = (word: string) => {
    const parts = word.match(/^\p{L}+|\p{L}+$|\p{N}+/gu);
    return parts?.length === 2 && !isMet(word, SHARED_OPTIONS) ? parts : [word];
  };
  /** The words of a query, those together that phones part as they listen or correct: “Wärme Pumpe”. */
  const wordsOf = (query: string) => {
    const words: string[] = [];
    for (const word of splitWords(query.slice(0, LONGEST_QUERY)).flatMap(partNumber)) {
      const before = words.at(-1) ?? '';
      // The cheap question first: this is asked with every key.
      const isOne =
        before && isMet(before + word, {}) && !(isMet(before, SHARED_OPTIONS) && isMet(word, SHARED_OPTIONS));
      if (isOne) words.splice(-1, 1, before + word);
      else words.push(word);
    }
    return words;
  };
  /** Where a word meets nothing, the word of the index that it is a slip of, or that a part of it is. */
  const processTerm = (word: string) => {
    const term = searchTerm(word);
    if (!term) return askedAspect(foldWord(word));
    if (isTown(term) || met(term, {}).length > 0) return term;
    // “Zuschus” also begins the one “Zuschussrechner”.
    const asked = misspeltAspect(foldWord(word));
    if (asked) return asked;
    if (met(term, SHARED_OPTIONS).length > 0) return term;
    // Another number is another number: 2027 is no slip of 2026.
    const near = word.length < LETTERS_OF_SLIP || /\d/.test(term) ? [] : met(term, { fuzzy: 1 });
    // Another first letter makes another word, “Peine” is no “meine”; one more does not: “Email”.
    const meant = near.find((other) => other[0] === term[0] || term.endsWith(other));
    const written = searchTerm(writtenWord(foldWord(word)));
    if (!meant && written && written !== term && met(written, {}).length > 0) return written;
    return meant ?? partsOf(foldWord(word)).find((part) => met(part, {}).length > 0) ?? term;
  };
  const subjectTerm = (word: string) => {
    const term = processTerm(word);
    return term && isAspect(term) ? null : term;
  };
  /** What is spelt nearly like a word that is met as it stands is something else: “Antrag” is no “Anfrage”. */
  const fuzzyIfUnmet = (term: string) => met(term, { prefix: true }).length === 0 && SHARED_OPTIONS.fuzzy(term);
  const find = (query: string) => {
    const asked = wordsOf(query).join(' ');
    const onSubject = (combineWith: 'AND' | 'OR') =>
      new Set(
        index
          .search(asked, { ...SHARED_OPTIONS, fuzzy: fuzzyIfUnmet, processTerm: subjectTerm, combineWith })
          .map(({ id }) => id),
      );
    const onAll = onSubject('AND');
    const onSome = onSubject('OR');
    const results = index.search(asked, {
      ...SHARED_OPTIONS,
      processTerm,
      combineWith: 'OR',
      boostTerm: (term) => (onSome.size > 0 && isAspect(term) ? ASPECT_WEIGHT : 1),
    });
    const pageOf = ({ id }: SearchResult) => file.pages[id as number];
    const general = new Set(results.flatMap((result) => (pageOf(result)?.place ? [] : result.queryTerms)));
    /** Whether a page is about a city that is not asked for, and meets nothing that pages for all do not. */
    const isAside = (result: SearchResult) => {
      const place = pageOf(result)?.place;
      return (
        place && countTerms(place, new Set(result.terms)) === 0 && result.queryTerms.every((term) => general.has(term))
      );
    };
    // A city that has every word comes after the pages on a part of the subject: those hold for all.
    const rank = (result: SearchResult) =>
      Number(onAll.has(result.id)) + Number(onSome.has(result.id)) - (isAside(result) ? BEHIND_A_PART : 0);
    const ranked = results.sort((one, other) => rank(other) - rank(one));
    const found = ranked.flatMap((result) => {
      const page = pageOf(result);
      return page ? [{ page, terms: result.terms, queryTerms: result.queryTerms }] : [];
    });
    // Whoever types the name of a page means that page, and the whole of it.
    const named = found.filter(({ page }) => isNameOf(page, asked));
    const others = found.filter(({ page }) => !isNameOf(page, asked));
    return [
      ...named.map(({ page, terms }) => ({ page, terms })),
      ...others.map(({ page, terms, queryTerms }) => ({ page, terms, section: bestSection(page, terms, queryTerms) })),
    ];
  };
  const unmet = (query: string) =>
    [...new Set(wordsOf(query))].filter((word) => {
      const term = WORD.test(word) && processTerm(word);
      return term && met(term, SHARED_OPTIONS).length === 0;
    });
  return { file, find, unmet };
}
