import { Fragment } from 'react';
import { searchTerm } from './searchTerms';

/** From so many letters on a word that stands inside another is taken for a part of it: “dämmung” in “Fassadendämmung”. */
const SHORTEST_PART = 4;

function isMet(word: string, terms: readonly string[]): boolean {
  const own = searchTerm(word);
  if (own === null) return false;
  return terms.some((term) => own === term || (term.length >= SHORTEST_PART && own.includes(term)));
}

/** A text with the words marked that a query met. */
export function Marked({ text, terms }: { text: string; terms: readonly string[] }) {
  let position = 0;
  return text.split(/([\p{L}\p{N}]+)/u).map((part) => {
    // The empty text before a first word stands at the same position as the word.
    const key = `${position}${part}`;
    position += part.length;
    return isMet(part, terms) ? <mark key={key}>{part}</mark> : <Fragment key={key}>{part}</Fragment>;
  });
}
