// @vitest-environment node
import { expect, it } from 'vitest';
import { contrast } from '../../../../tooling/contrast.mjs';
import { contrastPairs, palettes } from './values.generated';

it('computes contrast as WCAG does', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

const themes = ['light', 'dark'] as const;
const cases = contrastPairs.flatMap((pair) => themes.map((theme) => ({ ...pair, theme })));

it.each(cases)(
  '$foreground on $background reaches $minimum in the $theme theme',
  ({ foreground, background, minimum, theme }) => {
    expect(contrast(palettes[theme][foreground], palettes[theme][background])).toBeGreaterThanOrEqual(minimum);
  },
);

it('names every role that carries text or a control', () => {
  const judged = new Set(contrastPairs.flatMap(({ foreground, background }) => [foreground, background]));
  const decoration = ['color-line', 'color-focus-inner', 'color-chart-grid', 'color-cta-line'];
  const roles = Object.keys(palettes.light).filter((name) =>
    name.startsWith('color-'),
  ) as (keyof typeof palettes.light)[];
  expect(roles.filter((role) => !judged.has(role) && !decoration.includes(role))).toEqual([]);
});
