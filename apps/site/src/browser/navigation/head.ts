import type { Head } from '../pageContent';

/** Every head holds one of the two. */
const INDEXED = 'link[rel="canonical"]';
const NOINDEX = 'meta[name="robots"]';

const META: readonly (readonly [selector: string, attribute: string, value: (head: Head) => string])[] = [
  ['meta[name="description"]', 'content', (head) => head.description],
  [INDEXED, 'href', (head) => head.canonical],
  ['meta[property="og:title"]', 'content', (head) => head.title],
  ['meta[property="og:description"]', 'content', (head) => head.description],
  ['meta[property="og:url"]', 'content', (head) => head.canonical],
];

/** Makes the document's head follow a client-side navigation; the prerender wrote the first one. */
export function applyHead(head: Head): void {
  document.title = head.title;
  const indexing = document.head.querySelector(`${INDEXED},${NOINDEX}`);
  if (indexing) indexing.outerHTML = head.indexed ? '<link rel="canonical">' : '<meta name="robots" content="noindex">';
  for (const [selector, attribute, value] of META) {
    document.head.querySelector(selector)?.setAttribute(attribute, value(head));
  }
}

/** What the head of the document says now. */
export function currentHead(): Head {
  const canonical = document.head.querySelector<HTMLLinkElement>(INDEXED);
  const description = document.head.querySelector<HTMLMetaElement>('meta[name="description"]');
  return {
    title: document.title,
    description: description?.content ?? '',
    canonical: canonical?.href ?? '',
    indexed: canonical !== null,
  };
}
