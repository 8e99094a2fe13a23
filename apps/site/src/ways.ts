// By itself, so that code which every page fetches leads somewhere without the route table.

/** Section of the home page that holds its form. */
export const HOME_FORM = 'contact-form';

/** Section of the search for firms that holds its form. */
export const SEARCH_FORM = 'suche';

/** Pages that code leads to by what they are for. */
export const ways = {
  home: '/',
  homeForm: `/#${HOME_FORM}`,
  search: '/handwerkersuche',
  searchForm: `/handwerkersuche#${SEARCH_FORM}`,
  energyAdvisers: '/energieberater',
  funding: '/foerderungen',
  trends: '/energietrends',
  glossary: '/energietrends#begriffe',
  partner: '/als-fachbetrieb-bewerben',
  privacy: '/datenschutz',
  imprint: '/impressum',
  cookieSettings: '/cookie-einstellungen',
} as const;
