import { type Content, contentPath } from '../pageContent';

/** Version of the build that drew this document; the prerender writes it onto the entry script. */
function buildVersion(): string {
  return document.querySelector<HTMLElement>('script[data-version]')?.dataset.version ?? '';
}

/** Waits for a style sheet unless the document holds it. Without it the content is plain but whole, so that it is shown. */
async function loadSheet(href: string): Promise<void> {
  if (document.querySelector(`[data-sheet="${href}"],[href="${href}"]`)) return;
  const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  await new Promise((settle) => {
    for (const type of ['load', 'error']) sheet.addEventListener(type, settle);
    document.head.append(sheet);
  });
}

/** Fetches the content of a page from the build that this document belongs to, with the styles that it needs. */
export async function fetchContent(path: string): Promise<Content> {
  const response = await fetch(contentPath(buildVersion(), path));
  if (!response.ok) throw new Error(`site: ${response.url} answered ${response.status}.`);
  const content = (await response.json()) as Partial<Content> | null;
  if (!content?.html || !content.title) throw new Error(`site: ${response.url} holds no content.`);
  await Promise.all((content.sheets ?? []).map(loadSheet));
  return content as Content;
}
