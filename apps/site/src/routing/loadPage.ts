import type { BakedPage } from '../content/baked';
import { notFoundRoute, routes } from '../routes';
import type { Route } from './route';

/** A page's chunk could not be fetched. */
export class PageChunkError extends Error {
  constructor(path: string, cause: unknown) {
    super(`site: The chunk of ${path} could not be loaded.`, { cause });
  }
}

const pages = new Map<Route, Promise<BakedPage>>();

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
export function loadPage(route: Route): Promise<BakedPage> {
  const known = pages.get(route);
  if (known) return known;
  const promise: Promise<BakedPage> = route.load().then(
    (module) => {
      const { page } = module as unknown as { page: BakedPage };
      // React's use() reads these two without waiting, so that hydration never suspends on a page that is here.
      void Object.assign(promise, { status: 'fulfilled', value: page });
      return page;
    },
    (error: unknown) => {
      pages.delete(route);
      throw new PageChunkError(route.path, error);
    },
  );
  pages.set(route, promise);
  return promise;
}
