import type { Drawing } from './drawing.ts';
import { GroundLine } from './parts/Ground.tsx';
import { Bush, Tree } from './parts/garden.tsx';
import { HouseShell, ModuleRow } from './parts/HouseShell.tsx';
import { Circle, Group, Path, Polygon, Rect } from './parts/marks.tsx';
import { Windows } from './parts/townHouses.tsx';

export const houseSmall: Drawing = {
  id: 'houseSmall',
  width: 560,
  height: 360,
  alt: 'Ein gedämmtes Haus mit Photovoltaik auf dem Dach, daneben ein Baum',
  draw: () => (
    <>
      <Tree x={478} y={358} r={56} />
      <Group x={-62} y={-34} scale={0.806}>
        <Polygon points="258 486 258 282.8 410 141 562 282.8 562 486" fill="room" stroke="none" />
        <Rect box="258 366 304 16" fill="slab" />
        <HouseShell />
        <ModuleRow from={[438.1, 109.9]} count={4} step={[46, 42.9]} />
        <Circle x={410} y={222} r={27} fill="glass" />
        <Path d="M383 222h54M410 195v54" line="thin" />
        <Windows
          at={[
            [300, 300],
            [456, 300],
            [300, 404],
          ]}
          width={60}
          height={42}
          lit="010"
        />
        <Rect box="462 400 48 86" fill="leaf" />
        <Circle x={472} y={446} r={3} fill="line" stroke="none" />
      </Group>
      <Bush x={24} y={358} />
      <Bush x={430} y={358} scale={0.8} />
      <GroundLine width={560} height={360} />
    </>
  ),
};
