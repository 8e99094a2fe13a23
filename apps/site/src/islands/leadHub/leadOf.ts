import { type Integration, integrations, integrationWithoutId } from '../../../settings/integrations';
import type { Route } from '../../routes';

/** Everything the widget of a route needs to know about its hub. */
export interface RouteLead extends Integration {
  /** Origin of the hub; empty for the sandbox hub on the site's own. */
  origin: string;
  /** The provider's id; undefined for the hub without one. */
  integration: string | undefined;
  /** Id of the section that holds the form. */
  anchor: string;
}

/** The lead form of a route as the configuration has it, or null where the route has none. */
export function leadOf(route: Route): RouteLead | null {
  if (!route.lead) return null;
  const { integration: key, anchor } = route.lead;
  const facts = key === null ? integrationWithoutId : integrations[key];
  return {
    ...facts,
    origin: __LEADS__.origin ?? '',
    integration: key === null ? undefined : __LEADS__.ids[key],
    anchor,
  };
}
