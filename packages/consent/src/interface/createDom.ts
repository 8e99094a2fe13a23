import { type Create, htmlAttributes } from './create';

/** Makes elements of this document. */
export const createDom: Create<HTMLElement> = (tag, attributes, ...children) => {
  const element = document.createElement(tag);
  for (const [name, value] of htmlAttributes(attributes)) element.setAttribute(name, value);
  for (const child of children) if (child) element.append(child);
  return element;
};
