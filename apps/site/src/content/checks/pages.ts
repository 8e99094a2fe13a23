import { type ListedRoute, type RoutePath, routes } from '../../routes';
import { loadRecord } from '../loadRecord';
import type { PageRecord } from '../records';
import { formProblems } from './formProblems';
import { lostLetters } from './lostLetters';
import { reviewProblems } from './reviewProblems';
import { checkRoutes } from './routeProblems';

/** A route with its record, as the checks over all content see it. */
export interface CheckedPage {
  readonly path: RoutePath;
  readonly route: ListedRoute;
  readonly record: PageRecord;
}

/**
 * Every page of the site with its record, in the order of the route table.
 * @throws If the table does not hold, words have lost letters, a day of review cannot be right, or a guide does not show its form once; the message names path and remedy.
 */
export async function loadPages(): Promise<readonly CheckedPage[]> {
  checkRoutes(routes);
  const pages = await Promise.all(
    routes.map(async (route) => ({ path: route.path, route, record: (await loadRecord(route)).record })),
  );
  const lost = lostLetters(pages);
  if (lost.length > 0)
    throw new Error(['content: Letters of some pages are lost. Nothing was built.', ...lost].join('\n'));
  const days = reviewProblems(pages);
  if (days.length > 0)
    throw new Error(['content: A day of review cannot be right. Nothing was built.', ...days].join('\n'));
  const forms = formProblems(pages);
  if (forms.length > 0)
    throw new Error(
      ['content: A guide does not show the form of its route once. Nothing was built.', ...forms].join('\n'),
    );
  return pages;
}
