import type { Content } from '../pageContent';

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

let source: ContentSource = () => Promise.reject(new Error('site: No source of content. Call provideContent() first.'));

/** Says where content comes from: files of the build; in the dev server, the templates. */
export function provideContent(from: ContentSource): void {
  source = from;
}

/** React's use() reads these two without waiting, so that nothing suspends on content that is here. */
function settled(promise: Promise<Content>, value: Content): Promise<Content> {
  return Object.assign(promise, { status: 'fulfilled', value });
}

/** Content that is here already: that of the prerendered page. */
export function primeContent(path: string, content: Content): void {
  contents.set(path, settled(Promise.resolve(content), content));
}

const failed = new Set<string>();

/**
 * The content of a page, fetched once. A failure stays: the page is then better loaded in full, see `contentFailed`;
 * asking again while React draws would never end.
 */
export function loadContent(path: string): Promise<Content> {
  const known = contents.get(path);
  if (known) return known;
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
  contents.set(path, promise);
  return promise;
}

/** Whether the content of a page could not be fetched, so that only a full load can show it. */
export function contentFailed(path: string): boolean {
  return failed.has(path);
}
