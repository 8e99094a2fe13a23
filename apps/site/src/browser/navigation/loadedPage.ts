import type { Content } from '../pageContent';

let loaded: readonly [path: string, content: Content] | undefined;

/**
 * Remembers the page that the browser loaded, as it stood there before scripts changed it: it can be shown again without
 * asking for it, see content.ts.
 * @param path as `pathOf` writes it
 */
export function rememberLoaded(path: string, content: Content): void {
  loaded = [path, content];
}

/** The content of the page that the browser loaded; undefined for every other. */
export function loadedContent(path: string): Content | undefined {
  return loaded?.[0] === path ? loaded[1] : undefined;
}
