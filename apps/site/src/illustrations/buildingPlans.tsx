import type { Drawing } from './drawing.ts';
import { CardFloor, onCard } from './parts/CardScene.tsx';
import { Tree } from './parts/garden.tsx';
import { OutdoorUnit } from './parts/heating.tsx';
import { Group, Path, Polygon, Rect } from './parts/marks.tsx';
import { Pencil } from './parts/paper.tsx';
import { Windows } from './parts/townHouses.tsx';
import { Wool, WoolBox } from './parts/Wool.tsx';

export const extendedHouse: Drawing = {
  id: 'extendedHouse',
  ...onCard(
    'outside',
    <>
      <Tree x={22} y={130} r={22} on="paint" />
      <Polygon points="48 130 48 70 100 28 152 70 152 130" fill="paper" />
      <Windows
        at={[
          [64, 80],
          [112, 80],
        ]}
        width={24}
        height={24}
        lit="10"
      />
      <Rect box="90 106 20 24" fill="leaf" />
      <Polygon points="38 74 100 22 162 74 157 82 100 35 43 82" fill="tile" />
      <Rect box="152 84 96 46" fill="wood" />
      <Path d="M164 94H238V130H164z" fill="glass" />
      <Path d="M189 94v36M213 94v36" line="thin" />
      <Rect box="146 76 110 9" fill="slab" />
      <Path d="M170 76V40h68v36M162 40h84" stroke="current" line={2} dash="6 5" />
      <CardFloor fill="soil" />
    </>,
  ),
};

export const changedPlan: Drawing = {
  id: 'changedPlan',
  ...onCard(
    'wall',
    <>
      <Path d="M28 18H244V132H150M118 132H28V92M28 62V18" line={7} />
      <Path d="M28 62V92M118 132H150" line="thin" />
      <Path d="M118 18V76H60" line={3.5} dash="7 6" />
      <Path d="M176 132V92M176 62V18" stroke="warm" line={7} />
      <Path d="M176 92h30a30 30 0 0 0-30-30" line="thin" />
      <Path d="M196 28h38v28h-38zM196 42h38M48 104h44v18H48zM132 30h30v22h-30z" line="thin" />
      <Group x={78} y={46} turn={32}>
        <Pencil length={84} />
      </Group>
    </>,
  ),
};

export const renewedHouse: Drawing = {
  id: 'renewedHouse',
  ...onCard(
    'outside',
    <>
      <Polygon points="76 128 76 66 136 22 196 66 196 128" fill="room" />
      <Path d="M76 66H196" />
      <WoolBox box="62 66 14 62" />
      <WoolBox box="196 66 14 62" />
      <Wool a="62 66 136 12" b="76 68 136 26" />
      <Wool a="136 12 210 66" b="136 26 196 68" />
      <Polygon points="50 72 136 4 222 72 217 78 136 13 55 78" fill="tile" />
      <Group x={150} y={6} turn={38.5}>
        <Path d="M0-5h58V3H0z" fill="pv" />
        <Path d="M19-5v8M38-5v8" stroke="pv-line" line={1.2} />
      </Group>
      <Path d="M90 82h30v26H90z" fill="glass" />
      <Path d="M105 82v26" line="thin" />
      <Path d="M150 128V86h26v42z" fill="leaf" />
      <OutdoorUnit x={213} y={128} width={42} plinth={5} />
      <Path d="M213 112H196" stroke="warm" line="strong" />
      <Tree x={26} y={130} r={20} on="paint" />
      <CardFloor fill="soil" />
    </>,
  ),
};
