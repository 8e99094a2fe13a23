import { describe, expect, it } from 'vitest';
import { loadPages } from './content/checks/pages';
import { record as accessibility } from './content/info/barrierefreiheit';
import { record as privacy } from './content/info/datenschutz';
import { record as imprint } from './content/info/impressum';
import { record as about } from './content/info/ueber-uns';
import { landingCities } from './content/landingCities';
import { record as home } from './content/pages/home';
import type { PageRecord, Section } from './content/records';
import type { Text } from './content/text';
import { plainText, targetsIn } from './content/walk';
import { formatFigure } from './figures/format';
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

/**
 * Sections whose entries the specification counts or names: a section of this type has as many, and each name is the
 * title of one, or a part of it.
 */
const COUNTED: readonly (readonly [path: string, what: string, type: Section['type'], titles: number | string[]])[] = [
  ['/dach', 'four services (R-ROOF-02)', 'cards', ['Dacheindeckung', 'Dachdämmung', 'Solar', 'Dachfenster']],
  ['/dach', 'three kinds of funding (R-ROOF-03)', 'cards', ['BAFA', 'Photovoltaik', 'Steuerbonus']],
  ['/foerderungen', 'the national programmes (R-FUND-02)', 'cards', ['BAFA', 'KfW', 'Steuerbonus']],
  [
    '/foerderungen',
    'the regional grid (R-FUND-03)',
    'cards',
    ['Baden-Württemberg', 'Bayern', 'Nordrhein-Westfalen', 'Andere Länder'],
  ],
  ['/energietrends', 'six trends (R-TREND-01)', 'cards', 6],
  [
    '/fachbetriebe-daemmung',
    'six kinds of insulation (R-SPEC-INS-04)',
    'cards',
    ['Dachdämmung', 'Fassadendämmung', 'Kellerdecke', 'Innendämmung', 'Oberste Geschossdecke', 'Komplettdämmung'],
  ],
  ['/pv-fachbetrieb', 'six services (R-SPEC-PV-01)', 'cards', 6],
  ['/pv-fachbetrieb', 'three steps (R-SPEC-PV-03)', 'steps', ['Anfrage', 'Angebote erhalten', 'Auswählen']],
  [
    '/fensterbauer',
    'six kinds of windows and doors (R-SPEC-WIN-02)',
    'cards',
    ['Dreifachverglasung', 'Kunststofffenster', 'Holzfenster', 'Holz-Alu-Fenster', 'Haustüren', 'Dachfenster'],
  ],
  ['/elektriker-naehe', 'three steps (R-SPEC-EL-03)', 'steps', 3],
  ['/photovoltaik-anlage', 'its components (R-PV-01)', 'components', 4],
  ['/photovoltaik-anlage', 'three steps (R-PV-04)', 'steps', 3],
  ['/balkon-solaranlage', 'three price bands (R-BALK-02)', 'cards', 3],
  [
    '/daemmung-fassade',
    'three systems (R-FAC-01)',
    'cards',
    ['Wärmedämmverbundsystem', 'hinterlüftete Fassade', 'Innendämmung'],
  ],
  ['/waermepumpe-foerderung', 'two worked examples (R-HPF-02)', 'calculation', 2],
  ['/waermepumpe-foerderung', 'five steps to the grant (R-HPF-04)', 'steps', 5],
];

/** Sections that the specification names without counting, by words of their headings. */
const NAMED: readonly (readonly [path: string, what: string, heading: RegExp])[] = [
  ['/energieberater', 'services (R-ADV-02)', /Leistungen/],
  ['/energieberater', 'trends (R-ADV-03)', /Trends 2025\/2026/],
  ['/foerderungen', 'the disclaimer of the page (R-FUND-04)', /Unverbindlich/],
  ['/energietrends', 'the outlook on technology (R-TREND-02)', /Technik/],
  ['/energietrends', 'the forecast of the market (R-TREND-03)', /Markt/],
  ['/fachbetriebe-daemmung', 'reasons (R-SPEC-INS-02)', /Warum/],
  ['/pv-fachbetrieb', 'reasons (R-SPEC-PV-02)', /Warum/],
  ['/fensterbauer', 'reasons (R-SPEC-WIN-03)', /Gründe/],
  ['/elektriker-naehe', 'services (R-SPEC-EL-01)', /helfen/],
  ['/elektriker-naehe', 'lists of cities (R-SPEC-EL-02)', /Städten/],
  ['/daemmung-fassade', 'layers (R-FAC-02)', /Schicht/],
  ['/daemmung-fassade', 'thickness (R-FAC-03)', /dick/],
  ['/daemmung-fassade', 'the example (R-FAC-04)', /Rechnung/],
  ['/daemmung-fassade', 'advice (R-FAC-05)', /Planung und Ausführung/],
  ['/waermepumpe-foerderung', 'advice (R-HPF-05)', /Ratschläge/],
  ['/fenster-kosten', 'cost per frame (R-WINC-01)', /Rahmenmaterial/],
  ['/fenster-kosten', 'what drives the cost (R-WINC-02)', /teurer oder günstiger/],
  ['/fenster-kosten', 'standard sizes (R-WINC-03)', /Größen/],
  ['/fenster-kosten', 'subsidies and financing (R-WINC-04)', /Zuschuss und Finanzierung/],
  ['/fenster-kosten', 'payback (R-WINC-05)', /bezahlt macht/],
];

