import { foldWord, isStopWord, splitWords, stemWord } from '../../islands/search/searchTerms';

/** German joins words with these, or with nothing: Fassade-n-dämmung, Förderung-s-antrag. */
const JOINTS = ['', 's', 'n', 'en', 'es', 'er', 'e'] as const;

/** Shorter parts are endings rather than words. */
const SHORTEST_PART = 4;

/** The words of some texts that can be parts of others, folded. */
export function vocabularyOf(texts: readonly string[]): ReadonlySet<string> {
  const words = texts.flatMap(splitWords).map(foldWord);
  return new Set(words.filter((word) => word.length >= SHORTEST_PART && !isStopWord(word) && !/\d/.test(word)));
}

/**
 * Splits compound words into their parts, by a vocabulary of words that stand alone somewhere on the site. A word that
 * is no compound has none.
 *
 * @example compoundSplitter(new Set(['fassade', 'daemmung']))('fassadendaemmung') // ['fassade', 'daemmung']
 */
export function compoundSplitter(vocabulary: ReadonlySet<string>): (foldedWord: string) => readonly string[] {
  const stems = new Set([...vocabulary].map(stemWord));
  const known = (part: string) => part.length >= SHORTEST_PART && (vocabulary.has(part) || stems.has(stemWord(part)));
  const split = (word: string): readonly string[] | null => {
    for (let end = word.length - SHORTEST_PART; end >= SHORTEST_PART; end -= 1) {
      const tail = word.slice(end);
      if (!known(tail)) continue;
      for (const joint of JOINTS) {
        if (!word.slice(0, end).endsWith(joint)) continue;
        const head = word.slice(0, end - joint.length);
        const parts = known(head) ? [head] : split(head);
        if (parts) return [...parts, tail];
      }
    }
    return null;
  };
  return (word) => split(word) ?? [];
}
