import type { Route } from '../../routes';
import { notFoundRoute, routes } from '../../routes';

/** The route of a URL path, tolerant of a trailing slash, `index.html` and upper case; unknown paths get the 404 page. */
export function routeOf(pathname: string): Route {
  const path = pathname
    .replace(/\/index\.html$/i, '/')
    .replace(/\.html$/i, '')
    .replace(/(.)\/+$/, '$1')
    .toLowerCase();
  return routes.find((route) => route.path === path) ?? notFoundRoute;
}
