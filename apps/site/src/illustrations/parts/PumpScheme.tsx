import type { ReactNode } from 'react';
import { Soil } from './Ground.tsx';
import { Air, FloorPipes, OutdoorUnit, Pipe } from './heating.tsx';
import { Circle, Group, Path, Polygon, Rect } from './marks.tsx';

/** The ground level of the six schemes, which are 300 × 172. */
const LEVEL = 122;

/**
 * What the six heat-pump schemes share: sky, soil, the little house in section and the ground line, all at the same
 * place, so that only the source of the heat differs.
 */
export function PumpScheme({
  inside,
  outside,
  below,
  strokes = true,
}: {
  /** Drawn inside the house; the floor is y = 102, the room spans x 12 to 112. */
  inside: ReactNode;
  /** Drawn between house and ground line, in the coordinates of the scheme. */
  outside: ReactNode;
  /** Drawn on the soil, below everything else. */
  below?: ReactNode;
  strokes?: boolean;
}) {
  return (
    <>
      <Rect box={`0 0 300 ${LEVEL}`} fill="sky" stroke="none" />
      <Soil width={300} y={LEVEL} height={172} strokes={strokes} />
      {below}
      <Group x={156} y={20}>
        <Polygon points="12 102 12 46 62 6 112 46 112 102" fill="room" stroke="none" />
        <Path d="M12 102V44M112 102V44" />
        {inside}
        <Polygon points="-4 58 62 2 128 58 122 64 62 13 2 64" fill="tile" />
      </Group>
      {outside}
      <Path d={`M0 ${LEVEL}H300`} line="strong" />
    </>
  );
}

/** The house's outer wall, where the pipes from the outdoor unit go in. */
const WALL = 168;

/**
 * The outdoor unit of the schemes with air streaming in, and its two pipes: as far as the wall on the sky, then as `warm` and
 * `cold` lead on from there, at the heights of 88 and `coldAt`.
 */
export const SchemeUnit = ({ warm, cold, coldAt = 98 }: { warm: string; cold: string; coldAt?: number }) => (
  <>
    <Pipe of="warm-open" d={`M112 88H${WALL}`} />
    <Pipe of="cold-open" d={`M112 ${coldAt}H${WALL}`} />
    <Pipe of="warm" d={`M${WALL} 88${warm}`} />
    <Pipe of="cold" d={`M${WALL} ${coldAt}${cold}`} />
    <OutdoorUnit x={54} y={LEVEL} width={58} plinth={6} />
    <Air x={44} y={94} scale={0.72} stroke="cold-open" />
  </>
);

/** The indoor unit of the schemes. */
export const SchemeIndoorUnit = () => (
  <>
    <Rect box="30 56 26 36" rx={4} fill="paper" />
    <Path d="M36 64h14M36 84h14" line="thin" />
    <Circle x={43} y={74} r={5} fill="wool" line="thin" />
  </>
);

/** Floor heating under the whole room, or beside what stands left in it. */
export const SchemeFloor = ({ beside = false }: { beside?: boolean }) => (
  <FloorPipes x={beside ? 64 : 18} to={beside ? 97 : 107} y={97.5} pitch={11} />
);
