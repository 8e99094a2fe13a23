/** What is known of pages whose form needs a fresh document (D-RELOAD). Paths are as `pathOf` writes them. */
export interface FreshPages {
  /** Where a link to such a page should lead by a full load, or null if the page can be entered as usual. */
  readonly targetOf: (path: string, href: string) => string | null;
  /**
   * Leaves such a page, which was entered from another one, for a fresh copy of itself.
   * @returns whether the page is being left
   */
  readonly reload: (path: string) => boolean;
}

// Until a form was made to work, none has run in this document, and every page can be entered as usual.
let known: FreshPages = { targetOf: () => null, reload: () => false };

/** For islands/leadHub: whoever makes the first form work knows from then on which pages have to be loaded. */
export function knowFreshPages(pages: FreshPages): void {
  known = pages;
}

/** Where a link to a page should lead by a full load, or null if the page can be entered as usual. */
export function fullLoadTarget(path: string, href: string): string | null {
  return known.targetOf(path, href);
}

/**
 * Leaves the page that was entered for a fresh copy of itself, where its form needs that. Called on client-side
 * navigation, before focus and announcement.
 * @returns whether the page is being left
 */
export function reloadOnEntry(path: string): boolean {
  return known.reload(path);
}
