import type { globalStyle, StyleRule } from '@vanilla-extract/css';

const LAYER = 'ui.components';

/** Conditions under which components change, named by what happens. */
export const media = {
  burger: '(max-width: 68.75rem)',
  menus: '(min-width: 68.76rem)',
  phone: '(max-width: 43.75rem)',
  forcedColors: '(forced-colors: active)',
} as const;

/** Narrow places, named by what stands in them. They may be columns of a wide window, so that its width says nothing. */
export const narrow = { axis: '(max-width: 30rem)', chart: '(max-width: 36rem)', steps: '(max-width: 46rem)' } as const;

/** A rule in the layer of components. */
export function component(rule: StyleRule): StyleRule {
  return { '@layer': { [LAYER]: rule } };
}

type GlobalRule = Parameters<typeof globalStyle>[1];

/** A rule for `globalStyle`, in the layer of components: elements inside a component that a consumer writes. */
export function descendant(rule: GlobalRule): GlobalRule {
  return { '@layer': { [LAYER]: rule } };
}
