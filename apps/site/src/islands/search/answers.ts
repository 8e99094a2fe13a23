import { isPostcode } from '../../postcode.mjs';
import type { FoundPage, SearchExplanation, SearchIndex, SearchPage } from './searchIndex';
import { foldWord, searchTerm, splitWords, stemWord } from './searchTerms';

/** A line of the results: a link to a page, or to a section of it. */
export interface SearchResult {
  readonly to: string;
  readonly name: string;
  /** The heading or question that the link leads to, or a heading in that section. */
  readonly within?: string;
  /** The words of the index that the query met. */
  readonly terms: readonly string[];
}

/** What the search says to a query. */
export interface SearchAnswers {
  readonly results: readonly SearchResult[];
  readonly explanations: readonly SearchExplanation[];
  /** Words of the query that the results say nothing of. */
  readonly unmet: readonly string[];
  /** Whether the query holds a word that can be searched for, or a whole postcode: “da” and “5066” may go on. */
  readonly isWhole: boolean;
  /** A postcode that was typed, alone or with other words, leads to the search for firms. */
  readonly postcode?: string;
}

/** As many as a visitor looks at. */
const MOST_RESULTS = 8;

/** Letters from which a word that meets nothing is no beginning of one. */
const LETTERS_OF_WORD = 3;

/** The first digits of a postcode. */
const BEGUN_POSTCODE = /^\d{1,4}$/;

/** The section whose answers are folded. */
const QUESTIONS = 'fragen';

const folded = (text: string) => splitWords(text).map(foldWord).join('');

function resultOf({ page, section, terms }: FoundPage): SearchResult {
  if (!section) return { to: page.path, name: page.label, terms };
  const { anchor, heading, isWithin } = section;
  // A question is quoted: `scrollToAnchor` opens it.
  const fragment = anchor === QUESTIONS && isWithin ? encodeURIComponent(heading) : anchor;
  return { to: `${page.path}#${fragment}`, name: page.label, within: heading, terms };
}

/** A page without a section, as it stands among the topics. */
export function topicResult(page: SearchPage): SearchResult {
  return { to: page.path, name: page.label, terms: [] };
}

const stemmed = (text: string) => stemWord(folded(text));

/** Explanations whose name is one of the words of a query, or stands in it: “Wärmebrücken”, “was ist ein U-Wert”. */
function explanationsFor(query: string, explanations: readonly SearchExplanation[]): readonly SearchExplanation[] {
  const whole = folded(query);
  const words = new Set([query, ...query.split(/\s+/)].map(stemmed));
  return explanations.filter(
    ({ name }) => words.has(stemmed(name)) || (name.includes(' ') && whole.includes(folded(name))),
  );
}

/** The one postcode of a query: “04109 Leipzig”, “D-04109”. Beside other words, five digits may be money or energy. */
function postcodeIn(query: string): string | undefined {
  if (isPostcode(query)) return query;
  const [postcode, another] = query.split(/[\s,-]+/).filter(isPostcode);
  return another || postcode?.endsWith('000') || /\d\s*(?:€|eur|kwh)/i.test(query) ? undefined : postcode;
}

function isWholeWord(word: string): boolean {
  return word.length >= LETTERS_OF_WORD && searchTerm(word) !== null && !BEGUN_POSTCODE.test(word);
}

/** Whether any of it is an answer. */
export function hasAnswer({ results, explanations, postcode }: SearchAnswers): boolean {
  return results.length > 0 || explanations.length > 0 || !!postcode;
}

/**
 * What the search says to a query: at most eight pages, explanations of the terms in it, and the way to firms where it
 * holds a postcode.
 *
 * @param query As typed. Nothing throws, whatever it holds.
 * @param leadsToFirms Whether a postcode is an answer.
 */
export function answersTo(query: string, { file, find, unmet }: SearchIndex, leadsToFirms = true): SearchAnswers {
  const asked = query.trim();
  const postcode = leadsToFirms ? postcodeIn(asked) : undefined;
  return {
    results: find(asked).slice(0, MOST_RESULTS).map(resultOf),
    explanations: explanationsFor(asked, file.explanations),
    unmet: unmet(asked),
    isWhole: splitWords(asked).some(isWholeWord),
    ...(postcode ? { postcode } : {}),
  };
}
