import type { Content } from '../pageContent';

const parsed = new WeakMap<Content, DocumentFragment>();

function parse({ html }: Content): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = html;
  return template.content;
}

/** Parses the content of a page that a visitor is about to open, so that the click does not have to. */
export function parseAhead(content: Content): void {
  if (!parsed.has(content)) parsed.set(content, parse(content));
}

/** The nodes of a page, once: next time they are parsed afresh. */
export function takeParsed(content: Content): DocumentFragment {
  const fragment = parsed.get(content) ?? parse(content);
  parsed.delete(content);
  return fragment;
}
