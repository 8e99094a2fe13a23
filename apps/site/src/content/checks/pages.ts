import { type ListedRoute, type RoutePath, routes } from '../../routes';
import { loadRecord } from '../loadRecord';
import type { PageRecord } from '../records';
import { formProblems } from './formProblems';
import { lostLetters } from './lostLetters';
import { reviewProblems } from './reviewProblems';
import { checkRoutes } from './routeProblems';
import { toolProblems } from './toolProblems';

/** A route with its record, as the checks over all content see it. */
export interface CheckedPage {
  readonly path: RoutePath;
  readonly route: ListedRoute;
  readonly record: PageRecord;
}

/**
 * Holds pages against what neither the compiler nor a template sees.
 * @throws If words have lost letters, a day of review cannot be right, a guide does not show its form once, or a page
 *   has two tools; one message names paths and remedies of all.
 */
export function checkPages(pages: readonly CheckedPage[]): void {
  const found = [
    ['Letters of some pages are lost.', lostLetters(pages)],
    ['A day of review cannot be right.', reviewProblems(pages)],
    ['A guide does not show the form of its route once.', formProblems(pages)],
    ['A page has more than one tool.', toolProblems(pages)],
  ] as const;
  const told = found.flatMap(([what, lines]) =>
    lines.length > 0 ? [`content: ${what} Nothing was built.`, ...lines] : [],
  );
  if (told.length > 0) throw new Error(told.join('\n'));
}

/**
 * Every page of the site with its record, in the order of the route table.
 * @throws If the table does not hold, or a page does not; the message names path and remedy.
 */
export async function loadPages(): Promise<readonly CheckedPage[]> {
  checkRoutes(routes);
  const pages = await Promise.all(
    routes.map(async (route) => ({ path: route.path, route, record: (await loadRecord(route)).record })),
  );
  checkPages(pages);
  return pages;
}
