/** Attributes by the names of React: `className`, `htmlFor`, `defaultChecked`. */
export type Attributes = Readonly<Record<string, unknown>>;

type Child<Node> = Node | string | false | null | undefined;

/**
 * Makes an element: `createElement` of React, or one of `createDom` and `createHtml`. Every piece of the interface is
 * described once, with whatever makes elements handed in.
 */
export type Create<Node> = (tag: string, attributes: Attributes | null, ...children: Child<Node>[]) => Node;

const HTML_NAMES: Readonly<Record<string, string>> = {
  className: 'class',
  htmlFor: 'for',
  defaultChecked: 'checked',
};

/** The attributes that HTML has for those of a description, in its words. */
export function htmlAttributes(attributes: Attributes | null): [name: string, value: string][] {
  return Object.entries(attributes ?? {})
    .filter(([, value]) => (value ?? false) !== false)
    .map(([name, value]) => [HTML_NAMES[name] ?? name, value === true ? '' : String(value)]);
}
