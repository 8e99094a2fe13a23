import { pageTitle, SITE_NAME } from '../../settings/site';
import type { Head } from '../browser/pageContent';
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

const escapeHtml = (value: string) =>
  value.replace(/[&<>"]/g, (letter) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[letter] ?? letter);

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
    `<meta property="og:image" content="${escapeHtml(SITE_ORIGIN + path)}">`,
    `<meta property="og:image:type" content="${type}">`,
    `<meta property="og:image:width" content="${width}">`,
    `<meta property="og:image:height" content="${height}">`,
    `<meta property="og:image:alt" content="${escapeHtml(alt)}">`,
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
  `<link rel="alternate" type="application/atom+xml" title="${escapeHtml(title)}" href="${escapeHtml(path)}">`;

/**
 * The same head as markup, for the prerendered page. Networks and feed readers run no scripts, so picture and feed stay
 * those of the page that was loaded first.
 */
export function headMarkup(head: Head, options: { picture?: HeadPicture; feed?: HeadFeed }): string {
  return [
    `<title>${escapeHtml(head.title)}</title>`,
    `<meta name="description" content="${escapeHtml(head.description)}">`,
    head.indexed
      ? `<link rel="canonical" href="${escapeHtml(head.canonical)}">`
      : '<meta name="robots" content="noindex">',
    `<meta property="og:type" content="website">`,
    `<meta property="og:site_name" content="${SITE_NAME}">`,
    `<meta property="og:locale" content="de_DE">`,
    `<meta property="og:title" content="${escapeHtml(head.title)}">`,
    `<meta property="og:description" content="${escapeHtml(head.description)}">`,
    // What answers unknown addresses has neither.
    ...(options.picture
      ? [`<meta property="og:url" content="${escapeHtml(head.canonical)}">`, pictureMarkup(options.picture)]
      : []),
    ...(options.feed ? [feedMarkup(options.feed)] : []),
  ].join('');
}
