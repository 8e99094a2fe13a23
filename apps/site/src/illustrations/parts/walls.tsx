import { series } from './geometry.ts';
import { Hatch } from './Hatch.tsx';
import { Path, Rect } from './marks.tsx';
import { Anchors, Grains, Mesh } from './masonry.tsx';
import { WoolBox } from './Wool.tsx';

/** One wall: outside on the left, the masonry from `wall` on, the room on the right. */
const Panel = ({ x, wall }: { x: number; wall: number }) => (
  <>
    <Rect box={`${x} 12 ${wall - x} 346`} fill="sky" stroke="none" />
    <Rect box={`${wall} 12 ${x + 176 - wall} 346`} fill="room" stroke="none" />
    <Hatch box={`${wall} 12 38 346`} />
  </>
);

/** External insulation with plaster on it. */
export const Plastered = () => (
  <>
    <Panel x={4} wall={100} />
    <WoolBox box="58 56 42 302" />
    <Path d="M68 112h46M68 218h46" line={4.5} />
    <Mesh box="48 134 10 224" pitch={5} />
    <Rect box="32 192 16 166" fill="paper" />
    <Grains box="35 200 8 150" count={15} />
    <Anchors
      at={[
        [68, 112],
        [68, 218],
      ]}
      r={6}
    />
  </>
);

/** Cladding with air rising behind it. */
export const Ventilated = () => (
  <>
    <Panel x={192} wall={290} />
    <WoolBox box="250 56 40 302" />
    <Rect box="228 96 22 262" fill="paper" stroke="none" />
    <Path d="M250 96V358" />
    <Path
      d="M239 346V304m-6 9 6-9 6 9M239 268v-42m-6 9 6-9 6 9M239 190v-42m-6 9 6-9 6 9M239 112V84m-6 9 6-9 6 9"
      stroke="air"
      line={2.5}
    />
    {series(120, 39.5, 6).map((y) => (
      <Path key={y} d={`M218 ${y}h10v36l-17 3z`} fill="wood" />
    ))}
  </>
);

/** Insulation on the room side behind a plasterboard. */
export const Inside = () => (
  <>
    <Panel x={380} wall={418} />
    <Rect box="406 12 12 346" fill="brick" />
    <WoolBox box="456 56 36 302" />
    <Rect box="492 112 7 246" fill="leaf" />
    <Rect box="499 172 14 186" fill="paper" />
    <Path d="M513 336h9v22h-9z" fill="wood" />
  </>
);
