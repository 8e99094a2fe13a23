import { Circle, Group, Path, type Place, Rect } from './marks.tsx';

/** A power cable, drawn as plans do: dashed. */
export const Cable = ({ d, stroke }: { d: string; stroke?: 'current' }) => (
  <Path d={d} dash="5 5" line={2} stroke={stroke} />
);

const BOLT = 'M6-24L-10 6h9l-4 22 16-30H2z';

/** A lightning bolt around 0, 0, 52 high. */
export const Bolt = (place: Place) => (
  <Group {...place}>
    <Path d={BOLT} fill="line" line={1} />
  </Group>
);

/** A battery with its feet on `y`; `x` is its left edge. */
export const Battery = ({ x, y, width, height }: { x: number; y: number; width: number; height: number }) => (
  <>
    <Rect box={`${x} ${y - height} ${width} ${height}`} rx={5} fill="wool" />
    <Bolt x={x + width / 2} y={y - height / 2} scale={Math.round((height / 90) * 10) / 10} />
  </>
);

/** An inverter, its display showing a wave; `x`, `y` is the upper left corner. */
export const Inverter = ({ x, y, scale }: Place) => (
  <Group x={x} y={y} scale={scale}>
    <Rect box="0 0 56 44" rx={4} fill="paper" />
    <Path d="M8 22h8l6-11 9 22 7-11h10" line="thin" />
  </Group>
);

/** An electricity meter; `x`, `y` is the upper left corner of its 56 × 72 case. */
export const Meter = ({ x, y, scale }: Place) => (
  <Group x={x} y={y} scale={scale}>
    <Rect box="0 0 56 72" rx={5} fill="paper" />
    <Rect box="9 12 38 15" rx={2} fill="cellar" line="thin" />
    <Path d="M17 16v7M24 16v7M31 16v7M38 16v7" line="thin" />
    <Circle x={28} y={48} r={13} fill="glass" line="thin" />
    <Path d="M28 48l6-6M18 48h2M36 48h2" line="thin" />
  </Group>
);

/** A socket, 40 wide; `x`, `y` is its middle. */
export const Socket = ({ x, y, scale }: Place) => (
  <Group x={x} y={y} scale={scale}>
    <Rect box="-20 -20 40 40" rx={5} fill="paper" />
    <Circle x={0} y={0} r={13} fill="cellar" />
    <Path d="M-5 0h.01M5 0h.01" line={4} />
  </Group>
);

/** A car in side view, 150 long, facing left; `x` is its front, `y` the ground. */
export const Car = ({ x, y, scale, flip }: Place) => (
  <Group x={x} y={y} scale={scale} flip={flip}>
    <Path d="M2-12v-18q0-8 9-10l26-6 20-22q4-4 10-4h42q6 0 10 5l18 23 10 4q5 2 5 8v20z" fill="tile-soft" />
    <Path d="M46-46l16-17q2-2 5-2h15v19zM90-65h17q3 0 5 3l12 16H90z" fill="glass" />
    <Path d="M2-28h14M140-30h12M86-46v30M94-38h8" line="thin" />
    <Circle x={36} y={-13} r={13} fill="cellar" />
    <Circle x={116} y={-13} r={13} fill="cellar" />
    <Path d="M36-13h.01M116-13h.01" line={7} />
  </Group>
);
