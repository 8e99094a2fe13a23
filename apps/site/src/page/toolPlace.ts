import { type Route, routes } from '../routes';
import * as ways from '../ways';
import { leadOf } from './leadOf';

/**
 * Where a tool leads: to the form of its page, or to the one that the page leads to.
 * @throws If the page has no such form, or folds its guide away.
 */
export function toolPlace(route: Route, tool: string) {
  if (route.template === 'landing') {
    throw new Error(
      `“${tool}” stands in the “guide” of a trade page, which phones fold away: a copied address of a result would show nothing there. Move the section to the “sections” of a record in src/content/guides/.`,
    );
  }
  const lead = leadOf(route);
  if (lead) return { path: route.path, anchor: lead.anchor };
  const search = routes.find(({ path }) => path === ways.search);
  const form = route.callToAction === 'search' && search && leadOf(search);
  if (!form) {
    throw new Error(
      `There is no form that “${tool}” could lead to. Give the route a “lead” in src/routes.ts, or the “callToAction” of the search.`,
    );
  }
  return { path: ways.search, anchor: form.anchor };
}
