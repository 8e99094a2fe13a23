import { Resvg } from '@resvg/resvg-js';
import { palettes } from '@sanierungsweg/ui/tokens';
import { expect, it } from 'vitest';
import { contrast } from '../../../../tooling/contrast.mjs';
import type { Drawing } from './drawing.ts';
import { BY_DAY, BY_NIGHT, byDay } from './dusk.ts';
import { house } from './house.tsx';
import { houseBefore } from './houseBefore.tsx';
import { type HouseLetter, houseLetters, type LetteredPart, letteredParts } from './houseLetters.ts';
import { drawings } from './index.ts';
import { type Ink, palette } from './palette.ts';
import { Letter } from './parts/Letter.tsx';
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

const byNight = (file: string) => file.replaceAll(BY_DAY, '0').replaceAll(BY_NIGHT, '1');

/** A drawing in the colours of test pictures. */
const codedOf = (file: string, at = byDay) =>
  at(file)
    .replaceAll(/var\(--ui-art-([a-z-]+),#[0-9a-f]{6}\)/g, (_, name: Ink) => codeOf(name))
    .replaceAll('currentColor', codeOf('current'));

/** The picture's pixels, each as one number. */
function pixelsOf(svg: string): Uint32Array {
  const { pixels } = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
  return new Uint32Array(new Uint8Array(pixels).buffer);
}

/** For every speaking ink of a drawing, how many of its pixels lie on what. Where two inks mix at an edge, none counts. */
function backdrops(file: string, at = byDay): Map<Mark, Map<Mark, number>> {
  const found = new Map<Mark, Map<Mark, number>>();
  const coded = codedOf(file, at);
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
  const file = renderDrawing(drawing);
  const day = backdrops(file);
  const night = file.includes(BY_NIGHT) ? backdrops(file, byNight) : day;
  for (const theme of themes) {
    for (const [mark, counts] of theme === 'light' ? day : night) {
      const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
      const weak = [...counts].filter(([backdrop]) => leastContrast(mark, backdrop, theme) < MIN_CONTRAST);
      const lost = weak.reduce((sum, [, count]) => sum + count, 0);
      if (lost > (1 - MIN_SHARE) * all)
        faint.push(`${theme}: ${mark} on ${weak.map(([name, n]) => `${name} ${n}/${all}`).join(', ')}`);
    }
  }
  expect(faint).toEqual([]);
});

it('the house is dark upstairs and behind its windows by night, and its gutters have a rim', () => {
  const file = renderDrawing(house);
  const looks = (at: typeof byDay) => {
    const pixels = pixelsOf(codedOf(file, at));
    const mark = (x: number, y: number) => markOf.get(pixels[y * house.width + x] ?? 0);
    const gutter = [...pixels].filter((_, i) => i % house.width < 170 && Math.abs(i / house.width - 335) < 8);
    return {
      upstairs: mark(530, 275),
      downstairs: mark(420, 400),
      round: mark(395, 205),
      window: mark(446, 404),
      rim: gutter.some((pixel) => markOf.get(pixel) === 'pv-line'),
    };
  };
  expect(looks(byDay)).toEqual({ upstairs: 'room', downstairs: 'room', round: 'glass', window: 'glass', rim: false });
  expect(looks(byNight)).toEqual({ upstairs: 'pv', downstairs: 'room', round: 'sky', window: 'pv', rim: true });
});

/** The house as it was, which lies over the new one, and the new one alone. */
const HOUSES: Readonly<Record<string, Drawing>> = {
  old: {
    ...house,
    draw: () => (
      <>
        {house.draw()}
        {houseBefore.draw()}
      </>
    ),
  },
  new: house,
};
const HOUSES_AND_LETTERS = Object.keys(HOUSES).flatMap((age) => letteredParts.map((part) => [age, part] as const));

/** Where a letter points in the old house or the new one. */
function endOf(age: string, part: LetteredPart): readonly [x: number, y: number] {
  const letter: HouseLetter = houseLetters[part];
  return (age === 'old' && letter.before) || letter.to;
}

/** Of the leader of a letter, without bubble and end, how many pixels of which ink lie on what. */
function leaderOf(age: string, part: LetteredPart, behind: Uint32Array): Map<Mark, Map<Mark, number>> {
  const { at } = houseLetters[part];
  const to = endOf(age, part);
  const away = (from: readonly [number, number], i: number) =>
    Math.hypot((i % house.width) - from[0], Math.floor(i / house.width) - from[1]);
  const found = new Map<Mark, Map<Mark, number>>();
  const letter = { ...house, draw: () => <Letter {...houseLetters[part]} to={to} /> };
  pixelsOf(codedOf(renderDrawing(letter))).forEach((pixel, i) => {
    const [mark, backdrop] = [markOf.get(pixel), markOf.get(behind[i] ?? 0)];
    if (!pixel || !mark || !backdrop || away(at, i) < 21 || away(to, i) < 7) return;
    const counts = found.get(mark) ?? new Map<Mark, number>();
    found.set(mark, counts.set(backdrop, (counts.get(backdrop) ?? 0) + 1));
  });
  return found;
}

it.each(HOUSES_AND_LETTERS)('in the %s house the leader of %s ends in what it names, above all else', (age, part) => {
  const [x, y] = endOf(age, part);
  const pixels = pixelsOf(codedOf(renderDrawing(HOUSES[age] ?? house)));
  expect(markOf.get(pixels[y * house.width + x] ?? 0)).toBe('paper');
});

/** What is not there yet in the old house, and the letters. */
const MISSING =
  /opacity="var\(--house-(?:advice|ceiling|cellar|facade|heating|interior|roof|solar|window|window-in-wall|letter-[a-z]+),1\)"/g;

it.each(letteredParts)('the leader of %s touches something while nothing is new', (part) => {
  const [x, y] = endOf('old', part);
  const pixels = pixelsOf(codedOf(renderDrawing(HOUSES.old ?? house)).replaceAll(MISSING, 'opacity="0"'));
  // Up to the outer edge of the ring that it ends in.
  const near = [-5, 0, 5].flatMap((dx) => [-5, 0, 5].map((dy) => pixels[(y + dy) * house.width + x + dx]));
  expect(near.filter((pixel) => pixel !== 0).length).toBeGreaterThan(0);
});

it.each(HOUSES_AND_LETTERS)('in the %s house the leader of %s can be followed in both themes', (age, part) => {
  // A part that is missing is not in the way of its own leader.
  const missing = age === 'old' ? `|${part}` : '';
  const bare = codedOf(renderDrawing(HOUSES[age] ?? house)).replaceAll(
    new RegExp(`opacity="var\\(--house-(?:letter-[a-z]+${missing}),1\\)"`, 'g'),
    'opacity="0"',
  );
  // Outlines are crossed, and nothing can stand out there.
  const leader = [...leaderOf(age, part, pixelsOf(bare))].flatMap(([mark, counts]) =>
    [...counts].map(([backdrop, count]) => ({ mark, backdrop, count })),
  );
  const all = leader.reduce((sum, { count }) => sum + count, 0);
  expect(all).toBeGreaterThan(10);
  for (const theme of themes) {
    const faint = leader.filter(
      ({ mark, backdrop }) =>
        backdrop !== 'line' &&
        // The ground beside the cellar is the page's, and dark in both.
        !(mark === 'paper' && backdrop === 'page') &&
        leastContrast(mark, backdrop, theme) < MIN_CONTRAST,
    );
    const lost = faint.reduce((sum, { count }) => sum + count, 0);
    expect(lost > 0.1 * all ? { theme, faint } : 'none').toBe('none');
  }
});
