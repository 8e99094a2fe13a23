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

/** The postcode if it is exactly five digits, otherwise undefined. */
export function validPlz(plz: string | null | undefined): string | undefined {
  return /^\d{5}$/.exec(plz ?? '')?.[0];
}

/** Marks an element as container for the hub. It has to be in the document before the script runs. */
export function markContainer<T extends HTMLElement>(
  element: T,
  { integration, marker = 'class', plz }: MarkOptions,
): T {
  if (integration && marker === 'class') element.className = `daa-${integration}`;
  else element.dataset[integration && marker === 'element' ? 'itg' : 'daa'] = integration ?? '';
  if (validPlz(plz)) element.dataset.plz = plz as string;
  return element;
}

/** The element that `markContainer` expects for a kind of marker. */
export function createContainer(options: MarkOptions): HTMLElement {
  return markContainer(document.createElement(options.marker === 'element' ? 'daa-wgt' : 'div'), options);
}
