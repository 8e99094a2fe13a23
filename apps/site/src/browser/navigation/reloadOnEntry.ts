import { reloadHref, reloadOnce } from '@sanierungsweg/lead-widget/core';
import { leadOf } from '../../islands/leadHub/leadOf';
import type { Route } from '../../routes';

/**
 * Leaves the page for a fresh copy of itself where its hub renders only once per document (D-RELOAD). Called on
 * client-side navigation, before focus and announcement.
 * @returns whether the page is being left
 */
export function reloadOnEntry(route: Route): boolean {
  const lead = leadOf(route);
  return lead !== null && reloadOnce({ ...lead, isFirstDocumentRoute: false });
}

/** Where a click on a link to such a page should lead by a full load, or null if it can be entered as usual. */
export function fullLoadTarget(route: Route, href: string): string | null {
  const lead = leadOf(route);
  return lead && reloadHref({ ...lead, isFirstDocumentRoute: false, href });
}