/** The pages that a topic leads to (R-TOPIC-08 to 11, R-HPC-04). */
const LEADS_TO: Readonly<Record<string, readonly string[]>> = {
  '/daemmung': ['/daemmung-fassade', '/daemmmaterial', '/foerderung-daemmung', '/fachbetriebe-daemmung'],
  '/heizung': ['/neue-waermepumpe', '/waermepumpe-kosten', '/waermepumpe-foerderung', '/solarthermie-kosten'],
  '/photovoltaik': [
    '/photovoltaik-anlage',
    '/solaranlage-kosten',
    '/balkon-solaranlage',
    '/solardachziegel',
    '/pv-fachbetrieb',
  ],
  '/fenster-tueren': ['/fenster-kosten', '/fensterbauer'],
  '/waermepumpe-kosten': ['/waermepumpe-foerderung'],
};

const all: readonly ListedRoute[] = routes;
const pathsWhere = (holds: (route: ListedRoute) => boolean) =>
  all
    .filter(holds)
    .map(({ path }) => path)
    .toSorted();
const pages = await loadPages();

const recordOf = (path: string) =>
  pages.find((page) => page.path === path)!.record as PageRecord & {
    readonly sections: readonly Section[];
    readonly related: readonly string[];
  };

/** The entries of a section that has any with titles. */
function entriesOf(section: Section): readonly { readonly title: string }[] {
  if (section.type === 'cards') return section.cards;
  if (section.type === 'components') return section.components;
  if (section.type === 'steps') return section.steps;
  return section.type === 'calculation' ? section.calculations : [];
}

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
    expect(
      pathsWhere(({ callToAction }) => callToAction === call),
      'The specification names them in CALLS of this file; “callToAction” in src/routes.ts decides.',
    ).toEqual(paths.toSorted());
  });

  it.each(Object.entries(OFFERS))('promises “%s” offers on its pages and on no other', (offers, paths) => {
    expect(
      pathsWhere((route) => offersOf(route) === offers),
      'The specification names them in OFFERS of this file; “lead”, “callToAction” and “offers” in src/routes.ts decide.',
    ).toEqual(paths.toSorted());
  });

  it.each(COUNTED)('gives %s %s', (path, _what, type, titles) => {
    const found = recordOf(path)
      .sections.filter((section) => section.type === type)
      .map((section) => entriesOf(section).map(({ title }) => title));
    const [count, names] = typeof titles === 'number' ? [titles, []] : [titles.length, titles];
    expect(
      found.filter(
        (entries) => entries.length === count && names.every((name) => entries.some((entry) => entry.includes(name))),
      ),
      `None of its sections “${type}” has what the specification asks for: ${JSON.stringify(found)}`,
    ).not.toEqual([]);
  });

  it.each(NAMED)('gives %s %s', (path, _what, heading) => {
    const headings = recordOf(path).sections.map((section) => section.heading);
    expect(headings, 'Whoever words a heading anew words it in NAMED of this file, too.').toContainEqual(
      expect.stringMatching(heading),
    );
  });

  it('gives /photovoltaik-anlage three sizes, of which the second is the most popular (R-PV-02, R-PV-03)', () => {
    const sizes = recordOf('/photovoltaik-anlage').sections.flatMap((section) =>
      section.type === 'sizes' ? section.sizes : [],
    );
    expect(sizes.map(({ size, mostPopular }) => [formatFigure(size), mostPopular ?? false])).toEqual([
      ['5\u00a0kWp', false],
      ['10\u00a0kWp', true],
      ['15\u00a0kWp', false],
    ]);
  });

  it('gives the home page its six services and their ways (D-CARDS)', () => {
    expect(home.services.cards.map(({ to }) => to)).toEqual([
      '/daemmung',
      '/heizung',
      '/photovoltaik',
      '/fenster-tueren',
      '/dach',
      '/energieberater',
    ]);
  });

  it.each(Object.entries(LEADS_TO))('leads from %s to what belongs to it', (path, targets) => {
    const record = recordOf(path);
    const found = [...targetsIn(record).map((to) => to.split('#')[0]), ...record.related];
    expect(targets.filter((to) => !found.includes(to))).toEqual([]);
  });

  it.each(pages.filter(({ route }) => route.template === 'city'))(
    'names the city of $path in its heading (R-CITY-02)',
    ({ route, record }) => {
      expect(record.h1).toMatch(new RegExp(`${route.shortLabel}|${route.shortLabel}er `, 'u'));
    },
  );
});

describe('lists of cities', () => {
  /** What stands beside the cities of each page that lists some. */
  const lists = pages.flatMap(({ path, record }) => {
    const { sections = [], cities } = record as PageRecord & {
      readonly sections?: readonly Section[];
      readonly cities?: { readonly text: Text };
    };
    const words = sections.flatMap((section) => {
      if (section.type === 'cities') return [section.note];
      const toCities = section.type === 'cards' && section.cards.every(({ to }) => CITIES.includes(to ?? ''));
      return toCities ? [section.intro ?? []] : [];
    });
    return [...words, ...(cities ? [cities.text] : [])].map((beside) => ({ path, beside: plainText(beside) }));
  });

  it('stand on the landings, with the electricians and with the energy advisers (R-LAND-03, R-SPEC-EL-02, R-ADV-04)', () => {
    expect(lists.map(({ path }) => path).toSorted()).toEqual([
      '/architekt',
      '/bodenlegearbeiten',
      '/elektriker-naehe',
      '/energieberater',
      '/garage',
      '/klima',
      '/maler-putzarbeiten',
      '/neue-waermepumpe',
      '/umzug',
    ]);
  });

  it.each(lists)('say on $path that there are over 500 more (R-GLOB-15)', ({ beside }) => {
    expect(beside).toMatch(/über\s500\sweiteren?\sStädten?/u);
  });

  it('name eight cities on every landing (R-LAND-03)', () => {
    expect(new Set(landingCities).size).toBe(8);
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
