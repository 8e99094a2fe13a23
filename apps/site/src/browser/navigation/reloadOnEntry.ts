import { type ReloadOptions, reloadHref, reloadOnce } from '@sanierungsweg/lead-widget/core';
import type { Route } from '../../routes';

/** The hub of a route where it renders only once per document, for a page that is entered from another one. */
function hubOf({ lead }: Route): ReloadOptions | null {
  const address = lead && __FRESH_HUBS__[lead.integration ?? 'general'];
  if (!address) return null;
  return { origin: '', strategy: 'reload-once', url: () => address, isFirstDocumentRoute: false };
}

/**
 * Leaves the page for a fresh copy of itself where its hub renders only once per document (D-RELOAD). Called on
 * client-side navigation, before focus and announcement.
 * @returns whether the page is being left
 */
export function reloadOnEntry(route: Route): boolean {
  const hub = hubOf(route);
  return hub !== null && reloadOnce(hub);
}

/** Where a click on a link to such a page should lead by a full load, or null if it can be entered as usual. */
export function fullLoadTarget(route: Route, href: string): string | null {
  const hub = hubOf(route);
  return hub && reloadHref({ ...hub, href });
}
