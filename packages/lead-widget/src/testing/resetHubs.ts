import { registry } from '@sanierungsweg/lead-widget/core';
import { STATE_KEY } from '../sandbox/options';

/**
 * Forgets every load of this document, and what the sandbox did in it, and removes their tags. For unit tests, between two
 * of them.
 * Needs a document, as the tests do: not for servers.
 *
 * @example afterEach(resetHubs);
 */
export function resetHubs(): void {
  const shared = registry();
  for (const { life } of shared.loads.values()) life.abort();
  shared.loads.clear();
  shared.hosts = 0;
  delete shared.page;
  delete shared.leaving;
  delete shared.answer;
  delete (globalThis as { [STATE_KEY]?: unknown })[STATE_KEY];
  for (const tag of document.querySelectorAll('script[data-lead-hub]')) tag.remove();
}
