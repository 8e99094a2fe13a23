import { city, guide, info, landing, page, type Route } from './route';

/**
 * Every page of the site, once, in menu order. Router, prerendering, sitemap, navigation and tests read this table;
 * nothing else lists URLs.
 */
export const routes = [
  page(
    '/',
    {
      label: 'Startseite',
      group: 'none',
      callToAction: 'ownForm',
      lead: { integration: 'home', anchor: 'contact-form' },
      offers: 'most',
    },
    () => import('./content/pages/home'),
  ),
  guide(
    '/daemmung',
    {
      label: 'Dämmung',
      group: 'insulation',
      callToAction: 'ownForm',
      lead: { integration: 'insulation', anchor: 'daemmung-widget' },
      offers: 'most',
    },
    () => import('./content/guides/daemmung'),
  ),
  guide(
    '/daemmung-fassade',
    {
      label: 'Fassadendämmung',
      group: 'insulation',
      callToAction: 'ownForm',
      lead: { integration: 'insulation', anchor: 'daemmung-widget' },
      offers: 'most',
    },
    () => import('./content/guides/daemmung-fassade'),
  ),
  guide(
    '/daemmmaterial',
    {
      label: 'Dämmmaterial',
      group: 'insulation',
      callToAction: 'ownForm',
      lead: { integration: 'insulation', anchor: 'daemmung-widget' },
      offers: 'most',
    },
    () => import('./content/guides/daemmmaterial'),
  ),
  guide(
    '/foerderung-daemmung',
    {
      label: 'Förderung Dämmung',
      group: 'insulation',
      callToAction: 'ownForm',
      lead: { integration: 'insulation', anchor: 'daemmung-widget' },
      offers: 'most',
    },
    () => import('./content/guides/foerderung-daemmung'),
  ),
  guide(
    '/heizung',
    {
      label: 'Heizung',
      group: 'heating',
      callToAction: 'ownForm',
      lead: { integration: 'heating', anchor: 'heizung-widget' },
      offers: 'most',
    },
    () => import('./content/guides/heizung'),
  ),
  landing(
    '/neue-waermepumpe',
    {
      label: 'Neue Wärmepumpe',
      group: 'heating',
      callToAction: 'ownForm',
      lead: { integration: 'heating', anchor: 'contact-form' },
      offers: 'most',
    },
    () => import('./content/landings/neue-waermepumpe'),
  ),
  guide(
    '/waermepumpe-kosten',
    {
      label: 'Wärmepumpe: Kosten',
      group: 'heating',
      callToAction: 'ownForm',
      lead: { integration: 'heating', anchor: 'waermepumpe-widget' },
      offers: 'most',
    },
    () => import('./content/guides/waermepumpe-kosten'),
  ),
  guide(
    '/waermepumpe-foerderung',
    {
      label: 'Wärmepumpe: Förderung',
      group: 'heating',
      callToAction: 'ownForm',
      lead: { integration: 'heating', anchor: 'waermepumpe-widget' },
      offers: 'most',
    },
    () => import('./content/guides/waermepumpe-foerderung'),
  ),
  guide(
    '/photovoltaik',
    {
      label: 'Photovoltaik',
      group: 'solar',
      callToAction: 'ownForm',
      lead: { integration: 'pv', anchor: 'pv-widget' },
      offers: 'most',
    },
    () => import('./content/guides/photovoltaik'),
  ),
  guide(
    '/photovoltaik-anlage',
    {
      label: 'Photovoltaikanlage',
      group: 'solar',
      callToAction: 'ownForm',
      lead: { integration: null, anchor: 'pv-widget' },
      offers: 'most',
    },
    () => import('./content/guides/photovoltaik-anlage'),
  ),
  guide(
    '/solaranlage-kosten',
    {
      label: 'Solaranlage: Kosten',
      group: 'solar',
      callToAction: 'ownForm',
      lead: { integration: null, anchor: 'pv-widget' },
      offers: 'most',
    },
    () => import('./content/guides/solaranlage-kosten'),
  ),
  guide(
    '/solarthermie-kosten',
    { label: 'Solarthermie: Kosten', group: 'solar', callToAction: 'homeForm', offers: 'most' },
    () => import('./content/guides/solarthermie-kosten'),
  ),
  guide(
    '/balkon-solaranlage',
    { label: 'Balkon-Solaranlage', group: 'solar', callToAction: 'homeForm', offers: 'most' },
    () => import('./content/guides/balkon-solaranlage'),
  ),
  guide(
    '/solardachziegel',
    { label: 'Solardachziegel', group: 'solar', callToAction: 'homeForm', offers: 'most' },
    () => import('./content/guides/solardachziegel'),
  ),
  guide(
    '/fenster-tueren',
    {
      label: 'Fenster & Türen',
      group: 'building',
      callToAction: 'ownForm',
      lead: { integration: 'windows', anchor: 'fenster-widget' },
      offers: 'most',
    },
    () => import('./content/guides/fenster-tueren'),
  ),
  guide(
    '/fenster-kosten',
    {
      label: 'Fenster: Kosten',
      group: 'building',
      callToAction: 'ownForm',
      lead: { integration: 'windows', anchor: 'fenster-widget' },
      offers: 'most',
    },
    () => import('./content/guides/fenster-kosten'),
  ),
  guide(
    '/dach',
    { label: 'Dach', group: 'building', callToAction: 'homeForm', offers: 'most' },
    () => import('./content/guides/dach'),
  ),
  guide(
    '/elektrik',
    { label: 'Elektrik', group: 'building', callToAction: 'homeForm', offers: 'most' },
    () => import('./content/guides/elektrik'),
  ),
  guide(
    '/foerderungen',
    { label: 'Förderungen', group: 'guides', callToAction: 'search' },
    () => import('./content/guides/foerderungen'),
  ),
  guide(
    '/energietrends',
    { label: 'Energietrends', group: 'guides', callToAction: 'search' },
    () => import('./content/guides/energietrends'),
  ),
  page(
    '/handwerkersuche',
    {
      label: 'Handwerkersuche',
      group: 'specialists',
      callToAction: 'ownForm',
      lead: { integration: 'home', anchor: 'suche' },
      offers: 'most',
    },
    () => import('./content/pages/search'),
  ),
  guide(
    '/energieberater',
    {
      label: 'Energieberater finden',
      group: 'specialists',
      callToAction: 'ownForm',
      lead: { integration: 'energyAdvisor', anchor: 'energieberater-widget' },
      offers: 'most',
    },
    () => import('./content/guides/energieberater'),
  ),
  guide(
    '/fachbetriebe-daemmung',
    {
      label: 'Fachbetriebe für Dämmung',
      group: 'specialists',
      callToAction: 'ownForm',
      lead: { integration: 'insulation', anchor: 'daemmung-widget' },
      offers: 'most',
    },
    () => import('./content/guides/fachbetriebe-daemmung'),
  ),
  guide(
    '/pv-fachbetrieb',
    {
      label: 'PV-Fachbetrieb',
      group: 'specialists',
      callToAction: 'ownForm',
      lead: { integration: 'pv', anchor: 'pv-widget' },
      offers: 'most',
    },
    () => import('./content/guides/pv-fachbetrieb'),
  ),
  guide(
    '/fensterbauer',
    {
      label: 'Fensterbauer',
      group: 'specialists',
      callToAction: 'ownForm',
      lead: { integration: 'windows', anchor: 'fenster-widget' },
      offers: 'most',
    },
    () => import('./content/guides/fensterbauer'),
  ),
  guide(
    '/elektriker-naehe',
    {
      label: 'Elektriker in der Nähe',
      group: 'specialists',
      callToAction: 'ownForm',
      lead: { integration: 'electrician', anchor: 'elektriker-widget' },
      offers: 'most',
    },
    () => import('./content/guides/elektriker-naehe'),
  ),
  landing(
    '/klima',
    {
      label: 'Klimaanlage',
      group: 'trades',
      callToAction: 'ownForm',
      lead: { integration: 'airConditioning', anchor: 'klima-widget' },
      offers: 'most',
    },
    () => import('./content/landings/klima'),
  ),
  landing(
    '/architekt',
    {
      label: 'Architekt finden',
      group: 'trades',
      callToAction: 'ownForm',
      lead: { integration: 'architect', anchor: 'architekt-widget' },
      offers: 'most',
    },
    () => import('./content/landings/architekt'),
  ),
  landing(
    '/garage',
    {
      label: 'Garage bauen lassen',
      group: 'trades',
      callToAction: 'ownForm',
      lead: { integration: null, anchor: 'garage-widget' },
      offers: 'few',
    },
    () => import('./content/landings/garage'),
  ),
  landing(
    '/maler-putzarbeiten',
    {
      label: 'Maler- & Putzarbeiten',
      group: 'trades',
      callToAction: 'ownForm',
      lead: { integration: 'painter', anchor: 'maler-widget' },
      offers: 'few',
    },
    () => import('./content/landings/maler-putzarbeiten'),
  ),
  landing(
    '/umzug',
    {
      label: 'Umzugsunternehmen',
      group: 'trades',
      callToAction: 'ownForm',
      lead: { integration: 'moving', anchor: 'umzug-widget' },
      offers: 'few',
    },
    () => import('./content/landings/umzug'),
  ),
  landing(
    '/bodenlegearbeiten',
    {
      label: 'Bodenlegearbeiten',
      group: 'trades',
      callToAction: 'ownForm',
      lead: { integration: 'flooring', anchor: 'bodenlegearbeiten-widget' },
      offers: 'few',
    },
    () => import('./content/landings/bodenlegearbeiten'),
  ),
  city(
    '/energieberater-berlin',
    {
      label: 'Energieberater Berlin',
      group: 'cities',
      callToAction: 'ownForm',
      lead: { integration: 'energyAdvisor', anchor: 'contact-form' },
      offers: 'most',
    },
    () => import('./content/cities/berlin'),
  ),
  city(
    '/energieberater-hamburg',
    {
      label: 'Energieberater Hamburg',
      group: 'cities',
      callToAction: 'ownForm',
      lead: { integration: 'energyAdvisor', anchor: 'contact-form' },
      offers: 'most',
    },
    () => import('./content/cities/hamburg'),
  ),
  city(
    '/energieberater-muenchen',
    {
      label: 'Energieberater München',
      group: 'cities',
      callToAction: 'ownForm',
      lead: { integration: 'energyAdvisor', anchor: 'contact-form' },
      offers: 'most',
    },
    () => import('./content/cities/muenchen'),
  ),
  city(
    '/energieberater-koeln',
    {
      label: 'Energieberater Köln',
      group: 'cities',
      callToAction: 'ownForm',
      lead: { integration: 'energyAdvisor', anchor: 'contact-form' },
      offers: 'most',
    },
    () => import('./content/cities/koeln'),
  ),
  city(
    '/energieberater-frankfurt',
    {
      label: 'Energieberater Frankfurt am Main',
      group: 'cities',
      callToAction: 'ownForm',
      lead: { integration: 'energyAdvisor', anchor: 'contact-form' },
      offers: 'most',
    },
    () => import('./content/cities/frankfurt'),
  ),
  city(
    '/energieberater-dresden',
    {
      label: 'Energieberater Dresden',
      group: 'cities',
      callToAction: 'ownForm',
      lead: { integration: 'energyAdvisor', anchor: 'contact-form' },
      offers: 'most',
    },
    () => import('./content/cities/dresden'),
  ),
  city(
    '/energieberater-leipzig',
    {
      label: 'Energieberater Leipzig',
      group: 'cities',
      callToAction: 'ownForm',
      lead: { integration: 'energyAdvisor', anchor: 'contact-form' },
      offers: 'most',
    },
    () => import('./content/cities/leipzig'),
  ),
  city(
    '/energieberater-stuttgart',
    {
      label: 'Energieberater Stuttgart',
      group: 'cities',
      callToAction: 'ownForm',
      lead: { integration: 'energyAdvisor', anchor: 'contact-form' },
      offers: 'most',
    },
    () => import('./content/cities/stuttgart'),
  ),
  city(
    '/energieberater-duesseldorf',
    {
      label: 'Energieberater Düsseldorf',
      group: 'cities',
      callToAction: 'ownForm',
      lead: { integration: 'energyAdvisor', anchor: 'contact-form' },
      offers: 'most',
    },
    () => import('./content/cities/duesseldorf'),
  ),
  city(
    '/energieberater-heidelberg',
    {
      label: 'Energieberater Heidelberg',
      group: 'cities',
      callToAction: 'ownForm',
      lead: { integration: 'energyAdvisor', anchor: 'contact-form' },
      offers: 'most',
    },
    () => import('./content/cities/heidelberg'),
  ),
  page(
    '/als-fachbetrieb-bewerben',
    {
      label: 'Fachbetrieb werden',
      group: 'company',
      callToAction: 'ownForm',
      lead: { integration: 'partnerRegistration', anchor: 'registrierung' },
    },
    () => import('./content/pages/partner'),
  ),
  info('/ueber-uns', { label: 'Über uns', group: 'company' }, () => import('./content/info/ueber-uns')),
  info('/impressum', { label: 'Impressum', group: 'legal' }, () => import('./content/info/impressum')),
  info('/datenschutz', { label: 'Datenschutz', group: 'legal' }, () => import('./content/info/datenschutz')),
  info(
    '/barrierefreiheit',
    { label: 'Barrierefreiheit', group: 'legal' },
    () => import('./content/info/barrierefreiheit'),
  ),
  page(
    '/cookie-einstellungen',
    { label: 'Cookie-Einstellungen', group: 'legal' },
    () => import('./content/pages/cookieSettings'),
  ),
] as const satisfies readonly Route[];

export type RoutePath = (typeof routes)[number]['path'];

/** Drawn for every other path, answered with status 404. Not part of sitemap or navigation. */
export const notFoundRoute = page(
  '/404',
  { label: 'Seite nicht gefunden', group: 'none' },
  () => import('./content/pages/notFound'),
);
