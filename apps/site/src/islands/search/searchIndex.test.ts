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

  it('takes no short word for a slip of another', () => {
    const grants = openIndex(searchFile([source('/foerderungen', 'Förderungen', { keywords: ['Boni'] })], [], '', []));
    expect(grants.find('Bonn')).toEqual([]);
    expect(grants.unmet('Förderung Bonn')).toEqual(['Bonn']);
  });

  it('takes no town for a slip of another word', () => {
    const heating = openIndex(
      searchFile([source('/heizung', 'Alter Kessel'), source('/energieberater', 'Beratung')], [], '', []),
    );
    expect(heating.find('Beratung Kassel').map(({ page }) => page.path)).toEqual(['/energieberater']);
    expect(heating.unmet('Beratung Kassel')).toEqual(['Kassel']);
    expect(heating.find('Kesel')).toHaveLength(1);
  });

  it('takes no town for the beginning of another word, nor for one of its forms', () => {
    const sources = [
      source('/klima', 'Geräte'),
      source('/elektriker', 'Elektriker', { sections: [['staedte', 'Elektriker in diesen Städten']] }),
    ];
    const towns = openIndex(searchFile(sources, [], '', []));
    expect(towns.find('Gera')).toEqual([]);
    expect(towns.unmet('Elektriker Stade')).toEqual(['Stade']);
    expect(towns.find('Ger')).toHaveLength(1);
    expect(towns.find('Stadt')).toHaveLength(1);
  });

  it('takes a short word for no slip of one that begins with another letter', () => {
    const short = openIndex(searchFile([source('/maler', 'Farbe'), source('/impressum', 'Mail')], [], '', []));
    expect(short.find('Farve')).toHaveLength(1);
    expect(short.find('Karben')).toEqual([]);
    expect(short.find('Email')).toHaveLength(1);
  });

  it('puts a city that only speaks of the subject after the pages on it', () => {
    const cities = openIndex(
      searchFile(
        [
          source('/waermepumpe', 'Wärmepumpe'),
          source('/foerderungen', 'Förderungen', { keywords: ['NRW'] }),
          source('/energieberater', 'Energieberater finden', { keywords: ['Mehrfamilienhaus'] }),
          source('/energieberater-koeln', 'Energieberater Köln', {
            isLocal: true,
            keywords: ['NRW'],
            sections: [['haus', 'Wärmepumpe im Mehrfamilienhaus', 'Wärmepumpe in Ehrenfeld']],
          }),
        ],
        [],
        '',
        [],
      ),
    );
    const cityIn = (query: string) => cities.find(query).findIndex(({ page }) => page.place);
    expect(cityIn('Wärmepumpe Mehrfamilienhaus')).toBe(2);
    // Whoever names the city, or what is only there, means it.
    expect(cityIn('Wärmepumpe Mehrfamilienhaus Köln')).toBe(0);
    expect(cityIn('Wärmepumpe Ehrenfeld')).toBe(0);
    expect(cityIn('Wärmepumpe NRW')).toBe(0);
  });

  it('takes no number for a slip of another', () => {
    const trends = openIndex(searchFile([source('/energietrends', 'Trends 2026')], [], '', []));
    expect(trends.find('2026')).toHaveLength(1);
    expect(trends.find('2027')).toEqual([]);
  });

  it('takes the end of a word for a part of it only after a part', () => {
    const grants = openIndex(searchFile([source('/foerderungen', 'Förderungen')], [], '', []));
    expect(grants.find('Kesselförderung')).toHaveLength(1);
    expect(grants.find('Beförderung')).toEqual([]);
  });

  it('reads dialect where the word is on no page', () => {
    const heating = openIndex(searchFile([source('/heizung', 'Heizung')], [], '', []));
    expect(heating.find('Hoazung')).toHaveLength(1);
    expect(heating.unmet('Hoazung')).toEqual([]);
    expect(heating.find('Hoaxung')).toEqual([]);
  });

  it('puts duties first for whoever asks what must be, but not by the “muss” of a heading', () => {
    const duties = openIndex(
      searchFile(
        [
          source('/daemmung', 'Dämmung', { sections: [['fragen', 'Fragen', 'Muss ich vorher dämmen?']] }),
          source('/trends', 'Energietrends', { keywords: ['Pflicht zu dämmen'] }),
        ],
        [],
        '',
        [],
      ),
    );
    expect(duties.find('muss ich dämmen').map(({ page }) => page.path)).toEqual(['/trends', '/daemmung']);
    expect(duties.find('dämmen')).toHaveLength(2);
  });

  it('puts pages with every word before those that hold one spelt nearly like it', () => {
    const near = openIndex(
      searchFile(
        [
          source('/foerderung', 'Antrag zurückziehen'),
          source('/suche', 'Handwerkersuche', { description: 'Eine Anfrage zurückziehen' }),
        ],
        [],
        '',
        [],
      ),
    );
    expect(near.find('anfrage zurückziehen').map(({ page }) => page.path)).toEqual(['/suche', '/foerderung']);
  });

  it('finds what phones part as they listen or correct', () => {
    expect(index.find('Car Port')).toEqual(index.find('Carport'));
    expect(pathsFor('Car Port Kosten')[0]).toBe('/garage');
    // Both words are known: they may be meant apart.
    expect(pathsFor('garage dämmung')).toEqual(expect.arrayContaining(['/garage', '/daemmung']));
  });

  it('parts a number from what is typed onto it', () => {
    const sizes = openIndex(
      searchFile([source('/anlage', 'Solar', { sections: [['groessen', 'Größen', '10 kWp', 'KfW 458']] })], [], '', []),
    );
    expect(sizes.find('10kWp')).toHaveLength(1);
    expect(sizes.find('kfw458')).toHaveLength(1);
    expect(sizes.find('xy10')).toEqual(sizes.find('10'));
  });

  it('takes no way for a WEG', () => {
    const ways = openIndex(
      searchFile(
        [
          source('/fenster', 'Fenster', { description: 'Der Weg', sections: [['drei-wege', 'Drei Wege']] }),
          source('/foerderungen', 'Förderungen', { keywords: ['WEG'] }),
          source('/strom', 'Stromausfall', { keywords: ['Strom weg'] }),
        ],
        [],
        '',
        [],
      ),
    );
    expect(ways.find('weg').map(({ page }) => page.path)).not.toContain('/fenster');
    expect(ways.find('strom weg')[0]?.page.path).toBe('/strom');
  });

  it('leads a WEG to no heading on ways', () => {
    const heating = source('/heizung', 'Heizung', {
      keywords: ['WEG'],
      sections: [['die-wege-zur-waerme', 'Die Wege zur Wärme']],
    });
    expect(openIndex(searchFile([heating], [], '', [])).find('weg')[0]).not.toHaveProperty('section.heading');
  });

  it('leads to a section whose heading ends with the word that is asked for', () => {
    const advice = source('/beratung', 'Beratung', {
      keywords: ['Schimmel in der Wohnung'],
      sections: [
        ['rat-fuer-den-neubau', 'Rat für den Neubau'],
        ['miete', 'Rat für die Mietwohnung'],
      ],
    });
    const sections = openIndex(searchFile([advice], [], '', []));
    expect(sections.find('schimmel in der wohnung wer zahlt')[0]?.section?.anchor).toBe('miete');
    // “Bau” is too short to stand for “Neubau”.
    expect(sections.find('schimmel bau')[0]?.section).toBeUndefined();
  });

  it('puts the page of a thing first for whoever asks how long it lasts', () => {
    const lasting = openIndex(
      searchFile(
        [
          source('/dach', 'Dach', { sections: [['teile', 'Teile', 'Dach', 'Eindeckung']] }),
          source('/garage', 'Garage', {
            sections: [['fragen', 'Fragen', 'Wie lange hält eine Garage mit flachem Dach?']],
          }),
        ],
        [],
        '',
        [],
      ),
    );
    expect(lasting.find('wie lange hält ein dach')[0]?.page.path).toBe('/dach');
    expect(lasting.find('lebensdauer garage')[0]?.section?.heading).toMatch(/^Wie lange hält/);
  });

  it('leads to the part that is asked for, not to another of which the same is said', () => {
    const parts = source('/daemmung', 'Dämmung', {
      sections: [['teile', 'Fünf Bauteile', 'Dach: Steildach dämmen', 'Kellerdecke']],
    });
    const cooling = source('/klima', 'Klimaanlage', {
      sections: [
        ['einbau', 'Was den Einbau teuer macht'],
        ['miete', 'Kühlen in der Mietwohnung'],
      ],
    });
    const sections = openIndex(searchFile([parts, cooling], [], '', []));
    expect(sections.find('kellerdecke dämmen')[0]?.section?.heading).toBe('Kellerdecke');
    expect(sections.find('klimaanlage einbauen mietwohnung')[0]?.section?.anchor).toBe('miete');
  });

  it('leads to the question that is asked, not to the heading that has the name of the page once more', () => {
    const moving = source('/umzug', 'Umzugsunternehmen', {
      sections: [
        ['leistungen', 'Wie viel Umzug Sie abgeben können'],
        ['fragen', 'Häufige Fragen', 'Wer richtet das Halteverbot ein?'],
      ],
    });
    const sections = openIndex(searchFile([moving], [], '', []));
    expect(sections.find('umzug halteverbot')[0]?.section?.anchor).toBe('fragen');
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
    // What is in every question, and money.
    ['wieviele euro fassade zuhause', []],
    ['hallo, fassade dringend gesucht', []],
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

  it.each([' 50667 ', '50667 Köln', 'Köln, 50667', 'D-50667', 'PLZ 50667', 'Dachdecker in 50667 Köln'])(
    'offers firms for the postcode of “%s”',
    (query) => {
      expect(answersTo(query, index).postcode).toBe('50667');
    },
  );

  it.each([
    '5066',
    '506670',
    'Wärmepumpe 25000',
    'Fassade 17500 €',
    'Heizung 22500 Euro',
    'Heizung 18500kWh',
    'von 50667 nach 10115',
    '1.50667',
  ])('takes nothing in “%s” for a postcode', (query) => {
    expect(answersTo(query, index).postcode).toBeUndefined();
  });

  it('takes five digits that stand alone for a postcode', () => {
    expect(answersTo('25000', index).postcode).toBe('25000');
  });

  it.each([
    ['d', false],
    ['xy', false],
    ['was ist das', false],
    ['5066', false],
    ['Raumschiff', true],
    ['xy Raumschiff', true],
    ['50667', true],
  ])('tells whether “%s” can be searched for', (query, isWhole) => {
    expect(answersTo(query, index).isWhole).toBe(isWhole);
  });

  it('leads to no section by a word that is only nearly the one typed', () => {
    const council = source('/rat', 'Fördern', { keywords: ['Beirat'], sections: [['weg', 'Beraten lassen']] });
    expect(answersTo('beirat', openIndex(searchFile([council], [], '', []))).results[0]?.to).toBe('/rat');
  });

  it('explains a term that is asked for, alone or in a sentence', () => {
    expect(answersTo('u-wert', index).explanations).toHaveLength(1);
    expect(answersTo('Was ist der U-Wert?', index).explanations).toHaveLength(1);
    expect(answersTo('U-Werte', index).explanations).toHaveLength(1);
    expect(answersTo('Was ist ein hydraulischer Abgleich?', index).explanations).toHaveLength(1);
    expect(answersTo('Wert', index).explanations).toHaveLength(0);
    expect(answersTo('Abgleich', index).explanations).toHaveLength(0);
    expect(answersTo('Werden Kuwerte gezeigt?', index).explanations).toHaveLength(0);
  });

  it('names eight pages at most', () => {
    const sources = Array.from({ length: 12 }, (_, number) => source(`/dach-${number}`, `Dach ${number}`));
    expect(answersTo('dach', openIndex(searchFile(sources, [], '', []))).results).toHaveLength(8);
  });

  it('reads what is pasted by mistake not to its end', () => {
    expect(answersTo(`${'und '.repeat(40)}carport`, index).results).toHaveLength(1);
    expect(answersTo(`${'und '.repeat(60)}carport`, index).results).toEqual([]);
  });

  it('answers anything calmly', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: 'binary' }), fc.string({ minLength: 1_000, maxLength: 2_000 })),
        (query) => {
          expect(answersTo(query, index).results).toBeInstanceOf(Array);
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
