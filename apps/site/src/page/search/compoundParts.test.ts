import { describe, expect, it } from 'vitest';
import { searchTerm } from '../../islands/search/searchTerms';
import { compoundSplitter, vocabularyOf } from './compoundParts';

const split = compoundSplitter(vocabularyOf(['Fassaden', 'Dämmung und Förderung', 'Antrag', 'Wärme', 'Pumpe']));
/** What the parts count as in the index: a joint at their end makes no difference. */
const termsOf = (word: string) => split(word).map(searchTerm);

describe('compoundSplitter', () => {
  it('splits a compound by the words of the site', () => {
    expect(termsOf('fassadendaemmung')).toEqual(['Fassade', 'Dämmung'].map(searchTerm));
    expect(termsOf('foerderungsantrag')).toEqual(['Förderung', 'Antrag'].map(searchTerm));
  });

  it('splits a compound of three', () => {
    expect(termsOf('waermepumpenfoerderung')).toEqual(['Wärme', 'Pumpe', 'Förderung'].map(searchTerm));
  });

  it('leaves a word alone that is no compound, or of unknown parts', () => {
    expect(split('daemmung')).toEqual([]);
    expect(split('kellerdaemmung')).toEqual([]);
  });
});

describe('vocabularyOf', () => {
  it('leaves out short words, numbers and words of every question', () => {
    expect([...vocabularyOf(['Der 2026er Bau ohne Keller'])]).toEqual(['keller']);
  });
});
