import { registry } from '@sanierungsweg/lead-widget/core';

/**
 * Forgets every load of this document and removes their tags. For unit tests, between two of them.
 *
 * @example afterEach(resetHubs);
 */
export function resetHubs(): void {
  const shared = registry();
  shared.loads.clear();
  shared.hosts = 0;
  delete shared.page;
  for (const tag of document.querySelectorAll('script[data-lead-hub]')) tag.remove();
}
