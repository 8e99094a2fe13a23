import { BY_NIGHT } from '../dusk.ts';
import type { Ink } from '../palette.ts';
import { series } from './geometry.ts';
import { ModuleField } from './ModuleField.tsx';
import { Path, Polygon, Rect } from './marks.tsx';

/** Panes seen from the street: they mirror the sky by day and are dark by night. */
export const StreetPane = ({ d, line }: { d: string; line?: 'thin' }) => (
  <>
    <Path d={d} fill="glass" line={line} />
    <g opacity={BY_NIGHT}>
      <Path d={d} fill="pv" line={line} />
    </g>
  </>
);

/** Windows seen from the street, each with its mullion. `lit` has one digit per window, 1 for light inside. */
export function Windows({
  at,
  width,
  height,
  lit = '',
  cross = false,
  line,
}: {
  at: readonly (readonly [x: number, y: number])[];
  width: number;
  height: number;
  lit?: string;
  cross?: boolean;
  line?: 'thin';
}) {
  const pane = ([x, y]: readonly [number, number]) => `M${x} ${y}h${width}v${height}h${-width}z`;
  const dark = at.filter((_, i) => lit[i] !== '1');
  const light = at.filter((_, i) => lit[i] === '1');
  const bar = Math.round(height * 0.36);
  return (
    <>
      {dark.length > 0 && <StreetPane d={dark.map(pane).join('')} line={line} />}
      {light.length > 0 && <Path d={light.map(pane).join('')} fill="wool" line={line} />}
      <Path
        d={at
          .map(([x, y]) =>
            cross
              ? `M${x + width / 2} ${y + bar}v${height - bar}M${x} ${y + bar}h${width}`
              : `M${x + width / 2} ${y}v${height}`,
          )
          .join('')}
        line="thin"
      />
    </>
  );
}

/** All positions of a grid of windows, row by row. */
export const grid = (xs: readonly number[], ys: readonly number[]): [number, number][] =>
  ys.flatMap((y) => xs.map((x): [number, number] => [x, y]));

/** A house with its gable to the street; `height` is that of the eaves. */
export function GableHouse({
  x,
  y,
  width,
  height,
  fill,
  lit,
}: {
  x: number;
  y: number;
  width: number;
  height: number;
  fill: Ink;
  lit?: string;
}) {
  const [mid, right, top] = [x + width / 2, x + width, y - height];
  const ridge = top - 58;
  const left = Math.round(x + width * 0.14);
  const second = Math.round(x + width * 0.6);
  const pane = Math.round(width * 0.26);
  return (
    <>
      <Polygon points={`${x} ${y} ${x} ${top} ${mid} ${ridge + 4} ${right} ${top} ${right} ${y}`} fill={fill} />
      <Polygon
        points={`${x - 9} ${top + 5} ${mid} ${ridge - 1} ${right + 9} ${top + 5} ${right + 4} ${top + 12} ${mid} ${ridge + 13} ${x - 4} ${top + 12}`}
        fill="tile"
      />
      <StreetPane d={`M${mid - 8} ${ridge + 36}a8 8 0 1 0 16 0a8 8 0 1 0-16 0z`} line="thin" />
      <Windows
        at={[
          [left, top + 18],
          [second, top + 18],
          [left, y - 36],
        ]}
        width={pane}
        height={24}
        lit={lit}
      />
      <Rect box={`${second + 2} ${y - 38} ${pane - 6} 38`} fill="leaf" />
    </>
  );
}

/** A house with its eaves to the street and solar modules on the roof. */
export function EavesHouse({ x, y, width, modules }: { x: number; y: number; width: number; modules: number }) {
  const top = y - 82;
  const third = [0.1, 0.4, 0.7].map((share) => Math.round(x + width * share));
  const pane = Math.round(width * 0.18);
  const module = Math.floor((width - 34) / modules) - 4;
  return (
    <>
      <Rect box={`${x} ${top} ${width} 82`} fill="paper" />
      <Polygon
        points={`${x - 10} ${top + 4} ${x + 12} ${top - 58} ${x + width - 12} ${top - 58} ${x + width + 10} ${top + 4}`}
        fill="tile"
      />
      <ModuleField x={x + 12} y={top - 10} columns={modules} width={module} height={38} slant={7} gap={4} line="thin" />
      <Windows
        at={[
          ...third.map((left): [number, number] => [left, top + 16]),
          [third[0] ?? 0, y - 34],
          [third[2] ?? 0, y - 34],
        ]}
        width={pane}
        height={22}
        lit="01101"
      />
      <Rect box={`${(third[1] ?? 0) + 3} ${y - 36} ${pane - 6} 36`} fill="tile-strong" />
    </>
  );
}

/** A block of flats with a flat roof. */
export function ApartmentHouse({
  x,
  y,
  width,
  height,
  fill = 'paper',
}: {
  x: number;
  y: number;
  width: number;
  height: number;
  fill?: Ink;
}) {
  const columns = series(0, 1, 3).map((i) => Math.round(x + width * (0.1 + i * 0.3)));
  const pane = Math.round(width * 0.2);
  return (
    <>
      <Rect box={`${x} ${y - height} ${width} ${height}`} fill={fill} />
      <Rect box={`${x - 6} ${y - height - 8} ${width + 12} 8`} fill="slab" />
      <Windows
        at={grid(columns, [y - height + 12, y - height + 46, y - height + 80])}
        width={pane}
        height={20}
        lit="000101000"
      />
      <Rect box={`${columns[1]} ${y - 34} ${pane} 34`} fill="leaf" />
    </>
  );
}
