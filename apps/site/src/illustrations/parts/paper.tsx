import type { Ink } from '../palette.ts';
import { series } from './geometry.ts';
import { Circle, Group, Path, type Place, Rect } from './marks.tsx';

/** A pencil with its tip at 0, 0, pointing down. */
export const Pencil = ({ length }: { length: number }) => (
  <Group y={-length}>
    <Rect box={`-10 9 20 ${length - 33}`} fill="wool" />
    <Path d={`M-3 9v${length - 33}M4 9v${length - 33}`} line="thin" />
    <Path d={`M-10 ${length - 24}h20l-10 24z`} fill="wood" />
    <Path d={`M-3 ${length - 7}h6l-3 7z`} fill="line" stroke="none" />
    <Path d="M-10 9V0c0-5 20-5 20 0v9z" fill="tile-soft" />
  </Group>
);

/** A tick in a green circle. */
export const Check = ({ x, y, r = 17 }: { x: number; y: number; r?: number }) => (
  <Group x={x} y={y} scale={r / 17}>
    <Circle x={0} y={0} r={17} fill="leaf" />
    <Path d="M-8 0l6 6 11-12" line="strong" />
  </Group>
);

/** A sheet with a folded corner; `x`, `y` is its upper left corner. */
export const Sheet = ({
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
}) => (
  <>
    <Path d={`M${x} ${y + height}V${y + 6}q0-6 6-6h${width - 22}l16 16V${y + height}z`} fill={fill} />
    <Path d={`M${x + width - 16} ${y}v16h16`} />
  </>
);

/** Written lines on a sheet: each as long as its entry in `lengths`. */
export const Lines = ({
  x,
  y,
  lengths,
  pitch = 12,
}: {
  x: number;
  y: number;
  lengths: readonly number[];
  pitch?: number;
}) => (
  <Path d={lengths.map((length, i) => (length > 0 ? `M${x} ${y + i * pitch}h${length}` : '')).join('')} line="thin" />
);

/** An offer: a sheet with a marked price. */
export const Offer = ({
  x,
  y,
  bar,
  height = 110,
  fill,
}: {
  x: number;
  y: number;
  bar: number;
  height?: number;
  fill?: Ink;
}) => (
  <>
    <Sheet x={x} y={y} width={56} height={height} fill={fill} />
    <Lines x={x + 10} y={y + 18} lengths={[20, 34, 0, 0, 30, 36]} />
    <Rect box={`${x + 10} ${y + 44} ${bar} 11`} fill="wool" line="thin" />
  </>
);

/** A sheet that someone holds, 26 × 34, with what is `written` on it as path data; `x`, `y` is its upper left corner. */
export const HeldSheet = ({ written, ...place }: Place & { written: string }) => (
  <Group {...place}>
    <Rect box="0 0 26 34" rx={2} fill="paper" />
    <Path d={written} line="thin" />
  </Group>
);

/** Coins on a pile; `x` is the middle, `y` the ground. */
export const Coins = ({ x, y, count, r = 22 }: { x: number; y: number; count: number; r?: number }) => {
  const flat = Math.round(r * 0.36);
  const tall = Math.round(r * 0.62);
  return (
    <>
      {series(0, 1, count).map((i) => {
        const top = y - flat - (i + 1) * tall;
        return (
          <Group key={i} x={x} y={top}>
            <Path
              d={`M${-r} 0v${tall}c0 ${Math.round(flat * 0.7)} ${Math.round(r * 0.45)} ${flat} ${r} ${flat}s${r}-${Math.round(flat * 0.3)} ${r}-${flat}V0`}
              fill="wool"
            />
            <Path d={`M${-r} 0a${r} ${flat} 0 0 0 ${2 * r} 0a${r} ${flat} 0 0 0 ${-2 * r} 0z`} fill="wool-soft" />
          </Group>
        );
      })}
    </>
  );
};
