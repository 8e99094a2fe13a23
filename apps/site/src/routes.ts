import type { IntegrationKey } from '../settings/integrations';
import { HOME_FORM, SEARCH_FORM } from './ways';

/** Where a route stands in header and footer. */
export type NavigationGroup =
  | 'insulation'
  | 'heating'
  | 'solar'
  | 'building'
  | 'guides'
  | 'specialists'
  | 'trades'
  | 'cities'
  | 'company'
  | 'legal';

/** Who draws a page: a template that several share, or one for a single page with behaviour of its own. */
export type Template =
  | 'guide'
  | 'city'
  | 'landing'
  | 'info'
  | 'home'
  | 'search'
  | 'partner'
  | 'cookieSettings'
  | 'notFound';

/** A letter on the house: A façade, B heating, C photovoltaics, D windows, E roof, F advice (D-CARDS). */
export type HousePart = 'A' | 'B' | 'C' | 'D' | 'E' | 'F';

interface RouteDetails {
  /** Short German name for menus and links. */
  label: string;
  /** Shorter still, where a heading says the rest: “Berlin” among cities. */
  shortLabel?: string;
  /** Left out for pages that neither header nor footer lists. */
  group?: NavigationGroup;
  /** The page that this one is a part of; without one it lies directly below the home page. */
  parent?: `/${string}`;
  /** The part of the house that the page, and all below it, speaks of: the letters on the house (D-CARDS). */
  part?: HousePart;
  /** What the page answers, where that is not the measure itself. */
  answers?: 'costs' | 'funding';
  /** The lead form: which integration (`null` is the hub without an id), in the section with which id. */
  lead?: { integration: IntegrationKey | null; anchor: string };
  /** What the call to action of a page without a form opens: the form on the home page, or the search. */
  callToAction?: 'homeForm' | 'search';
  /** How many offers the page promises, where `offersOf` would say otherwise. */
  offers?: 'few' | 'none';
  /** `false` keeps search engines from listing the page. */
  listed?: false;
  /** Addresses that led here once, the page's own or those of pages that it replaces: hosts answer them with this page's. */
  formerly?: readonly `/${string}`[];
}

interface RouteRow<P extends string = string, T extends Template = Template> extends Readonly<RouteDetails> {
  readonly path: P;
  readonly template: T;
}

const drawnBy =
  <T extends Template>(template: T) =>
  <const P extends string>(path: P, details: RouteDetails): RouteRow<P, T> => ({ path, template, ...details });

const guide = drawnBy('guide');
const city = drawnBy('city');
const landing = drawnBy('landing');
const info = drawnBy('info');
const home = drawnBy('home');
const search = drawnBy('search');
const partner = drawnBy('partner');
const cookieSettings = drawnBy('cookieSettings');
const notFound = drawnBy('notFound');

/**
 * Every page of the site, once, in menu order, with all that is known of it beside its words. Router, prerendering,
 * sitemap, navigation, records and tests read this table; nothing else lists URLs.
 */
