import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type SearchSource, searchFile } from '../../page/search/searchFile';
import { answersTo } from './answers';
import { openIndex, type SearchFile } from './searchIndex';

function source(path: string, label: string, more: Partial<SearchSource> = {}): SearchSource {
  return { path, label, title: label, description: '', keywords: [], sections: [], ...more };
}

const file = searchFile(
  [
    source('/daemmung', 'Dämmung', { sections: [['was-es-kostet', 'Was es kostet', 'Fassade oder Keller?']] }),
    source('/daemmung-fassade', 'Fassadendämmung', { title: 'Fassade dämmen: Kosten' }),
    source('/garage', 'Garage bauen lassen', { keywords: ['Carport'] }),
    source('/handwerkersuche', 'Handwerkersuche'),
  ],
  [
    { id: 'uWert', name: 'U-Wert', meaning: 'Wie viel Wärme durch ein Bauteil geht.' },
    { id: 'abgleich', name: 'Hydraulischer Abgleich', meaning: 'Jeder Heizkörper bekommt genug Wasser.' },
  ],
  '/energietrends#begriffe',
  ['/daemmung'],
);
const index = openIndex(JSON.parse(JSON.stringify(file)) as SearchFile);
const pathsFor = (query: string) => index.find(query).map(({ page }) => page.path);

describe('find', () => {
  it('finds a page by its name first, with or without umlauts', () => {
    expect(pathsFor('Dämmung')[0]).toBe('/daemmung');
    expect(pathsFor('daemmung')[0]).toBe('/daemmung');
  });

  it('finds a compound by one of its parts', () => {
    expect(pathsFor('fassade')).toContain('/daemmung-fassade');
  });

  it('finds what people say and pages do not', () => {
    expect(pathsFor('carport')).toEqual(['/garage']);
  });

  it('forgives a slip in a long word, not in a short one', () => {
    expect(pathsFor('fasadendämmung')).toContain('/daemmung-fassade');
    expect(pathsFor('gar')).toContain('/garage');
    expect(pathsFor('gor')).toEqual([]);
  });

  it('finds what phones part as they listen or correct', () => {
    expect(index.find('Car Port')).toEqual(index.find('Carport'));
    expect(pathsFor('Car Port Kosten')[0]).toBe('/garage');
    // Both words are known: they may be meant apart.
    expect(pathsFor('garage dämmung')).toEqual(expect.arrayContaining(['/garage', '/daemmung']));
  });

  it('puts pages with every word before pages with some', () => {
    expect(pathsFor('fassade kosten')[0]).toBe('/daemmung-fassade');
  });

  it('puts the subject before pages that only have its price in their name', () => {
    expect(pathsFor('carport kosten')[0]).toBe('/garage');
    expect(pathsFor('carport preis')).toEqual(pathsFor('carport kosten'));
    expect(pathsFor('preis')[0]).toBe('/daemmung-fassade');
  });
});

describe('unmet', () => {
  it.each([
    ['fassade kosten', []],
    ['was kostet eine fassade in dresden', ['dresden']],
    ['Fassade Dresden & Xyz', ['Dresden', 'Xyz']],
    // The start of a word, a slip, a postcode, a word too common to search for.
    ['fassade ke', []],
    ['fasadendämmung keller', []],
    ['fassade 04109', []],
    ['und fassade', []],
    // Parted by a phone; said twice.
    ['car port kosten', []],
    ['dresden fassade dresden', ['dresden']],
  ])('says of “%s” which words meet nothing', (query, words) => {
    expect(index.unmet(query)).toEqual(words);
  });
});

describe('answersTo', () => {
  it('leads to the section that says more than the name of the page', () => {
    expect(answersTo('keller', index).results).toEqual([
      { to: '/daemmung#was-es-kostet', name: 'Dämmung', within: 'Fassade oder Keller?', terms: ['kell'] },
    ]);
  });

  it('offers firms for a postcode and for nothing else', () => {
    expect(answersTo(' 50667 ', index).postcode).toBe('50667');
    expect(answersTo('5066', index).postcode).toBeUndefined();
    expect(answersTo('50667 Köln', index).postcode).toBeUndefined();
  });

  it('explains a term that is asked for, alone or in a sentence', () => {
    expect(answersTo('u-wert', index).explanations).toHaveLength(1);
    expect(answersTo('Was ist der U-Wert?', index).explanations).toHaveLength(1);
    expect(answersTo('U-Werte', index).explanations).toHaveLength(1);
    expect(answersTo('Was ist ein hydraulischer Abgleich?', index).explanations).toHaveLength(1);
    expect(answersTo('Wert', index).explanations).toHaveLength(0);
    expect(answersTo('Abgleich', index).explanations).toHaveLength(0);
  });

  it('answers anything calmly', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: 'binary' }), fc.string({ minLength: 1_000, maxLength: 2_000 })),
        (query) => {
          expect(answersTo(query, index).results.length).toBeLessThanOrEqual(8);
        },
      ),
    );
    for (const query of [
      '',
      '   ',
      '<script>alert(1)</script>',
      '🔥🔥',
      'тепло',
      '熱',
      '__proto__',
      'a'.repeat(1_000),
    ]) {
      expect(answersTo(query, index).results).toBeInstanceOf(Array);
    }
  });
});
