import type { HubMarker } from './types';

export interface MarkOptions {
  integration?: string | undefined;
  /** Default `class`. */
  marker?: HubMarker | undefined;
  /** German postcode; passed on as `data-plz` only if it is exactly five digits. */
  plz?: string | null | undefined;
}

/** The postcode if it is exactly five digits, otherwise undefined. */
export function validPlz(plz: string | null | undefined): string | undefined {
  return plz && /^[0-9]{5}$/.test(plz) ? plz : undefined;
}

/** Marks an element as container for the hub. It has to be in the document before the script runs. */
export function markContainer<T extends HTMLElement>(element: T, { integration, marker, plz }: MarkOptions): T {
  if (!integration) element.dataset.daa = '';
  else if (marker === 'attribute') element.dataset.daa = integration;
  else if (marker === 'element') element.dataset.itg = integration;
  else element.className = `daa-${integration}`;
  const postcode = validPlz(plz);
  if (postcode) element.dataset.plz = postcode;
  return element;
}

/** The element that `markContainer` expects for a kind of marker. */
export function createContainer(options: MarkOptions): HTMLElement {
  return markContainer(document.createElement(options.marker === 'element' ? 'daa-wgt' : 'div'), options);
}
