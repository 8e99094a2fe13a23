import type { globalStyle, StyleRule } from '@vanilla-extract/css';

const LAYER = 'ui.components';

/** Conditions under which components change, named by what happens. */
export const media = {
  burger: '(max-width: 68.75rem)',
  menus: '(min-width: 68.76rem)',
  oneColumn: '(max-width: 51.25rem)',
  phone: '(max-width: 43.75rem)',
  forcedColors: '(forced-colors: active)',
} as const;

/** A rule in the layer of components. */
export function component(rule: StyleRule): StyleRule {
  return { '@layer': { [LAYER]: rule } };
}

type GlobalRule = Parameters<typeof globalStyle>[1];

/** A rule for `globalStyle`, in the layer of components: elements inside a component that a consumer writes. */
export function descendant(rule: GlobalRule): GlobalRule {
  return { '@layer': { [LAYER]: rule } };
}
