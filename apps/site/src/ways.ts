// By itself, so that code which every page fetches leads somewhere without the route table.

/** Section of the home page that holds its form. */
export const HOME_FORM = 'contact-form';

/** Section of the search for firms that holds its form. */
export const SEARCH_FORM = 'suche';

// Pages that code leads to by what they are for: each a name of its own, so that a file carries those that it uses.

export const home = '/';
export const homeForm = `/#${HOME_FORM}`;
export const search = '/handwerkersuche';
export const searchForm = `/handwerkersuche#${SEARCH_FORM}`;
/** What people ask who have sent a request. */
export const afterSending = '/handwerkersuche#fragen';
export const energyAdvisers = '/energieberater';
export const funding = '/foerderungen';
export const trends = '/energietrends';
export const glossary = '/energietrends#begriffe';
export const partner = '/als-fachbetrieb-bewerben';
export const privacy = '/datenschutz';
export const imprint = '/impressum';
export const cookieSettings = '/cookie-einstellungen';
