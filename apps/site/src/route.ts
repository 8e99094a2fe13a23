import type { IntegrationKey } from '../settings/integrations';
import type { CityRecord, GuideRecord, InfoRecord, LandingRecord, PageRecord } from './content/records';

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
  | 'legal'
  | 'none';

/** What the call to action of a page opens: its own form, the form on the home page, the search. */
export type CallToAction = 'ownForm' | 'homeForm' | 'search' | 'none';

interface RouteDetails {
  /** Short German name for menus and links. */
  label: string;
  group: NavigationGroup;
  callToAction?: CallToAction;
  /** The lead form: which integration (`null` is the hub without an id), in the section with which id. */
  lead?: { integration: IntegrationKey | null; anchor: string };
  /** D-OFFERS: `few` is 3, `most` is 5; left out where a page promises none. */
  offers?: 'few' | 'most';
}

export type Template = 'page' | 'guide' | 'city' | 'landing' | 'info';

type Load<R extends PageRecord> = () => Promise<{ record: R }>;

/** One page of the site: its URL, its record, who draws it, and what hangs on it. */
export interface Route<P extends string = string> extends Readonly<RouteDetails> {
  readonly path: P;
  readonly template: Template;
  readonly load: Load<PageRecord>;
}

const declare =
  <R extends PageRecord>(template: Template) =>
  <const P extends string>(path: P, details: RouteDetails, load: Load<R>): Route<P> => ({
    path,
    template,
    load,
    ...details,
  });

/** A page with behaviour of its own, drawn by `pages/`. */
export const page = declare<PageRecord>('page');
export const guide = declare<GuideRecord>('guide');
export const city = declare<CityRecord>('city');
export const landing = declare<LandingRecord>('landing');
export const info = declare<InfoRecord>('info');
