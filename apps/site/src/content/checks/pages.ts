import { type ListedRoute, type RoutePath, routes } from '../../routes';
import { loadRecord } from '../loadRecord';
import type { PageRecord } from '../records';

/** A route with its record, as the checks over all content see it. */
export interface CheckedPage {
  readonly path: RoutePath;
  readonly route: ListedRoute;
  readonly record: PageRecord;
}

/** Every page of the site with its record, in the order of the route table. */
export async function loadPages(): Promise<readonly CheckedPage[]> {
  return Promise.all(
    routes.map(async (route) => ({ path: route.path, route, record: (await loadRecord(route)).record })),
  );
}
