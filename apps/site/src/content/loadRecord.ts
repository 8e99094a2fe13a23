import type { notFoundRoute, Route, routes, Template } from '../routes';
import type { CookieSettingsRecord } from './pages/cookieSettings';
import type { HomeRecord } from './pages/home';
import type { NotFoundRecord } from './pages/notFound';
import type { SearchRecord } from './pages/search';
import type { CityRecord, GuideRecord, InfoRecord, LandingRecord, PageRecord, PartnerRecord } from './records';

/** The record that each template draws. */
export interface RecordOf extends Record<Template, PageRecord> {
  guide: GuideRecord;
  city: CityRecord;
  landing: LandingRecord;
  info: InfoRecord;
  home: HomeRecord;
  search: SearchRecord;
  partner: PartnerRecord;
  cookieSettings: CookieSettingsRecord;
  notFound: NotFoundRecord;
}

type AnyRoute = (typeof routes)[number] | typeof notFoundRoute;

type Load<R extends PageRecord> = () => Promise<{ readonly record: R }>;

/** For every route the loader of its record. A route without one, or with one for another template, does not compile. */
export type Records = { readonly [R in AnyRoute as R['path']]: Load<RecordOf[R['template']]> };

const records: Records = {
  '/': () => import('./pages/home'),
  '/daemmung': () => import('./guides/daemmung'),
  '/daemmung-fassade': () => import('./guides/daemmung-fassade'),
  '/daemmmaterial': () => import('./guides/daemmmaterial'),
  '/foerderung-daemmung': () => import('./guides/foerderung-daemmung'),
  '/heizung': () => import('./guides/heizung'),
  '/neue-waermepumpe': () => import('./landings/neue-waermepumpe'),
  '/waermepumpe-kosten': () => import('./guides/waermepumpe-kosten'),
  '/waermepumpe-foerderung': () => import('./guides/waermepumpe-foerderung'),
  '/photovoltaik': () => import('./guides/photovoltaik'),
  '/photovoltaik-anlage': () => import('./guides/photovoltaik-anlage'),
  '/solaranlage-kosten': () => import('./guides/solaranlage-kosten'),
  '/solarthermie-kosten': () => import('./guides/solarthermie-kosten'),
  '/balkon-solaranlage': () => import('./guides/balkon-solaranlage'),
  '/solardachziegel': () => import('./guides/solardachziegel'),
  '/fenster-tueren': () => import('./guides/fenster-tueren'),
  '/fenster-kosten': () => import('./guides/fenster-kosten'),
  '/dach': () => import('./guides/dach'),
  '/elektrik': () => import('./guides/elektrik'),
  '/foerderungen': () => import('./guides/foerderungen'),
  '/energietrends': () => import('./guides/energietrends'),
  '/handwerkersuche': () => import('./pages/search'),
  '/energieberater': () => import('./guides/energieberater'),
  '/fachbetriebe-daemmung': () => import('./guides/fachbetriebe-daemmung'),
  '/pv-fachbetrieb': () => import('./guides/pv-fachbetrieb'),
  '/fensterbauer': () => import('./guides/fensterbauer'),
  '/elektriker-naehe': () => import('./guides/elektriker-naehe'),
  '/klima': () => import('./landings/klima'),
  '/architekt': () => import('./landings/architekt'),
  '/garage': () => import('./landings/garage'),
  '/maler-putzarbeiten': () => import('./landings/maler-putzarbeiten'),
  '/umzug': () => import('./landings/umzug'),
  '/bodenlegearbeiten': () => import('./landings/bodenlegearbeiten'),
  '/energieberater-berlin': () => import('./cities/berlin'),
  '/energieberater-hamburg': () => import('./cities/hamburg'),
  '/energieberater-muenchen': () => import('./cities/muenchen'),
  '/energieberater-koeln': () => import('./cities/koeln'),
  '/energieberater-frankfurt': () => import('./cities/frankfurt'),
  '/energieberater-dresden': () => import('./cities/dresden'),
  '/energieberater-leipzig': () => import('./cities/leipzig'),
  '/energieberater-stuttgart': () => import('./cities/stuttgart'),
  '/energieberater-duesseldorf': () => import('./cities/duesseldorf'),
  '/energieberater-heidelberg': () => import('./cities/heidelberg'),
  '/als-fachbetrieb-bewerben': () => import('./pages/partner'),
  '/ueber-uns': () => import('./info/ueber-uns'),
  '/impressum': () => import('./info/impressum'),
  '/datenschutz': () => import('./info/datenschutz'),
  '/barrierefreiheit': () => import('./info/barrierefreiheit'),
  '/cookie-einstellungen': () => import('./pages/cookieSettings'),
  '/404': () => import('./pages/notFound'),
};

/** A template with a record that it can draw. */
export type Drawable = { readonly [T in Template]: { readonly template: T; readonly record: RecordOf[T] } }[Template];

/**
 * The record of a route, beside the template that draws it.
 * @throws If there is none, which the compiler tells first to whoever asks it.
 */
export async function loadRecord(route: Route): Promise<Drawable> {
  // `Records` ties path, template and record together; a route that is known only as such has lost the tie.
  const load: Load<PageRecord> | undefined = records[route.path];
  if (!load) {
    throw new Error(
      `site: “${route.path}” of src/routes.ts has no record. Add a line to src/content/loadRecord.ts that says which file below src/content/ holds it.`,
    );
  }
  const { record } = await load();
  return { template: route.template, record } as Drawable;
}
