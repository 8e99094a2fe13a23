import { describe, expect, it } from 'vitest';
import { loadPages } from './content/checks/pages';
import { record as accessibility } from './content/info/barrierefreiheit';
import { record as privacy } from './content/info/datenschutz';
import { record as imprint } from './content/info/impressum';
import { record as about } from './content/info/ueber-uns';
import { averageSaving, feedbackDays, partners, phoneHours, projects, satisfaction } from './figures/service';
import { type ListedRoute, offersOf, routes } from './routes';

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

const CITIES = Object.keys(TOPICS).filter((path) => path.startsWith('/energieberater-'));

/** The sections that calls to action, advertisements and other sites lead to, as requirements R-ROUTE name them. */
const ANCHORS: Readonly<Record<string, readonly string[]>> = {
  'contact-form': ['/', '/neue-waermepumpe', ...CITIES],
  'daemmung-widget': [
    '/daemmung',
    '/daemmung-fassade',
    '/daemmmaterial',
    '/foerderung-daemmung',
    '/fachbetriebe-daemmung',
  ],
  'heizung-widget': ['/heizung'],
  'waermepumpe-widget': ['/waermepumpe-kosten', '/waermepumpe-foerderung'],
  'fenster-widget': ['/fenster-tueren', '/fenster-kosten', '/fensterbauer'],
  'pv-widget': ['/photovoltaik', '/pv-fachbetrieb', '/photovoltaik-anlage', '/solaranlage-kosten'],
  'energieberater-widget': ['/energieberater'],
  'elektriker-widget': ['/elektriker-naehe'],
  'klima-widget': ['/klima'],
  'architekt-widget': ['/architekt'],
  'garage-widget': ['/garage'],
  'maler-widget': ['/maler-putzarbeiten'],
  'umzug-widget': ['/umzug'],
  'bodenlegearbeiten-widget': ['/bodenlegearbeiten'],
};

/** Where pages without a form lead (R-ROUTE-08, 20 to 22, 36 to 38). */
const CALLS: Readonly<Record<string, readonly string[]>> = {
  homeForm: ['/elektrik', '/dach', '/solarthermie-kosten', '/balkon-solaranlage', '/solardachziegel'],
  search: ['/foerderungen', '/energietrends'],
};

/** Pages that promise another number of offers than five (D-OFFERS). */
const OFFERS: Readonly<Record<string, readonly string[]>> = {
  few: ['/garage', '/maler-putzarbeiten', '/umzug', '/bodenlegearbeiten'],
  none: [
    '/als-fachbetrieb-bewerben',
    '/foerderungen',
    '/energietrends',
    '/ueber-uns',
    '/impressum',
    '/datenschutz',
    '/barrierefreiheit',
    '/cookie-einstellungen',
  ],
};

const all: readonly ListedRoute[] = routes;
const pathsWhere = (holds: (route: ListedRoute) => boolean) =>
  all
    .filter(holds)
    .map(({ path }) => path)
    .toSorted();
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

  it.each(Object.entries(ANCHORS))('leads to forms by #%s on its pages and on no other', (anchor, paths) => {
    expect(pathsWhere(({ lead }) => lead?.anchor === anchor)).toEqual(paths.toSorted());
  });

  it.each(Object.entries(CALLS))('leads to “%s” from its pages and from no other', (call, paths) => {
    expect(pathsWhere(({ callToAction }) => callToAction === call)).toEqual(paths.toSorted());
  });

  it.each(Object.entries(OFFERS))('promises “%s” offers on its pages and on no other', (offers, paths) => {
    expect(pathsWhere((route) => offersOf(route) === offers)).toEqual(paths.toSorted());
  });
});

describe('the pages on the operator', () => {
  it('show in the imprint address, contact, director, register and VAT id, and what we are liable for', () => {
    const fields = imprint.sections.flatMap((section) => (section.type === 'operator' ? section.fields : []));
    expect(fields).toEqual(
      expect.arrayContaining(['company', 'address', 'phone', 'email', 'managingDirector', 'register', 'vatId']),
    );
    expect(imprint.sections.filter(({ heading }) => heading?.startsWith('Haftung'))).toHaveLength(2);
  });

  it('number eight sections of the privacy policy and say its month (R-DS-01, R-DS-02)', () => {
    expect(privacy).toMatchObject({ numbered: true, dated: 'Stand: September 2025' });
    expect(privacy.sections).toHaveLength(8);
  });

  it('show what the operator claims as claims, and lead firms to the registration (R-ABOUT)', () => {
    expect(about.sections).toContainEqual(
      expect.objectContaining({
        claims: [projects, partners, satisfaction, averageSaving].map((value) => expect.objectContaining({ value })),
        note: [expect.stringMatching(/^Angaben des Betreibers/)],
      }),
    );
    expect(about.sections).toContainEqual(
      expect.objectContaining({ button: 'Partner werden', to: '/als-fachbetrieb-bewerben' }),
    );
  });

  it('answer those who meet a barrier within 5 working days, by telephone from 9 to 17 (R-A11Y)', () => {
    expect([feedbackDays.value, phoneHours.value]).toEqual([5, [9, 17]]);
    const [contact, ...more] = accessibility.sections.filter(({ id }) => id === 'kontakt');
    expect(more).toEqual([]);
    expect(contact).toMatchObject({ type: 'button', to: 'mailto:accessibility' });
    expect(accessibility.sections).toContainEqual(expect.objectContaining({ type: 'button', to: '#kontakt' }));
  });
});
