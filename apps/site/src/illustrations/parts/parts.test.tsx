import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Hatch } from './Hatch.tsx';
import { Group, Path, Thick } from './marks.tsx';
import { Bust } from './Person.tsx';
import { WoolBox } from './Wool.tsx';

const markup = (node: ReactNode) => renderToStaticMarkup(<svg>{node}</svg>);
const paths = (node: ReactNode) => [...markup(node).matchAll(/ d="([^"]*)"/g)].map(([, d]) => d ?? '');
const pens = (node: ReactNode) => [...markup(node).matchAll(/ stroke-width="([^"]*)"/g)].map(([, pen]) => Number(pen));

it('hatches at 45 degrees and only inside the polygon', () => {
  const [, strokes = ''] = paths(<Hatch points="10 10 50 30 50 90 10 60" />);
  const segments = [...strokes.matchAll(/M([\d.]+) ([\d.]+)L([\d.]+) ([\d.]+)/g)].map((match) =>
    match.slice(1).map(Number),
  );
  expect(segments.length).toBeGreaterThan(6);
  for (const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] of segments) {
    expect(x0 + y0).toBeCloseTo(x1 + y1, 0);
    for (const [x, y] of [
      [x0, y0],
      [x1, y1],
    ] as const) {
      expect(x).toBeGreaterThanOrEqual(10);
      expect(x).toBeLessThanOrEqual(50);
      expect(y).toBeGreaterThanOrEqual(10 + (x - 10) / 2 - 0.2);
      expect(y).toBeLessThanOrEqual(60 + (x - 10) * 0.75 + 0.2);
    }
  }
});

it('curls wool from edge to edge along the longer side and ends where the box ends', () => {
  const [, curls = ''] = paths(<WoolBox box="20 10 16 100" />);
  let [x, y] = [20, 10];
  const ends = [...curls.matchAll(/[cs](?:-?[\d.]+ -?[\d.]+ )*(-?[\d.]+) (-?[\d.]+)(?=s|$)/g)].map(([, dx, dy]) => {
    x += Number(dx);
    y += Number(dy);
    return [Math.round(x), Math.round(y)];
  });
  expect(ends.length).toBeGreaterThan(8);
  expect(ends.every(([right], i) => right === (i % 2 === 0 ? 36 : 20))).toBe(true);
  expect(ends.at(-1)?.[1]).toBe(110);
});

it('keeps the pen when a group enlarges and lets it shrink with details', () => {
  const drawing = (scale: number) => (
    <Group scale={scale}>
      <Path d="M0 0h9" line="strong" />
    </Group>
  );
  expect(pens(drawing(2))).toEqual([1.13, 1.5]);
  expect(pens(drawing(0.5))).toEqual([3]);
  expect(
    pens(
      <Group scale={3}>
        <Group scale={0.5}>
          <Path d="M0 0h9" line="strong" />
        </Group>
      </Group>,
    ),
  ).toEqual([0.75, 1.5, 2]);
});

it('draws a thick line with the pen on both sides', () => {
  expect(pens(<Thick d="M0 0h9" fill="wood" width={9} />)).toEqual([13.5, 9]);
});

it('gives a hand to each arm', () => {
  const hands = (arms: string[]) => markup(<Bust coat="leaf" arms={arms} />).match(/<circle/g)?.length;
  expect(hands([])).toBe(1);
  expect(hands(['14 -38 26 -18 40 -6', '-14 -38 -26 -18 -40 -6'])).toBe(3);
});
