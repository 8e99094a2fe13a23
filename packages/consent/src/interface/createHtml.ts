import { type Create, htmlAttributes } from './create';

/** Markup, as opposed to text that is yet to be escaped. */
export class Markup {
  constructor(readonly html: string) {}
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] as string);

/** Makes markup, on servers of any kind. */
export const createHtml: Create<Markup> = (tag, attributes, ...children) => {
  const names = htmlAttributes(attributes).map(([name, value]) => ` ${name}="${escape(value)}"`);
  const inner = children.map((child) => (child instanceof Markup ? child.html : escape(child || '')));
  return new Markup(`<${tag}${names.join('')}>${tag === 'input' ? '' : `${inner.join('')}</${tag}>`}`);
};
