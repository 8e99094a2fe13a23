import type { HubMarker } from './types';

/** What the provider's script has to find on a container. */
export interface MarkOptions {
  /** Id that the provider gave for this form. Without one the script takes its default. */
  integration?: string | undefined;
  /** Default `class`. */
  marker?: HubMarker | undefined;
  /** German postcode; passed on as `data-plz` only if it is exactly five digits. */
  plz?: string | null | undefined;
}

/**
 * The postcode if it is exactly five digits, otherwise undefined.
 *
 * @example
 * validPlz('04109'); // '04109'
 * validPlz('4109'); // undefined
 */
export function validPlz(plz: string | null | undefined): string | undefined {
  return /^\d{5}$/.exec(plz ?? '')?.[0];
}

/**
 * Marks an element as container for the hub. It has to be in the document before the script runs.
 *
 * @returns The same element.
 * @example markContainer(document.createElement('div'), { integration: 'abc', plz: '04109' });
 */
export function markContainer<T extends HTMLElement>(
  element: T,
  { integration, marker = 'class', plz }: MarkOptions,
): T {
  if (integration && marker === 'class') element.className = `daa-${integration}`;
  else element.dataset[integration && marker === 'element' ? 'itg' : 'daa'] = integration ?? '';
  if (validPlz(plz)) element.dataset.plz = plz as string;
  return element;
}

/**
 * The element that `markContainer` expects for a kind of marker.
 *
 * @returns The marked element, not in the document yet. Needs a document: not for servers.
 * @example document.body.append(createContainer({ integration: 'abc', plz: '04109' }));
 */
export function createContainer(options: MarkOptions): HTMLElement {
  return markContainer(document.createElement(options.marker === 'element' ? 'daa-wgt' : 'div'), options);
}
