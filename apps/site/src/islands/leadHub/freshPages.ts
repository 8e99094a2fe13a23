import { type ReloadOptions, reloadHref, reloadOnce } from '@sanierungsweg/lead-widget/core';
import type { FreshPages } from '../../browser/navigation/freshPages';

/** The hub of a page where it renders only once per document, for a page that is entered from another one. */
function hubOf(path: string): ReloadOptions | null {
  const [address] = Object.entries(__FRESH_HUBS__).find(([, pages]) => pages.includes(path)) ?? [];
  if (!address) return null;
  return { origin: '', strategy: 'reload-once', url: () => address, isFirstDocumentRoute: false };
}

/** Pages that need a fresh document as soon as the script of their form has run in this one. */
export const freshPages: FreshPages = {
  targetOf: (path, href) => {
    const hub = hubOf(path);
    return hub && reloadHref({ ...hub, href });
  },
  reload: (path) => {
    const hub = hubOf(path);
    return hub ? reloadOnce(hub) : false;
  },
};
