import { answersTo, type SearchAnswers } from './answers';
import type { SearchIndex } from './searchIndex';

/** What the search of this build says to a query: one without forms leads no postcode to firms (D-SANDBOXGATE). */
export function builtAnswers(query: string, index: SearchIndex): SearchAnswers {
  return answersTo(query, index, __LEADS__.forms === 'shown');
}
