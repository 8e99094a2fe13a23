import { fill } from './fill';
import { providerOf } from './providerOf';
import type { HubMarker, HubOptions } from './types';

/** What the provider's script has to find on a container. */
export interface MarkOptions extends Pick<HubOptions, 'provider'> {
  /** Id that the provider gave for this form. Without one the script takes its default. */
  integration?: string | undefined;
  /** Default `class`. Without effect where a `provider` is given. */
  marker?: HubMarker | undefined;
  /** German postcode, short for the field `plz`; passed on only if it is exactly five digits. Default: none. */
  plz?: string | null | undefined;
  /**
   * Further answers that are known already. Only those that the provider's marker names are passed on. Default: none.
   */
  fields?: Readonly<Record<string, string | undefined>> | undefined;
}

/**
 * The postcode if it is exactly five digits, as German ones are, otherwise undefined. Throws nothing; the same on a
 * server.
 *
 * @example
 * validPlz('04109'); // '04109'
 * validPlz('4109'); // undefined
 */
export function validPlz(plz: string | null | undefined): string | undefined {
  return /^\d{5}$/.exec(plz ?? '')?.[0];
}

/**
 * Marks an element as container for the hub. It has to be in the document before the script runs. A server
 * writes the same attributes itself.
 *
 * @returns The same element.
 * @example markContainer(document.createElement('div'), { integration: 'abc', plz: '04109' });
 */
export function markContainer<T extends HTMLElement>(element: T, options: MarkOptions): T {
  const { integration: id = '', fields, plz } = options;
  const values = { ...fields, id, plz: validPlz(plz ?? fields?.plz) };
  for (const [name, template] of Object.entries(providerOf(options).marker.attributes)) {
    const value = fill(template, values);
    if (value !== undefined) element.setAttribute(name, value);
  }
  return element;
}

/**
 * The element that a provider's script looks for, marked.
 *
 * @returns The marked element, not in the document yet. Needs a document: not for servers.
 * @example document.body.append(createContainer({ integration: 'abc', plz: '04109' }));
 */
export function createContainer(options: MarkOptions): HTMLElement {
  return markContainer(document.createElement(providerOf(options).marker.element ?? 'div'), options);
}
