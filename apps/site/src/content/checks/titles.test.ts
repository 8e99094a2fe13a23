import { describe, expect, it } from 'vitest';
import { SITE_NAME } from '../../../settings/site';
import { plainText, textsOf } from '../walk';
import { loadPages } from './pages';

const pages = await loadPages();

/** The topics of requirements R-ROUTE-01 to 49. */
const TOPICS: Record<string, string> = {
  '/': 'Energetische Sanierung: Fachbetriebe finden',
  '/handwerkersuche': 'Handwerkersuche',
  '/als-fachbetrieb-bewerben': 'Fachbetrieb werden',
  '/daemmung': 'Dämmung',
  '/heizung': 'Heizung',
  '/photovoltaik': 'Photovoltaik',
  '/fenster-tueren': 'Fenster & Türen',
  '/elektrik': 'Elektrik',
  '/energieberater': 'Energieberater finden',
  '/energieberater-berlin': 'Energieberater Berlin',
  '/energieberater-hamburg': 'Energieberater Hamburg',
  '/energieberater-muenchen': 'Energieberater München',
  '/energieberater-koeln': 'Energieberater Köln',
  '/energieberater-frankfurt': 'Energieberater Frankfurt am Main',
  '/energieberater-dresden': 'Energieberater Dresden',
  '/energieberater-leipzig': 'Energieberater Leipzig',
  '/energieberater-stuttgart': 'Energieberater Stuttgart',
  '/energieberater-duesseldorf': 'Energieberater Düsseldorf',
  '/energieberater-heidelberg': 'Energieberater Heidelberg',
  '/dach': 'Dach',
  '/foerderungen': 'Förderungen',
  '/energietrends': 'Energietrends',
  '/fachbetriebe-daemmung': 'Dämmung: Fachbetriebe',
  '/pv-fachbetrieb': 'PV-Fachbetrieb',
  '/fensterbauer': 'Fensterbauer',
  '/elektriker-naehe': 'Elektriker in der Nähe',
  '/klima': 'Klimaanlage',
  '/architekt': 'Architekt finden',
  '/garage': 'Garage bauen lassen',
  '/maler-putzarbeiten': 'Maler- & Putzarbeiten',
  '/umzug': 'Umzugsunternehmen finden',
  '/bodenlegearbeiten': 'Bodenlegearbeiten',
  '/neue-waermepumpe': 'Neue Wärmepumpe',
  '/photovoltaik-anlage': 'Photovoltaikanlage',
  '/solaranlage-kosten': 'Solaranlage: Kosten',
  '/solarthermie-kosten': 'Solarthermie: Kosten',
  '/balkon-solaranlage': 'Balkon-Solaranlage',
  '/solardachziegel': 'Solardachziegel',
  '/foerderung-daemmung': 'Förderung Dämmung',
  '/daemmmaterial': 'Dämmmaterial',
  '/waermepumpe-kosten': 'Wärmepumpe: Kosten',
  '/daemmung-fassade': 'Fassadendämmung',
  '/waermepumpe-foerderung': 'Wärmepumpe: Förderung',
  '/fenster-kosten': 'Fenster: Kosten',
  '/impressum': 'Impressum',
  '/datenschutz': 'Datenschutz',
  '/ueber-uns': 'Über uns',
  '/barrierefreiheit': 'Barrierefreiheit',
  '/cookie-einstellungen': 'Cookie-Einstellungen',
};

/** Pages that share a value which must be unique. */
function repeated(values: readonly (readonly [path: string, value: string])[]): string[] {
  const pathsOf = new Map<string, string[]>();
  for (const [path, value] of values) pathsOf.set(value, [...(pathsOf.get(value) ?? []), path]);
  return [...pathsOf].flatMap(([value, paths]) => (paths.length > 1 ? [`${paths.join(' and ')}: ${value}`] : []));
}

describe('titles, headings and descriptions', () => {
  it('holds exactly the 49 routes of the specification', () => {
    expect(pages.map(({ path }) => path).sort()).toEqual(Object.keys(TOPICS).sort());
  });

  it.each(pages)('$path has the topic of the specification', ({ path, record }) => {
    expect(record.topic).toBe(TOPICS[path]);
  });

  it.each(['topic', 'h1', 'description'] as const)('no two pages share a %s', (field) => {
    expect(repeated(pages.map(({ path, record }) => [path, record[field]]))).toEqual([]);
  });

  it('no two pages ask the same question', () => {
    const questions = pages.flatMap(({ path, record }) =>
      textsOf(record)
        .filter((found) => found.path.endsWith('.question'))
        .map(({ text }) => [path, plainText(text).toLocaleLowerCase('de')] as const),
    );
    expect(questions.length).toBeGreaterThan(0);
    expect(repeated(questions)).toEqual([]);
  });

  it.each(pages)('$path has a description of 110 to 160 characters', ({ record }) => {
    expect(record.description.length).toBeGreaterThanOrEqual(110);
    expect(record.description.length).toBeLessThanOrEqual(160);
  });

  it.each(pages)('$path invents no date of a check (D-DATES)', ({ record }) => {
    expect(record).not.toHaveProperty('reviewed');
  });

  it.each(pages)('$path leaves the product name to the configuration', ({ record }) => {
    expect(textsOf(record).filter(({ text }) => plainText(text).includes(SITE_NAME))).toEqual([]);
  });
});
