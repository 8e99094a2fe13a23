import { deLoading } from '@sanierungsweg/lead-widget/locales';
import type { LeadHubProps } from '../islands/leadHub/leadHubOptions';
import type { Route } from '../routes';

/** The lead form of a route. */
export interface RouteLead {
  hub: LeadHubProps['lead'];
  /** Id of the section that holds the form. */
  anchor: string;
}

/** The lead form of a route as the configuration has it, or null where the route has none. */
export function leadOf(route: Route): RouteLead | null {
  if (!route.lead) return null;
  const { integration: key, anchor } = route.lead;
  const { provider, name: source, integration, room } = __LEADS__.sources[key ?? 'general'];
  // What only the server has to know stays out of the markup.
  const { csp: _, ...data } = provider;
  return { hub: { provider: data, source, integration, room, texts: deLoading }, anchor };
}
