// @vitest-environment node
import { expect, it } from 'vitest';
import { contrastPairs, palettes } from './values.generated';

/** Relative luminance of an sRGB hex colour, WCAG 2.2. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

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
