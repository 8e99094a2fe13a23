import type {
  BreadcrumbList,
  Dataset,
  DefinedTermSet,
  FAQPage,
  Graph,
  Organization,
  Service,
  Thing,
  WebPage,
  WebSite,
} from 'schema-dts';
import { operatorData } from '../../settings/checkOperator';
import { SITE_NAME } from '../../settings/site';
import { changedOn, ledger } from '../content/ledger/ledger';
import { OPEN_DATA, OPEN_DATA_ON } from '../content/openData';
import type { Question } from '../content/records';
import { plainText } from '../content/walk';
import { parentsOf, type Route } from '../routes';
import * as ways from '../ways';
import { headOf, SITE_ORIGIN } from './head';
import type { Page } from './loadPage';
import { promisedOffers } from './promisedOffers';

const ORGANIZATION = `${SITE_ORIGIN}/#organisation`;
const WEBSITE = `${SITE_ORIGIN}/#website`;

function organization(): Organization {
  return { '@type': 'Organization', '@id': ORGANIZATION, name: SITE_NAME, url: `${SITE_ORIGIN}/` };
}

function website(): WebSite {
  return {
    '@type': 'WebSite',
    '@id': WEBSITE,
    name: SITE_NAME,
    url: `${SITE_ORIGIN}/`,
    inLanguage: 'de-DE',
    publisher: { '@id': ORGANIZATION },
  };
}

function breadcrumbs(route: Route): BreadcrumbList {
  const steps = [{ label: 'Startseite', path: '/' }, ...parentsOf(route), route];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ label, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: `${SITE_ORIGIN}${path}`,
    })),
  };
}

function webPage(route: Route, page: Page): WebPage {
  const { canonical, description } = headOf(route, page.record);
  const changed = changedOn(route.path);
  return {
    '@type': 'WebPage',
    '@id': `${canonical}#seite`,
    url: canonical,
    name: page.record.h1,
    description,
    inLanguage: 'de-DE',
    isPartOf: { '@id': WEBSITE },
    ...(changed ? { dateModified: changed } : {}),
    ...(page.record.reviewed ? { lastReviewed: page.record.reviewed } : {}),
  };
}

/** What the form of the page arranges. The operator arranges and does not do the work (D-BROKER). */
function service(route: Route, topic: string): Service {
  return {
    '@type': 'Service',
    name: `${topic} – Vermittlung von Angeboten`,
    serviceType: 'Vermittlung von Angeboten',
    url: `${SITE_ORIGIN}${route.path}`,
    areaServed: { '@type': 'Country', name: 'Deutschland' },
    provider: { '@type': 'Organization', '@id': ORGANIZATION, name: SITE_NAME, url: `${SITE_ORIGIN}/` },
  };
}

/**
 * The terms that the page explains, as entries of the one glossary: all of them on its own page, elsewhere those of the
 * page. A term has the same address wherever it is explained.
 */
function definedTerms(terms: Page['terms']): DefinedTermSet {
  const url = `${SITE_ORIGIN}${ways.glossary}`;
  return {
    '@type': 'DefinedTermSet',
    '@id': url,
    name: 'Begriffe der energetischen Sanierung',
    url,
    inLanguage: 'de-DE',
    hasDefinedTerm: terms.map(({ id, name, meaning }) => ({
      '@type': 'DefinedTerm',
      name,
      description: meaning,
      url: `${SITE_ORIGIN}${ways.trends}#begriff-${id}`,
      inDefinedTermSet: url,
    })),
  };
}

/** The guide values as data, described where their method and their changes are. */
function dataset(): Dataset {
  const file = (format: string, path: string) =>
    ({ '@type': 'DataDownload', encodingFormat: format, contentUrl: `${SITE_ORIGIN}${path}` }) as const;
  return {
    '@type': 'Dataset',
    name: 'Richtwerte zur energetischen Sanierung',
    description:
      'Preise, Ersparnisse und Fördersätze, die diese Website nennt: mit Einheit, Herkunft, Stand, Seiten, abweichenden Werten und Rechenweg. Unverbindliche Angaben des Betreibers.',
    url: `${SITE_ORIGIN}${OPEN_DATA_ON}#aenderungen`,
    inLanguage: 'de-DE',
    license: operatorData().dataLicence.url,
    isAccessibleForFree: true,
    creator: { '@type': 'Organization', '@id': ORGANIZATION, name: SITE_NAME, url: `${SITE_ORIGIN}/` },
    ...(ledger.changes[0] ? { dateModified: ledger.changes[0].date } : {}),
    distribution: [file('application/json', OPEN_DATA.json), file('text/csv', OPEN_DATA.csv)],
  };
}

function questions(faq: readonly Question[]): FAQPage {
  return {
    '@type': 'FAQPage',
    mainEntity: faq.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer.map((paragraph) => plainText(paragraph)).join(' ') },
    })),
  };
}

/**
 * What a page tells search engines in terms of schema.org, from its record alone: nothing that the page does not show.
 * No ratings and no LocalBusiness: there are neither.
 */
export function structuredData(route: Route, page: Page): Graph {
  const { record } = page;
  const faq = 'faq' in record ? (record.faq as readonly Question[]) : [];
  const graph: Thing[] = [
    ...(route.path === '/' ? [organization(), website()] : [breadcrumbs(route)]),
    webPage(route, page),
    ...(route.lead && promisedOffers(route) ? [service(route, record.topic)] : []),
    ...(faq.length > 0 ? [questions(faq)] : []),
    ...(page.terms.length > 0 ? [definedTerms(page.terms)] : []),
    ...(route.path === OPEN_DATA_ON ? [dataset()] : []),
  ];
  return { '@context': 'https://schema.org', '@graph': graph };
}
