import { pageTitle, SITE_NAME } from '../../settings/site';
import type { Head } from '../browser/pageContent';
import { escapeMarkup } from '../content/escapeMarkup';
import type { PageRecord } from '../content/records';
import type { Route } from '../routes';

/** The site's own origin, from the configuration at build time, e.g. `https://www.example.org`. */
export const SITE_ORIGIN = __SITE_ORIGIN__;

/** What a page says of itself in its `<head>`, and the router where it replaces one page by the next. */
export function headOf({ path, listed }: Route, record: Pick<PageRecord, 'topic' | 'description'>): Head {
  return {
    title: pageTitle(record.topic),
    description: record.description,
    canonical: `${SITE_ORIGIN}${path}`,
    indexed: listed !== false,
  };
}

/** The picture that messengers and networks show beside a link to the page. */
export interface HeadPicture {
  /** Path on the site. */
  path: string;
  type: string;
  width: number;
  height: number;
  alt: string;
}

function pictureMarkup({ path, type, width, height, alt }: HeadPicture): string {
  return [
    `<meta property="og:image" content="${escapeMarkup(SITE_ORIGIN + path)}">`,
    `<meta property="og:image:type" content="${type}">`,
    `<meta property="og:image:width" content="${width}">`,
    `<meta property="og:image:height" content="${height}">`,
    `<meta property="og:image:alt" content="${escapeMarkup(alt)}">`,
    '<meta name="twitter:card" content="summary_large_image">',
  ].join('');
}

/** The feed that a page offers, for feed readers that are given the address of the page. */
export interface HeadFeed {
  /** Path on the site. */
  path: string;
  title: string;
}

const feedMarkup = ({ path, title }: HeadFeed) =>
  `<link rel="alternate" type="application/atom+xml" title="${escapeMarkup(title)}" href="${escapeMarkup(path)}">`;

/**
 * The same head as markup, for the prerendered page. Networks and feed readers run no scripts, so picture and feed stay
 * those of the page that was loaded first.
 */
export function headMarkup(
  head: Head,
  { picture, feed, siteName = SITE_NAME }: { picture?: HeadPicture; feed?: HeadFeed; siteName?: string },
): string {
  return [
    `<title>${escapeMarkup(head.title)}</title>`,
    `<meta name="description" content="${escapeMarkup(head.description)}">`,
    head.indexed
      ? `<link rel="canonical" href="${escapeMarkup(head.canonical)}">`
      : '<meta name="robots" content="noindex">',
    `<meta property="og:type" content="website">`,
    `<meta property="og:site_name" content="${escapeMarkup(siteName)}">`,
    `<meta property="og:locale" content="de_DE">`,
    `<meta property="og:title" content="${escapeMarkup(head.title)}">`,
    `<meta property="og:description" content="${escapeMarkup(head.description)}">`,
    // What answers unknown addresses has neither.
    ...(picture ? [`<meta property="og:url" content="${escapeMarkup(head.canonical)}">`, pictureMarkup(picture)] : []),
    ...(feed ? [feedMarkup(feed)] : []),
  ].join('');
}
