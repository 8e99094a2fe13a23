import type { Route } from '../../routes';
import type { Content } from '../pageContent';

/** A page's content could not be fetched: a deployment has replaced it, or the connection is gone. */
export class MissingContentError extends Error {
  override readonly name = 'MissingContentError';

  constructor(path: string, cause: unknown) {
    super(`site: The content of ${path} could not be loaded.`, { cause });
  }
}

/** Where content comes from. */
export type ContentSource = (route: Route) => Promise<Content>;

const contents = new Map<Route, Promise<Content>>();

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
export function primeContent(route: Route, content: Content): void {
  contents.set(route, settled(Promise.resolve(content), content));
}

const failed = new Set<Route>();

/**
 * The content of a route, fetched once. A failure stays: the page is then better loaded in full, see `contentFailed`;
 * asking again while React draws would never end.
 */
export function loadContent(route: Route): Promise<Content> {
  const known = contents.get(route);
  if (known) return known;
  const promise: Promise<Content> = source(route).then(
    (content) => {
      void settled(promise, content);
      return content;
    },
    (error: unknown) => {
      failed.add(route);
      throw new MissingContentError(route.path, error);
    },
  );
  contents.set(route, promise);
  return promise;
}

/** Whether the content of a route could not be fetched, so that only a full load can show it. */
export function contentFailed(route: Route): boolean {
  return failed.has(route);
}
