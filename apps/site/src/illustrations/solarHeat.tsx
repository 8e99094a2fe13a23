import type { ReactNode } from 'react';
import type { Drawing } from './drawing.ts';
import { CardFloor, onCard } from './parts/CardScene.tsx';
import { SunOrMoon } from './parts/garden.tsx';
import { Pipe, Radiator, Tank } from './parts/heating.tsx';
import { Group, Path, Polygon, Rect } from './parts/marks.tsx';

/** A flat collector on the slope, seen from its edge. */
const Collector = ({ length }: { length: number }) => (
  <Group x={14} y={88} turn={-36.6}>
    <Rect box={`0 -16 ${length} 16`} rx={3} fill="paper" />
    <Rect box={`4 -13 ${length - 8} 6`} fill="glass" line="thin" />
    <Path d={`M8-3.5H${length - 8}`} stroke="warm" line={3} dash="8 6" />
  </Group>
);

/** Heat on its way from the roof into the tank, and on to where it is used. */
const underRoof = (collector: number, used: ReactNode) =>
  onCard(
    'outside',
    <>
      <SunOrMoon x={34} y={30} r={14} />
      <Polygon points="-6 156 -6 112 152 -6 280 -6 280 156" fill="room" stroke="none" />
      <CardFloor />
      <Polygon points="-6 106 144 -6 168 -6 -6 124" fill="tile" />
      <Collector length={collector} />
      {used}
    </>,
  );

const shower = (
  <>
    <Path d="M214 44h32l-6 10h-20z" fill="line" line="thin" />
    <Path d="M222 62v12M230 62v20M238 62v12M222 82v10M230 90v12M238 82v10" stroke="cold" line={2.5} />
    <Path d="M200 116h60q0 12-12 12h-36q-12 0-12-12z" fill="paper" />
  </>
);

export const solarWater: Drawing = {
  id: 'solarWater',
  ...underRoof(
    92,
    <>
      <Pipe of="warm" d="M92 36V66H120" />
      <Pipe of="cold" d="M44 74V112H120" />
      <Tank x={120} y={50} width={44} height={74} turns={3} />
      <Pipe of="warm" d="M164 64H186V26H230V44" />
      {shower}
    </>,
  ),
};

export const solarCombi: Drawing = {
  id: 'solarCombi',
  ...underRoof(
    134,
    <>
      <Pipe of="warm" d="M112 22V46" />
      <Pipe of="cold" d="M32 84V114H92" />
      <Tank x={88} y={42} width={54} height={82} turns={4} />
      <Pipe of="warm" d="M142 56H156V36H242V60" />
      <Pipe of="warm" d="M142 90H160" />
      <Pipe of="cold" d="M142 106H160" />
      <Radiator x={160} y={128} width={46} height={44} />
      <Group x={58} y={25.6} scale={0.8}>
        {shower}
      </Group>
    </>,
  ),
};
