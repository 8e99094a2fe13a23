/** What the head of a page says. */
export interface Head {
  title: string;
  description: string;
  /** Absolute URL without query and hash. */
  canonical: string;
  /** Whether search engines may list the page. */
  indexed: boolean;
}

/** The content of a page as the browser gets it: what stands in `main`, and what its head says. */
export interface Content extends Head {
  html: string;
  /** Where “Angebot anfordern” in the header leads from it. */
  request: string;
  /** URL paths of the style sheets that it needs beside the one of every page; none by default. */
  sheets?: readonly string[];
}

/** Id of the element that holds the content of a page. */
export const CONTENT_ID = 'seite';

/** Where the content of a route lies in a build of this version. */
export function contentPath(version: string, path: string): string {
  return `/content/${version}${path === '/' ? '/index' : path}.json`;
}

/** The path of a page as the route table writes it: without a trailing slash, `index.html` or upper case. */
export function pathOf(pathname: string): string {
  return pathname
    .replace(/\/index\.html$/i, '/')
    .replace(/\.html$/i, '')
    .replace(/(.)\/+$/, '$1')
    .toLowerCase();
}
