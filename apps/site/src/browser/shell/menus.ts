import { type ListedRoute, type NavigationGroup, routes } from '../../routes';

export interface LinkGroup {
  readonly id: NavigationGroup;
  readonly title: string;
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

function group(id: NavigationGroup): LinkGroup {
  return { id, title: TITLES[id], links: all.filter((route) => route.group === id) };
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

/** Columns of the footer: what the header does not show, and every city (R-FOOT-08). */
export const footerGroups: readonly LinkGroup[] = [group('guides'), group('cities'), group('company'), group('legal')];