export const routes = [
  home('/', { label: 'Startseite', lead: { integration: 'home', anchor: HOME_FORM } }),
  guide('/daemmung', {
    label: 'Dämmung',
    part: 'A',
    group: 'insulation',
    lead: { integration: 'insulation', anchor: 'daemmung-widget' },
  }),
  guide('/daemmung-fassade', {
    label: 'Fassadendämmung',
    parent: '/daemmung',
    group: 'insulation',
    lead: { integration: 'insulation', anchor: 'daemmung-widget' },
  }),
  guide('/daemmmaterial', {
    label: 'Dämmmaterial',
    parent: '/daemmung',
    group: 'insulation',
    lead: { integration: 'insulation', anchor: 'daemmung-widget' },
  }),
  guide('/foerderung-daemmung', {
    label: 'Förderung Dämmung',
    answers: 'funding',
    parent: '/daemmung',
    group: 'insulation',
    lead: { integration: 'insulation', anchor: 'daemmung-widget' },
  }),
  guide('/heizung', {
    label: 'Heizung',
    part: 'B',
    group: 'heating',
    lead: { integration: 'heating', anchor: 'heizung-widget' },
  }),
  landing('/neue-waermepumpe', {
    label: 'Neue Wärmepumpe',
    parent: '/heizung',
    group: 'heating',
    lead: { integration: 'heating', anchor: 'contact-form' },
  }),
  guide('/waermepumpe-kosten', {
    label: 'Wärmepumpe: Kosten',
    answers: 'costs',
    parent: '/heizung',
    group: 'heating',
    lead: { integration: 'heating', anchor: 'waermepumpe-widget' },
  }),
  guide('/waermepumpe-foerderung', {
    label: 'Wärmepumpe: Förderung',
    answers: 'funding',
    parent: '/heizung',
    group: 'heating',
    lead: { integration: 'heating', anchor: 'waermepumpe-widget' },
  }),
  guide('/photovoltaik', {
    label: 'Photovoltaik',
    part: 'C',
    group: 'solar',
    lead: { integration: 'pv', anchor: 'pv-widget' },
  }),
  guide('/photovoltaik-anlage', {
    label: 'Photovoltaikanlage',
    parent: '/photovoltaik',
    group: 'solar',
    lead: { integration: null, anchor: 'pv-widget' },
  }),
  guide('/solaranlage-kosten', {
    label: 'Solaranlage: Kosten',
    answers: 'costs',
    parent: '/photovoltaik',
    group: 'solar',
    lead: { integration: null, anchor: 'pv-widget' },
  }),
  guide('/solarthermie-kosten', {
    label: 'Solarthermie: Kosten',
    answers: 'costs',
    parent: '/heizung',
    group: 'solar',
    callToAction: 'homeForm',
  }),
  guide('/balkon-solaranlage', {
    label: 'Balkon-Solaranlage',
    parent: '/photovoltaik',
    group: 'solar',
    callToAction: 'homeForm',
  }),
  guide('/solardachziegel', {
    label: 'Solardachziegel',
    parent: '/photovoltaik',
    group: 'solar',
    callToAction: 'homeForm',
  }),
  guide('/fenster-tueren', {
    label: 'Fenster & Türen',
    part: 'D',
    group: 'building',
    lead: { integration: 'windows', anchor: 'fenster-widget' },
  }),
  guide('/fenster-kosten', {
    label: 'Fenster: Kosten',
    answers: 'costs',
    parent: '/fenster-tueren',
    group: 'building',
    lead: { integration: 'windows', anchor: 'fenster-widget' },
  }),
  guide('/dach', { label: 'Dach', part: 'E', group: 'building', callToAction: 'homeForm' }),
  guide('/elektrik', { label: 'Elektrik', group: 'building', callToAction: 'homeForm' }),
  guide('/foerderungen', { label: 'Förderungen', answers: 'funding', group: 'guides', callToAction: 'search' }),
  guide('/energietrends', { label: 'Energietrends', group: 'guides', callToAction: 'search' }),
  search('/handwerkersuche', {
    label: 'Handwerkersuche',
    group: 'specialists',
    lead: { integration: 'home', anchor: SEARCH_FORM },
  }),
  guide('/energieberater', {
    label: 'Energieberater finden',
    part: 'F',
    group: 'specialists',
    lead: { integration: 'energyAdvisor', anchor: 'energieberater-widget' },
  }),
  guide('/fachbetriebe-daemmung', {
    label: 'Fachbetriebe für Dämmung',
    parent: '/daemmung',
    group: 'specialists',
    lead: { integration: 'insulation', anchor: 'daemmung-widget' },
  }),
  guide('/pv-fachbetrieb', {
    label: 'PV-Fachbetrieb',
    parent: '/photovoltaik',
    group: 'specialists',
    lead: { integration: 'pv', anchor: 'pv-widget' },
  }),
  guide('/fensterbauer', {
    label: 'Fensterbauer',
    parent: '/fenster-tueren',
    group: 'specialists',
    lead: { integration: 'windows', anchor: 'fenster-widget' },
  }),
  guide('/elektriker-naehe', {
    label: 'Elektriker in der Nähe',
    parent: '/elektrik',
    group: 'specialists',
    lead: { integration: 'electrician', anchor: 'elektriker-widget' },
  }),
  landing('/klima', {
    label: 'Klimaanlage',
    parent: '/handwerkersuche',
    group: 'trades',
    lead: { integration: 'airConditioning', anchor: 'klima-widget' },
  }),
  landing('/architekt', {
    label: 'Architekt finden',
    parent: '/handwerkersuche',
    group: 'trades',
    lead: { integration: 'architect', anchor: 'architekt-widget' },
  }),
  landing('/garage', {
    label: 'Garage bauen lassen',
    parent: '/handwerkersuche',
    group: 'trades',
    lead: { integration: null, anchor: 'garage-widget' },
    offers: 'few',
  }),
  landing('/maler-putzarbeiten', {
    label: 'Maler- & Putzarbeiten',
    parent: '/handwerkersuche',
    group: 'trades',
    lead: { integration: 'painter', anchor: 'maler-widget' },
    offers: 'few',
  }),
  landing('/umzug', {
    label: 'Umzugsunternehmen',
    parent: '/handwerkersuche',
    group: 'trades',
    lead: { integration: 'moving', anchor: 'umzug-widget' },
    offers: 'few',
  }),
  landing('/bodenlegearbeiten', {
    label: 'Bodenlegearbeiten',
    parent: '/handwerkersuche',
    group: 'trades',
    lead: { integration: 'flooring', anchor: 'bodenlegearbeiten-widget' },
    offers: 'few',
  }),
  city('/energieberater-berlin', {
    label: 'Energieberater Berlin',
    shortLabel: 'Berlin',
    parent: '/energieberater',
    group: 'cities',
    lead: { integration: 'energyAdvisor', anchor: 'contact-form' },
  }),
  city('/energieberater-hamburg', {
    label: 'Energieberater Hamburg',
    shortLabel: 'Hamburg',
    parent: '/energieberater',
    group: 'cities',
    lead: { integration: 'energyAdvisor', anchor: 'contact-form' },
  }),
  city('/energieberater-muenchen', {
    label: 'Energieberater München',
    shortLabel: 'München',
    parent: '/energieberater',
    group: 'cities',
    lead: { integration: 'energyAdvisor', anchor: 'contact-form' },
  }),
  city('/energieberater-koeln', {
    label: 'Energieberater Köln',
    shortLabel: 'Köln',
    parent: '/energieberater',
    group: 'cities',
    lead: { integration: 'energyAdvisor', anchor: 'contact-form' },
  }),
  city('/energieberater-frankfurt', {
    label: 'Energieberater Frankfurt am Main',
    shortLabel: 'Frankfurt am Main',
    parent: '/energieberater',
    group: 'cities',
    lead: { integration: 'energyAdvisor', anchor: 'contact-form' },
  }),
  city('/energieberater-dresden', {
    label: 'Energieberater Dresden',
    shortLabel: 'Dresden',
    parent: '/energieberater',
    group: 'cities',
    lead: { integration: 'energyAdvisor', anchor: 'contact-form' },
  }),
  city('/energieberater-leipzig', {
    label: 'Energieberater Leipzig',
    shortLabel: 'Leipzig',
    parent: '/energieberater',
    group: 'cities',
    lead: { integration: 'energyAdvisor', anchor: 'contact-form' },
  }),
  city('/energieberater-stuttgart', {
    label: 'Energieberater Stuttgart',
    shortLabel: 'Stuttgart',
    parent: '/energieberater',
    group: 'cities',
    lead: { integration: 'energyAdvisor', anchor: 'contact-form' },
  }),
  city('/energieberater-duesseldorf', {
    label: 'Energieberater Düsseldorf',
    shortLabel: 'Düsseldorf',
    parent: '/energieberater',
    group: 'cities',
    lead: { integration: 'energyAdvisor', anchor: 'contact-form' },
  }),
  city('/energieberater-heidelberg', {
    label: 'Energieberater Heidelberg',
    shortLabel: 'Heidelberg',
    parent: '/energieberater',
    group: 'cities',
    lead: { integration: 'energyAdvisor', anchor: 'contact-form' },
  }),
  partner('/als-fachbetrieb-bewerben', {
    label: 'Fachbetrieb werden',
    group: 'company',
    lead: { integration: 'partnerRegistration', anchor: 'registrierung' },
    offers: 'none',
  }),
  info('/ueber-uns', { label: 'Über uns', group: 'company' }),
  info('/impressum', { label: 'Impressum', group: 'legal' }),
  info('/datenschutz', { label: 'Datenschutz', group: 'legal' }),
  info('/barrierefreiheit', { label: 'Barrierefreiheit', group: 'legal' }),
  cookieSettings('/cookie-einstellungen', { label: 'Cookie-Einstellungen', group: 'legal', listed: false }),
] as const satisfies readonly RouteRow[];

