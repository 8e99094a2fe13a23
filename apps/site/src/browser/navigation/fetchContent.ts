import type { Route } from '../../routes';
import { type Content, contentPath } from '../pageContent';

/** Version of the build that drew this document; the prerender writes it onto the entry script. */
function buildVersion(): string {
  return document.querySelector<HTMLElement>('script[data-version]')?.dataset.version ?? '';
}

/** Waits for a style sheet, whether it arrives or not: content without it is better than none. */
const bringSheet = (href: string) =>
  new Promise((done) => {
    const sheet = document.createElement('link');
    document.head.append(Object.assign(sheet, { rel: 'stylesheet', href, onload: done, onerror: done }));
  });

/** Fetches the content of a route from the build that this document belongs to. */
export async function fetchContent(route: Route): Promise<Content> {
  const response = await fetch(contentPath(buildVersion(), route.path));
  if (!response.ok) throw new Error(`site: ${response.url} answered ${response.status}.`);
  const content = (await response.json()) as Partial<Content> | null;
  if (!content?.html || !content.title) throw new Error(`site: ${response.url} holds no content.`);
  await Promise.all((content.sheets ?? []).map(bringSheet));
  return content as Content;
}
