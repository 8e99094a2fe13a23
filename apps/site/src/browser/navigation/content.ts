import type { Content } from '../pageContent';
import { fetchContent } from './fetchContent';
import { loadedContent } from './loadedPage';
import { parseAhead } from './takeParsed';

// A file of its own, which comes with the first intent on a link: a page that is only read never asks for another.

/** A page's content could not be fetched: a deployment has replaced it, or the connection is gone. */
export class MissingContentError extends Error {
  override readonly name = 'MissingContentError';

  constructor(path: string, cause: unknown) {
    super(`site: The content of ${path} could not be loaded.`, { cause });
  }
}

/** Where the content of the page of a path, as `pathOf` writes it, comes from. */
export type ContentSource = (path: string) => Promise<Content>;

const contents = new Map<string, Promise<Content>>();

let source: ContentSource = fetchContent;

/** Says where content comes from instead of files of the build: in the dev server, from the templates. */
export function provideContent(from: ContentSource): void {
  source = from;
}

/** React's use() reads these two without waiting, so that nothing suspends on content that is here. */
function settled(promise: Promise<Content>, value: Content): Promise<Content> {
  return Object.assign(promise, { status: 'fulfilled', value });
}

const failed = new Set<string>();

/**
 * The content of a page, fetched once. A failure stays: the page is then better loaded in full, see `contentFailed`;
 * asking again while React draws would never end.
 */
export function loadContent(path: string): Promise<Content> {
  const content = contents.get(path) ?? begun(path);
  contents.set(path, content);
  return content;
}

/** That of the page that was loaded is here; every other is asked for. */
function begun(path: string): Promise<Content> {
  const loaded = loadedContent(path);
  if (loaded) return settled(Promise.resolve(loaded), loaded);
  const promise: Promise<Content> = source(path).then(
    (content) => {
      void settled(promise, content);
      return content;
    },
    (error: unknown) => {
      failed.add(path);
      throw new MissingContentError(path, error);
    },
  );
  return promise;
}

/** Fetches and parses the content of a page that a visitor is about to open, and what holds a press in its tool. */
export async function loadAhead(path: string): Promise<void> {
  const content = await loadContent(path);
  parseAhead(content);
  if (content.html.includes('data-calculator')) await import('../../islands/awaitTool');
}

/** Whether the content of a page could not be fetched, so that only a full load can show it. */
export function contentFailed(path: string): boolean {
  return failed.has(path);
}
