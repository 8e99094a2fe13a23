import type { Ink } from '../palette.ts';
import { Group, Path, Rect } from './marks.tsx';

/** A lamp hanging from the ceiling at `x`, `y` on a cord `drop` long; 24 wide at scale 1. */
export const PendantLamp = ({ x, y, drop, scale = 1 }: { x: number; y: number; drop: number; scale?: number }) => (
  <Group x={x} y={y}>
    <Path d={`M0 0v${drop}`} line="thin" />
    <Group y={drop} scale={scale}>
      <Path d="M-14 16c0-10 5-16 14-16s14 6 14 16z" fill="wool" line={scale > 1.4 ? 1.5 : 'plan'} />
    </Group>
  </Group>
);

/** A floor lamp standing on `y`. */
export const FloorLamp = ({ x, y, height }: { x: number; y: number; height: number }) => (
  <>
    <Path d={`M${x} ${y}v${40 - height}M${x - 12} ${y}h24`} />
    <Path d={`M${x - 26} ${y - height + 44}l12-44h28l12 44z`} fill="wool" />
  </>
);

/** An armchair, 106 wide and 134 high, standing on `y`. */
export const Armchair = ({ x, y, scale = 1 }: { x: number; y: number; scale?: number }) => (
  <Group x={x} y={y} scale={scale}>
    <Path
      d="M8 0v-12H0v-60c0-13 20-13 20 0v24h66v-24c0-13 20-13 20 0v60h-8v12M20-46v-58c0-14 9-21 22-21h22c13 0 22 7 22 21v58"
      fill="tile-soft"
    />
    <Path d="M43-78l30-7 7 29-31 7z" fill="wool-soft" />
    <Path d="M20-30h66" line="thin" />
  </Group>
);

/** A sofa, 110 wide and 46 high, standing on `y`. */
export const Sofa = ({ x, y, scale = 1, fill = 'tile-soft' }: { x: number; y: number; scale?: number; fill?: Ink }) => (
  <Group x={x} y={y} scale={scale}>
    <Path d="M0 0v-26c0-7 10-7 10 0v8h90v-8c0-7 10-7 10 0v26zM10-18v-20c0-6 3-8 8-8h74c5 0 8 2 8 8v20" fill={fill} />
    <Path d="M10-18h90M55-18V0" line="thin" />
  </Group>
);

/** A table with its feet on `y`; `x` is the left edge of the top. */
export const Table = ({ x, y, width, height = 44 }: { x: number; y: number; width: number; height?: number }) => (
  <>
    <Path d={`M${x + 12} ${y}v${-height}M${x + width - 12} ${y}v${-height}`} />
    <Rect box={`${x} ${y - height - 4} ${width} 6`} rx={2} fill="wood" />
  </>
);