export type RoutePath = (typeof routes)[number]['path'];

/** What a link within the site may lead to: a page, a section of one, or a section of the page that it stands on. */
export type LinkTarget = RoutePath | `${RoutePath}#${string}` | `#${string}`;

/** A page of the table. */
export type ListedRoute = RouteRow<RoutePath>;

/** Drawn for every other path, answered with status 404. Not part of sitemap or navigation. */
export const notFoundRoute = notFound('/404', { label: 'Seite nicht gefunden', listed: false });

/** One page of the site, the not-found page included: its URL, who draws it, and what hangs on it. */
export type Route = ListedRoute | typeof notFoundRoute;

const parentOf = ({ parent }: Route): ListedRoute | undefined => routes.find(({ path }) => path === parent);

/** The pages above a page, from the highest down: without the home page and without itself. */
export function parentsOf(route: Route): readonly ListedRoute[] {
  const parent = parentOf(route);
  return parent ? [...parentsOf(parent), parent] : [];
}

/** The part of the house that a page speaks of, by itself or as a part of another page. */
export function housePartOf(route: Route): HousePart | undefined {
  return [route, ...parentsOf(route).toReversed()].find(({ part }) => part)?.part;
}

/** How many offers a page promises (D-OFFERS): `few` is 3, `most` is 5, `none` where it leads to no form for offers. */
export function offersOf({ lead, callToAction, offers }: Route): 'few' | 'most' | 'none' {
  return offers ?? (lead || callToAction === 'homeForm' ? 'most' : 'none');
}
