import { describe, expect, it } from 'vitest';
import { loadPages } from './content/checks/pages';
import { type ListedRoute, routes } from './routes';

// The one place where tests pin down all routes: what the specification says of each. Whoever adds a page adds it here.

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

/** The pages of each lead form, as the decisions name them; those of the energy adviser follow from their addresses. */
const PAGES: Readonly<Record<string, readonly string[]>> = {
  home: ['/', '/handwerkersuche'],
  insulation: ['/daemmung', '/daemmung-fassade', '/daemmmaterial', '/foerderung-daemmung', '/fachbetriebe-daemmung'],
  heating: ['/heizung', '/neue-waermepumpe', '/waermepumpe-kosten', '/waermepumpe-foerderung'],
  windows: ['/fenster-tueren', '/fenster-kosten', '/fensterbauer'],
  pv: ['/photovoltaik', '/pv-fachbetrieb'],
  airConditioning: ['/klima'],
  architect: ['/architekt'],
  painter: ['/maler-putzarbeiten'],
  moving: ['/umzug'],
  flooring: ['/bodenlegearbeiten'],
  electrician: ['/elektriker-naehe'],
  partnerRegistration: ['/als-fachbetrieb-bewerben'],
  none: ['/photovoltaik-anlage', '/solaranlage-kosten', '/garage'],
};

const all: readonly ListedRoute[] = routes;
const pages = await loadPages();

describe('the specification', () => {
  it('has exactly these routes, each once', () => {
    expect(all.map(({ path }) => path).toSorted()).toEqual(Object.keys(TOPICS).toSorted());
    expect(pages.map(({ path }) => path).toSorted()).toEqual(Object.keys(TOPICS).toSorted());
    expect(all).toHaveLength(49);
  });

  it.each(pages)('gives $path its topic', ({ path, record }) => {
    expect(record.topic, 'The specification names topics in TOPICS of this file.').toBe(TOPICS[path]);
  });

  it.each(Object.entries(PAGES))('puts the form “%s” on its pages and on no other', (key, paths) => {
    const found = all.filter((route) => route.lead && (route.lead.integration ?? 'none') === key);
    expect(found.map((route) => route.path).toSorted()).toEqual(paths.toSorted());
  });

  it('puts the form of the energy adviser on /energieberater and its ten cities', () => {
    const found = all.filter((route) => route.lead?.integration === 'energyAdvisor').map((route) => route.path);
    expect(found).toHaveLength(11);
    expect(found.every((path) => path.startsWith('/energieberater'))).toBe(true);
  });
});
