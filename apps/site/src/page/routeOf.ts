import { pathOf } from '../browser/pageContent';
import type { Route } from '../routes';
import { notFoundRoute, routes } from '../routes';

/** The route of a URL path, tolerant of a trailing slash, `index.html` and upper case; unknown paths get the 404 page. */
export function routeOf(pathname: string): Route {
  const path = pathOf(pathname);
  return routes.find((route) => route.path === path) ?? notFoundRoute;
}
