import type { Drawing } from './drawing.ts';
import { PendantLamp, Table } from './parts/furniture.tsx';
import { GroundLine } from './parts/Ground.tsx';
import { PotPlant } from './parts/garden.tsx';
import { Path, Rect } from './parts/marks.tsx';
import { Sitting, Standing } from './parts/Person.tsx';

export const consultation: Drawing = {
  id: 'consultation',
  width: 560,
  height: 360,
  alt: 'x',
  draw: () => (
    <>
      <Rect box="0 0 560 360" fill="room" stroke="none" />
      <PendantLamp x={280} y={0} drop={60} scale={1.6} />
      <Sitting x={120} y={358} scale={1.15} coat="leaf" hair="bun" />
      <Sitting x={430} y={358} scale={1.15} coat="tile-soft" flip hair="long" hairInk="tile-strong" />
      <Standing x={330} y={358} scale={1.15} coat="water" hairInk="pv-line" />
      <Standing x={500} y={358} scale={1.15} coat="water" hair="helmet" />
      <Table x={190} y={358} width={150} height={84} />
      <PotPlant x={60} y={358} scale={1.5} />
      <Path d="M0 0" />
      <GroundLine width={560} height={360} />
    </>
  ),
};
