import type { BakedPage } from '../content/baked';
import { notFoundRoute, routes } from '../routes';
import type { Route } from './route';

/** A page's record, already asked for. React's `use()` reads `status` and `value` without waiting once they are set. */
type PagePromise = Promise<BakedPage> & { status?: 'fulfilled'; value?: BakedPage };

const pages = new Map<Route, PagePromise>();

/** The route of a URL path, tolerant of a trailing slash, `index.html` and upper case; unknown paths get the 404 page. */
export function routeOf(pathname: string): Route {
  const path = pathname
    .replace(/\/index\.html$/i, '/')
    .replace(/\.html$/i, '')
    .replace(/(?<=.)\/+$/, '')
    .toLowerCase();
  return routes.find((route) => route.path === path) ?? notFoundRoute;
}

/**
 * The record of a route, fetched once; a failed fetch is forgotten, so that a later call tries again.
 * Route modules are baked at build time (prerender/bakeRecords.mjs): they export `page`, whatever their source says.
 */
export function loadPage(route: Route): PagePromise {
  const known = pages.get(route);
  if (known) return known;
  const promise: PagePromise = route.load().then(
    (module) => {
      const { page } = module as unknown as { page: BakedPage };
      promise.status = 'fulfilled';
      promise.value = page;
      return page;
    },
    (error: unknown) => {
      pages.delete(route);
      throw error;
    },
  );
  pages.set(route, promise);
  return promise;
}
