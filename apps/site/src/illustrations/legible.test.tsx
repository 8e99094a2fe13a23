import { Resvg } from '@resvg/resvg-js';
import { palettes } from '@sanierungsweg/ui/tokens';
import { expect, it } from 'vitest';
import { contrast } from '../../../../tooling/contrast.mjs';
import { byDay } from './dusk.ts';
import { drawings } from './index.ts';
import { type Ink, palette } from './palette.ts';
import { renderDrawing } from './renderDrawing.tsx';

/** Least contrast of a line that says something, WCAG 2.2, 1.4.11. */
const MIN_CONTRAST = 3;

/** Where such lines cross outlines or end in what they point at they cannot stand out; on the rest they must. */
const MIN_SHARE = 0.8;

/** Surfaces of the page that drawings stand on. */
const GROUNDS = ['color-surface', 'color-surface-soft', 'color-surface-sun', 'color-trust-soft'] as const;

/** What is painted: an ink of the drawing, the text colour of the page, or the page where nothing is painted. */
type Mark = Ink | 'current' | 'page';

/** Flows, arrows, rays, measures: lines without a body, of which nothing would be left if they could not be seen. */
const SPEAKING: readonly Mark[] = ['warm', 'cold', 'air', 'warm-open', 'cold-open', 'current'];

const marks: readonly Mark[] = [...(Object.keys(palette) as Ink[]), 'current'];

/** Red, green and blue of an ink in a test picture: of its own, and no mixture of two others at an edge. */
const channels = (mark: Mark): readonly [number, number, number] => {
  const index = marks.indexOf(mark) + 1;
  return [8 * index, (index * index * 3) % 256, (index * 97) % 256];
};

const codeOf = (mark: Mark) =>
  `#${channels(mark)
    .map((channel) => channel.toString(16).padStart(2, '0'))
    .join('')}`;

/** Pixels as little-endian numbers, as they lie in memory. */
const markOf = new Map<number, Mark>([
  [0, 'page'],
  ...marks.map((mark) => {
    const [red, green, blue] = channels(mark);
    return [(0xff000000 | (blue << 16) | (green << 8) | red) >>> 0, mark] as const;
  }),
]);

/** The picture's pixels, each as one number. */
function pixelsOf(svg: string): Uint32Array {
  const { pixels } = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
  return new Uint32Array(new Uint8Array(pixels).buffer);
}

/** For every speaking ink of a drawing, how many of its pixels lie on what. Where two inks mix at an edge, none counts. */
function backdrops(file: string): Map<Mark, Map<Mark, number>> {
  const found = new Map<Mark, Map<Mark, number>>();
  const coded = byDay(file)
    .replaceAll(/var\(--ui-art-([a-z-]+),#[0-9a-f]{6}\)/g, (_, name: Ink) => codeOf(name))
    .replaceAll('currentColor', codeOf('current'));
  const without = SPEAKING.reduce(
    (svg, mark) => svg.replaceAll(`stroke="${codeOf(mark)}"`, 'stroke="none"').replaceAll(`fill="${codeOf(mark)}"`, ''),
    coded,
  );
  if (without === coded) return found;
  const behind = pixelsOf(without);
  pixelsOf(coded).forEach((pixel, i) => {
    const before = behind[i];
    if (before === undefined || pixel === before) return;
    const mark = markOf.get(pixel);
    const backdrop = markOf.get(before);
    if (!mark || !backdrop || !SPEAKING.includes(mark)) return;
    const counts = found.get(mark) ?? new Map<Mark, number>();
    found.set(mark, counts.set(backdrop, (counts.get(backdrop) ?? 0) + 1));
  });
  return found;
}

const themes = ['light', 'dark'] as const;

function leastContrast(mark: Mark, backdrop: Mark, theme: (typeof themes)[number]): number {
  const tokens: Readonly<Record<string, string>> = palettes[theme];
  const colour = (name: Mark) => tokens[name === 'current' ? 'color-text' : `art-${name}`] ?? '';
  const grounds = backdrop === 'page' ? GROUNDS.map((name) => tokens[name] ?? '') : [colour(backdrop)];
  return Math.min(...grounds.map((ground) => contrast(colour(mark), ground)));
}

it.each(Object.entries(drawings))('%s: what its lines say can be read in both themes', (_id, drawing) => {
  const faint: string[] = [];
  for (const [mark, counts] of backdrops(renderDrawing(drawing))) {
    const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
    for (const theme of themes) {
      const weak = [...counts].filter(([backdrop]) => leastContrast(mark, backdrop, theme) < MIN_CONTRAST);
      const lost = weak.reduce((sum, [, count]) => sum + count, 0);
      if (lost > (1 - MIN_SHARE) * all)
        faint.push(`${theme}: ${mark} on ${weak.map(([name, n]) => `${name} ${n}/${all}`).join(', ')}`);
    }
  }
  expect(faint).toEqual([]);
});
