import type { HubMarker, HubProvider } from './types';

const PLZ = { 'data-plz': '{plz}' };
const SCRIPT = '/js/hub.js';

/** The three known shapes. The element's script takes no parameter; it finds every id by itself. */
const SHAPES: Readonly<Record<HubMarker, Pick<HubProvider, 'script' | 'marker'>>> = {
  class: { script: `${SCRIPT}?{id}`, marker: { attributes: { class: 'daa-{id}', ...PLZ } } },
  attribute: { script: `${SCRIPT}?{id}`, marker: { attributes: { 'data-daa': '{id}', ...PLZ } } },
  element: { script: SCRIPT, marker: { element: 'daa-wgt', attributes: { 'data-itg': '{id}', ...PLZ } } },
};

/**
 * A hub with a `daa-` marker as data: what an origin alone stands for.
 *
 * @internal For the other entries of this package; others take `daa` of `/providers`, which checks it.
 */
export function daaHub(origin = '', marker: HubMarker = 'class'): HubProvider {
  return { origin, ...SHAPES[marker] };
}
