import type { Ink } from '../palette.ts';
import { series } from './geometry.ts';
import { Circle, Group, Path, type Place, Rect } from './marks.tsx';

/** A run of pipe or an arrow of the same kind: the warm flow or the cold return, `open` where it lies on the page itself. */
export const Pipe = ({
  d,
  of,
  line = 3,
}: {
  d: string;
  of: 'warm' | 'cold' | 'warm-open' | 'cold-open';
  line?: number;
}) => <Path d={d} stroke={of} line={line} />;

/** Floor heating in section: flow and return pipes, alternating. */
export function FloorPipes({
  x,
  to,
  y,
  pitch = 16,
  r = 3,
}: {
  x: number;
  to: number;
  y: number;
  pitch?: number;
  r?: number;
}) {
  const dots = (from: number) =>
    series(from, 2 * pitch, Math.max(0, Math.floor((to - from) / (2 * pitch)) + 1))
      .map((cx) => `M${cx} ${y}h.01`)
      .join('');
  return (
    <>
      <Path d={dots(x)} stroke="warm" line={2 * r} />
      <Path d={dots(x + pitch)} stroke="cold" line={2 * r} />
    </>
  );
}

/** Rising warmth: `count` curling lines, the first at `x`, `y` being the lower end. */
export const HeatWaves = ({
  x,
  y,
  count = 3,
  pitch = 28,
  scale = 1,
  of = 'warm',
}: {
  x: number;
  y: number;
  count?: number;
  pitch?: number;
  scale?: number;
  of?: 'warm' | 'warm-open';
}) => (
  <Group x={x} y={y} scale={scale}>
    <Path
      d={series(0, pitch, count)
        .map((left) => `M${left} 0c9-11-9-14 0-26`)
        .join('')}
      stroke={of}
      line="strong"
    />
  </Group>
);

/** A radiator with its feet on `y`. */
export function Radiator({ x, y, width, height = 88 }: { x: number; y: number; width: number; height?: number }) {
  const ribs = series(x + 13, 13, Math.floor((width - 14) / 13));
  return (
    <>
      <Path d={`M${x + 10} ${y - 18}v18M${x + width - 10} ${y - 18}v18`} />
      <Rect box={`${x} ${y - height - 18} ${width} ${height}`} rx={5} fill="paper" />
      <Path d={ribs.map((left) => `M${left} ${y - height - 12}v${height - 12}`).join('')} line="thin" />
    </>
  );
}

/** The turning fan of an outdoor unit. */
function Fan({ x, y, r, blades = 5 }: { x: number; y: number; r: number; blades?: number }) {
  return (
    <>
      <Circle x={x} y={y} r={r} fill="cellar" />
      <Group x={x} y={y} scale={Math.round((r / 38) * 100) / 100}>
        {series(0, 360 / blades, blades).map((turn) => (
          <Group key={turn} turn={turn}>
            <Path d="M0-6.3c-4.8-14.2 3.2-25.3 15.8-25.3C19-17.4 11-7.8 0-6.3z" fill="paper" line="thin" />
          </Group>
        ))}
      </Group>
      <Circle x={x} y={y} r={r / 6} fill="line" stroke="none" />
    </>
  );
}

/** The outdoor unit of a heat pump or air conditioner on its plinth; `x`, `y` is the plinth's lower left corner. */
export function OutdoorUnit({ x, y, width, plinth = 10 }: { x: number; y: number; width: number; plinth?: number }) {
  const height = width * 0.75;
  const top = y - plinth - height;
  const grille = x + width * 0.79;
  return (
    <>
      <Rect box={`${x - 6} ${y - plinth} ${width + 12} ${plinth}`} fill="slab" />
      <Rect box={`${x} ${top} ${width} ${height}`} rx={Math.round(width / 15)} fill="paper" />
      <Fan x={x + width * 0.38} y={top + height / 2} r={width * 0.28} />
      <Path
        d={[0.18, 0.28, 0.38, 0.8]
          .map((share) => `M${Math.round(grille)} ${Math.round(top + height * share)}h${Math.round(width * 0.12)}`)
          .join('')}
        line="thin"
      />
      <Rect box={`${grille} ${top + height * 0.48} ${width * 0.12} ${height * 0.22}`} rx={2} fill="wool" line="thin" />
    </>
  );
}

/** Outside air streaming in from the left, ending at `x`; `y` is its middle. */
export const Air = ({
  x,
  y,
  scale = 1,
  flip,
  stroke = 'air',
}: {
  x: number;
  y: number;
  scale?: number;
  flip?: boolean;
  stroke?: Ink;
}) => (
  <Group x={x} y={y} scale={scale} flip={flip}>
    <Path d="M0-22h-26c-11 0-11-15-2-16M0 0h-44M0 22h-26c-11 0-11 15-2 16" stroke={stroke} line={2.5} />
  </Group>
);

/** A hot-water tank with its coil; `box` is the vessel. */
export function Tank({
  x,
  y,
  width,
  height,
  turns = 3,
}: {
  x: number;
  y: number;
  width: number;
  height: number;
  turns?: number;
}) {
  const left = x + width * 0.28;
  const span = width * 0.44;
  const pitch = Math.min(14, (height * 0.55) / (2 * turns));
  const start = y + height * 0.24;
  const coil = series(0, 1, turns)
    .map(
      (i) =>
        `M${left} ${start + 2 * i * pitch}h${span}c9 0 9 ${pitch} 0 ${pitch}h${-span}${i < turns - 1 ? `c-9 0-9 ${pitch} 0 ${pitch}` : ''}`,
    )
    .join('');
  return (
    <>
      <Path d={`M${x + width * 0.2} ${y + height}v5M${x + width * 0.8} ${y + height}v5`} />
      <Rect box={`${x} ${y} ${width} ${height}`} rx={Math.round(width * 0.3)} fill="paper" />
      <Path d={coil} stroke="warm" line="strong" />
    </>
  );
}

/** A flame, 24 high, its foot at `x`, `y`. */
export const Flame = (place: Place) => (
  <Group {...place}>
    <Path d="M0 0c-9 0-11-8-7-14 1 3 3 4 4 4-1-6 1-11 5-14 0 6 6 9 6 16 0 5-3 8-8 8z" fill="tile" line="thin" />
  </Group>
);
