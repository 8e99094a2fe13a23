import { type ListedRoute, type NavigationGroup, type RoutePath, routes } from '../../routes';
import * as ways from '../../ways';

export interface LinkGroup {
  readonly id: NavigationGroup;
  readonly title: string;
  /** The page that the title leads to: the one that all others of the group are about. */
  readonly head?: ListedRoute | undefined;
  readonly links: readonly ListedRoute[];
}

const TITLES: Readonly<Record<NavigationGroup, string>> = {
  insulation: 'Dämmung',
  heating: 'Heizung',
  solar: 'Solarenergie',
  building: 'Fenster, Dach, Strom',
  guides: 'Förderung und Ausblick',
  specialists: 'Fachbetriebe',
  trades: 'Weitere Gewerke',
  cities: 'Energieberatung vor Ort',
  company: 'Über uns',
  legal: 'Rechtliches',
};

const all: readonly ListedRoute[] = routes;

const HEADS: Partial<Record<NavigationGroup, RoutePath>> = {
  insulation: '/daemmung',
  heating: '/heizung',
  solar: '/photovoltaik',
  specialists: ways.search,
  cities: ways.energyAdvisers,
};

/** A page that the title names already is not listed again below it. */
function group(id: NavigationGroup): LinkGroup {
  const title = TITLES[id];
  const head = all.find(({ path }) => path === HEADS[id]);
  return {
    id,
    title,
    head,
    links: all.filter((route) => route.group === id && (route !== head || route.label !== title)),
  };
}

/** The two menus of the header (R-HEAD-02, R-HEAD-03, R-HEAD-10, R-HEAD-11). */
export const menus = [
  {
    id: 'sanieren',
    label: 'Was möchten Sie sanieren?',
    groups: [group('insulation'), group('heating'), group('solar'), group('building')],
  },
  { id: 'experten', label: 'Experten finden', groups: [group('specialists'), group('trades'), group('cities')] },
] as const;

/** A group of links in the footer; `fixed` ones stay open on phones. */
export interface FooterGroup {
  readonly id: string;
  readonly title: string;
  readonly links: readonly ListedRoute[];
  readonly fixed?: true;
}

const MEASURES: ReadonlySet<NavigationGroup | undefined> = new Set(['insulation', 'heating', 'solar', 'building']);

const where = (fits: (route: ListedRoute) => boolean) => all.filter(fits);

/** Columns of the footer, by what a reader looks for, and every page in one of them (R-FOOT-08). */
export const footerColumns: readonly (readonly FooterGroup[])[] = [
  [{ id: 'massnahmen', title: 'Maßnahmen', links: where(({ group, answers }) => MEASURES.has(group) && !answers) }],
  [
    { id: 'kosten', title: 'Kosten', links: where(({ answers }) => answers === 'costs') },
    {
      id: 'foerderung',
      title: 'Förderung und Trends',
      links: where(({ group, answers }) => answers === 'funding' || (group === 'guides' && !answers)),
    },
  ],
  [
    {
      id: 'betriebe',
      title: 'Fachbetriebe',
      links: where(({ group }) => group === 'specialists' || group === 'trades'),
    },
  ],
  [{ id: 'staedte', title: 'Energieberatung vor Ort', links: group('cities').links }],
  [
    { id: 'unternehmen', title: TITLES.company, links: group('company').links },
    { id: 'rechtliches', title: TITLES.legal, links: group('legal').links, fixed: true },
  ],
];
