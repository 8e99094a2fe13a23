import type { HubMarker, HubProvider } from './types';

const SCRIPT = '/js/hub.js';

/** The three known shapes. The element's script takes no parameter; it finds every id by itself. */
const SHAPES: Readonly<Record<HubMarker, Pick<HubProvider, 'script' | 'marker'>>> = {
  class: { script: `${SCRIPT}?{id}`, marker: { attributes: { class: 'daa-{id}', 'data-plz': '{plz}' } } },
  attribute: { script: `${SCRIPT}?{id}`, marker: { attributes: { 'data-daa': '{id}', 'data-plz': '{plz}' } } },
  element: { script: SCRIPT, marker: { element: 'daa-wgt', attributes: { 'data-itg': '{id}', 'data-plz': '{plz}' } } },
};

/**
 * A hub with a `daa-` marker as data: what an origin alone stands for.
 *
 * @internal For the other entries of this package; others take `daa` of `/providers`, which checks it.
 */
export function daaHub(origin = '', marker: HubMarker = 'class'): HubProvider {
  return { origin, ...SHAPES[marker] };
}
