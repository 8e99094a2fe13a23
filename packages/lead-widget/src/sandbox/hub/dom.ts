type Child = Node | string | null | undefined | false;

/** Makes elements in one document, which may be a frame's. Attributes that are false, null or undefined are left out. */
export function builder(owner: Document) {
  return function element<K extends keyof HTMLElementTagNameMap>(
    tag: K,
    attributes: Record<string, string | boolean | number | null | undefined> = {},
    ...children: Child[]
  ): HTMLElementTagNameMap[K] {
    const made = owner.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) {
      if (value !== false && value !== null && value !== undefined)
        made.setAttribute(name, value === true ? '' : `${value}`);
    }
    for (const child of children) if (child) made.append(child);
    return made;
  };
}

export type Build = ReturnType<typeof builder>;

function picture(owner: Document, viewBox: string, path: string): SVGElement {
  const namespace = 'http://www.w3.org/2000/svg';
  const svg = owner.createElementNS(namespace, 'svg');
  svg.setAttribute('viewBox', viewBox);
  svg.setAttribute('aria-hidden', 'true');
  svg.append(owner.createElementNS(namespace, 'path'));
  svg.firstElementChild?.setAttribute('d', path);
  return svg;
}

/** A drawing for a tile. */
export const drawing = (owner: Document, path: string): SVGElement => picture(owner, '0 0 100 50', path);

/** The sign before an error. */
export function sign(owner: Document): SVGElement {
  const svg = picture(owner, '0 0 24 24', 'M12 8v4m0 4h.01M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0z');
  svg.setAttribute('class', 'lsb-field-sign');
  return svg;
}
