import {
  daaHub,
  type HubMarker,
  type HubProvider,
  type HubScriptKind,
  type HubStrategy,
} from '@sanierungsweg/lead-widget/core';
import { checkChoice } from './checkChoice';
import { checkFields } from './checkFields';
import { defineProvider } from './defineProvider';

/** How a hub with a `daa-` marker differs from the others of its kind. */
export interface DaaOptions {
  /** Origin of the hub, or `''` for the own one. */
  origin: string;
  /** Default `class`. */
  marker?: HubMarker | undefined;
  /** Default `async`. */
  kind?: HubScriptKind | undefined;
  /** Default `keep`. */
  strategy?: HubStrategy | undefined;
}

/**
 * Hubs with a `daa-` marker. The element's script takes no parameter; the others take the integration as the whole one.
 * Works on servers and in builds, too.
 *
 * @returns the provider as data
 * @throws If `origin` is no origin, another value is none of its words, or there is no such option; the message names field, value and remedy.
 * @example daa({ origin: 'https://hub.example', marker: 'element' })
 */
export function daa(options: DaaOptions): HubProvider {
  checkFields('provider', options, ['origin', 'marker', 'kind', 'strategy']);
  const { origin, marker, kind, strategy } = options;
  checkChoice('marker', marker, ['class', 'attribute', 'element']);
  return defineProvider({ ...daaHub(origin, marker), kind, strategy });
}
