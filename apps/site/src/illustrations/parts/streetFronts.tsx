import type { Ink } from '../palette.ts';
import { at, series } from './geometry.ts';
import { Path, Polygon, Rect } from './marks.tsx';
import { StreetPane, Windows } from './townHouses.tsx';

interface FrontProps {
  x: number;
  /** The ground. */
  y: number;
  width: number;
  /** Storeys above the ground floor. */
  storeys: number;
  storey: number;
  /** Height of the ground floor. */
  ground: number;
  columns: number;
  /** Width and height of a window. */
  pane: readonly [width: number, height: number];
  fill: Ink;
  /** One digit per window from the lower left on, 1 for light inside. */
  lit?: string;
  /** Windows left out, by their number. */
  without?: readonly number[];
  cross?: boolean;
  trim?: 'sill' | 'gable' | 'frame' | 'shutters' | 'none';
  line?: 'thin';
  /** Without a filled wall, for fronts whose wall is drawn otherwise. */
  bare?: boolean;
}

const trims = {
  none: () => '',
  sill: (x: number, y: number, w: number, h: number) => `M${at(x - 4, y + h + 1)}h${w + 8}v4h${-w - 8}z`,
  gable: (x: number, y: number, w: number, h: number) =>
    `M${at(x - 5, y - 4)}h${w + 10}l${-w / 2 - 5}-9zM${at(x - 4, y + h + 1)}h${w + 8}v4h${-w - 8}z`,
  frame: (x: number, y: number, w: number, h: number) => `M${at(x - 4, y - 4)}h${w + 8}v${h + 8}h${-w - 8}z`,
  shutters: (x: number, y: number, w: number, h: number) =>
    `M${at(x - w / 2 - 1, y)}h${w / 2}v${h}h${-w / 2}zM${at(x + w + 1, y)}h${w / 2}v${h}h${-w / 2}z`,
} as const;

/** The front of a town house: its wall and the windows above the ground floor, evenly spaced. */
export function Front({
  x,
  y,
  width,
  storeys,
  storey,
  ground,
  columns,
  pane: [w, h],
  fill,
  lit,
  without = [],
  cross = false,
  trim = 'sill',
  line,
  bare = false,
}: FrontProps) {
  const height = ground + storeys * storey;
  const panes = series(0, 1, storeys)
    .flatMap((row) =>
      series(0, 1, columns).map((column): [number, number] => [
        Math.round(x + (width * (column + 0.5)) / columns - w / 2),
        Math.round(y - ground - row * storey - (storey + h) / 2),
      ]),
    )
    .filter((_, i) => !without.includes(i));
  const decor = panes.map(([left, top]) => trims[trim](left, top, w, h)).join('');
  return (
    <>
      {!bare && <Rect box={`${x} ${y - height} ${width} ${height}`} fill={fill} />}
      {decor && <Path d={decor} fill={trim === 'shutters' ? 'leaf' : 'paper'} line="thin" />}
      <Windows at={panes} width={w} height={h} lit={lit} cross={cross} line={line} />
    </>
  );
}

/** A cornice along the top of a front. */
export const Cornice = ({ x, y, width, fill = 'slab' }: { x: number; y: number; width: number; fill?: Ink }) => (
  <Rect box={`${x - 6} ${y - 9} ${width + 12} 9`} fill={fill} />
);

/** A roof seen from its eaves: a trapezium over the front. */
export const Roof = ({
  x,
  y,
  width,
  height,
  inset,
  overhang = 8,
  fill = 'tile',
}: {
  x: number;
  y: number;
  width: number;
  height: number;
  inset: number;
  overhang?: number;
  fill?: Ink;
}) => (
  <Polygon
    points={`${x - overhang} ${y} ${x + inset} ${y - height} ${x + width - inset} ${y - height} ${x + width + overhang} ${y}`}
    fill={fill}
  />
);

/** Dormers standing on a roof, their sills at `y`. */
export const Dormers = ({
  xs,
  y,
  width = 22,
  fill = 'paper',
  roof = 'tile-strong',
}: {
  xs: readonly number[];
  y: number;
  width?: number;
  fill?: Ink;
  roof?: Ink;
}) => (
  <>
    <Path d={xs.map((x) => `M${x} ${y}v${-width}h${width}v${width}z`).join('')} fill={fill} line="thin" />
    <StreetPane d={xs.map((x) => `M${x + 4} ${y - 2}v${6 - width}h${width - 8}v${width - 6}z`).join('')} line="thin" />
    <Path
      d={xs.map((x) => `M${x - 4} ${y - width}l${width / 2 + 4}-12 ${width / 2 + 4} 12z`).join('')}
      fill={roof}
      line="thin"
    />
  </>
);

/** Chimneys with their foot at `y`. */
export const Chimneys = ({ xs, y, height = 26 }: { xs: readonly number[]; y: number; height?: number }) => (
  <Path d={xs.map((x) => `M${x} ${y}v${-height}h16v${height}z`).join('')} fill="brick" />
);

/** A door with its light above; `x` is the left edge. */
export const Door = ({
  x,
  y,
  width = 30,
  height = 56,
  fill = 'leaf',
}: {
  x: number;
  y: number;
  width?: number;
  height?: number;
  fill?: Ink;
}) => (
  <>
    <Rect box={`${x} ${y - height} ${width} ${height}`} fill={fill} />
    <Rect box={`${x + 5} ${y - height + 6} ${width - 10} ${Math.round(height * 0.3)}`} fill="glass" line="thin" />
    <Path d={`M${x + width - 6} ${Math.round(y - height * 0.42)}h.01`} line={4} />
  </>
);

/** A shop window with its striped awning. */
export const Shop = ({ x, y, width, height = 58 }: { x: number; y: number; width: number; height?: number }) => {
  const stripe = width / 6;
  return (
    <>
      <Rect box={`${x} ${y - height} ${width} ${height - 8}`} fill="glass" />
      <Path d={`M${x + 12} ${y - 20}l16-22`} stroke="paper" line={2.5} />
      <Path d={`M${x - 5} ${y - height + 16}l5-20h${width}l5 20z`} fill="paper" />
      <Path
        d={[0, 2, 4].map((i) => `M${at(x + i * stripe, y - height - 4)}h${stripe}v20h${-stripe}z`).join('')}
        fill="tile"
        line="thin"
      />
    </>
  );
};

/** Balconies with their floor at `y`. */
export const Balconies = ({
  at: places,
  width,
  height = 20,
}: {
  at: readonly (readonly [number, number])[];
  width: number;
  height?: number;
}) => (
  <>
    <Path
      d={places.map(([x, y]) => `M${x} ${y - height}h${width}v${height}h${-width}z`).join('')}
      fill="paper"
      line="thin"
    />
    <Path
      d={places
        .map(([x, y]) =>
          series(x + 6, 6, Math.floor((width - 6) / 6))
            .map((left) => `M${left} ${y - height}v${height}`)
            .join(''),
        )
        .join('')}
      line={1.2}
    />
    <Path d={places.map(([x, y]) => `M${x - 3} ${y}h${width + 6}v5h${-width - 6}z`).join('')} fill="slab" line="thin" />
  </>
);
