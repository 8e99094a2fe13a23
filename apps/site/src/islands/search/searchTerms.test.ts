import { describe, expect, it } from 'vitest';
import { askedAspect, foldWord, isAspect, misspeltAspect, searchTerm, splitWords, writtenWord } from './searchTerms';

describe('foldWord', () => {
  it('writes umlauts as a keyboard without them does', () => {
    expect(['Dämmung', 'Öfen', 'TÜR', 'Maß', 'Café'].map(foldWord)).toEqual([
      'daemmung',
      'oefen',
      'tuer',
      'mass',
      'cafe',
    ]);
  });
});

describe('splitWords', () => {
  it('parts words at everything but letters and digits, and not at soft hyphens', () => {
    expect(splitWords('Wärme\u00adpumpe: U-Wert (0,24)?')).toEqual(['Wärmepumpe', 'U', 'Wert', '0', '24']);
  });

  it('knows other scripts and finds nothing in signs', () => {
    expect(splitWords('тепло 熱 🔥 <b>')).toEqual(['тепло', '熱', 'b']);
    expect(splitWords('… – !')).toEqual([]);
  });
});

describe('searchTerm', () => {
  it('gives forms of one word one term', () => {
    expect(searchTerm('Förderungen')).toBe(searchTerm('foerderung'));
    expect(searchTerm('Wärmepumpen')).toBe(searchTerm('waermepumpe'));
    for (const [one, more] of [
      ['Dach', 'Dächern'],
      ['Flachdach', 'Flachdächer'],
      ['Fußboden', 'Fussboeden'],
      ['Haus', 'Häuser'],
      ['Wand', 'Wände'],
      ['Umzug', 'Umzüge'],
      ['Anschluss', 'Anschlüsse'],
      ['Antrag', 'Anträge'],
      ['Rollladen', 'Rollläden'],
    ] as const) {
      expect.soft(searchTerm(more), more).toBe(searchTerm(one));
    }
  });

  it('takes no country for the plural of a bath', () => {
    expect(searchTerm('Baden')).not.toBe(searchTerm('Bad'));
    expect(searchTerm('Bäder')).toBe(searchTerm('Bad'));
  });

  it('drops words that are in every question', () => {
    const words = ['Was', 'welche', 'für', 'ich', 'ans', 'wegen', 'hinter', 'E'];
    expect(words.filter((word) => searchTerm(word))).toEqual([]);
  });
});

describe('isAspect', () => {
  it.each([
    'Preis',
    'Zuschuss',
    '2026',
    'austauschen',
    'Tausch',
    'wechseln',
    'zahlt',
    'finden',
    'ersetzen',
    'defekt',
    'verboten',
    'subsidy',
  ])('takes “%s” for no subject', (word) => {
    expect(isAspect(searchTerm(word) ?? '')).toBe(true);
  });

  it.each(['Heizung', 'Tauschbörse', '1960'])('takes “%s” for a subject', (word) => {
    expect(isAspect(searchTerm(word) ?? '')).toBe(false);
  });
});

describe('misspeltAspect', () => {
  it.each(['foerdrung', 'foerderrung', 'foerdarung', 'foerdeurng', 'foerdrungen', 'zuschus', 'zuschuese', 'zuschss'])(
    'knows “%s”',
    (word) => {
      expect(misspeltAspect(word)).toBe('foerder');
    },
  );

  it.each(['reise', 'posten', 'foerdern und', 'befoerderung', 'zuschlag', 'foedreung', ''])('leaves “%s”', (word) => {
    expect(misspeltAspect(word)).toBeUndefined();
  });
});

describe('askedAspect', () => {
  it('knows who asks for duties', () => {
    expect(['muss', 'darf', 'duerfen'].map(askedAspect)).toEqual(['pflicht', 'pflicht', 'pflicht']);
    expect(['was', 'musse'].map(askedAspect)).toEqual([undefined, undefined]);
  });
});

describe('writtenWord', () => {
  it.each([
    ['hoazung', 'heizung'],
    ['heizig', 'heizung'],
    ['fenschter', 'fenster'],
    ['koscht', 'kost'],
    ['heizung', 'heizung'],
  ])('writes “%s” as “%s”', (said, written) => {
    expect(writtenWord(said)).toBe(written);
  });
});
