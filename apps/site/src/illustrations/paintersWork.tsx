import type { Drawing } from './drawing.ts';
import { CardFloor, onCard } from './parts/CardScene.tsx';
import { series } from './parts/geometry.ts';
import { Group, Path, Rect } from './parts/marks.tsx';
import { Bricks, Grains, Mesh } from './parts/masonry.tsx';
import { Scaffold } from './parts/Scaffold.tsx';
import { Bucket, Roller } from './parts/tools.tsx';
import { Windows } from './parts/townHouses.tsx';

export const paintedRoom: Drawing = {
  id: 'paintedRoom',
  ...onCard(
    'wall',
    <>
      <Path d="M-4-4H150c-6 14 4 22-2 38s6 26-2 42 4 28-4 52H-4z" fill="leaf" />
      <Rect box="196 -4 80 134" fill="wool-soft" />
      <Path d="M208-4v132M220-4v132M232-4v132M244-4v132M256-4v132M268-4v132" stroke="wool" line={3} />
      <Path d="M196-4H180C170 30 192 60 178 104c6 8 14 8 18 2z" fill="paper" />
      <CardFloor fill="wood" />
      <Group x={134} y={124} turn={-6}>
        <Roller fill="leaf" scale={0.72} />
      </Group>
      <Bucket x={30} y={132} scale={0.9} fill="leaf" />
    </>,
  ),
};

export const plasteredWall: Drawing = {
  id: 'plasteredWall',
  ...onCard(
    'wall',
    <>
      <Bricks box="-4 -4 280 158" course={19} length={40} bare />
      <Mesh box="92 -6 70 164" pitch={10} />
      <Path d="M-4-4H116c-8 20 8 34-2 58s8 40-4 62 4 24 0 40H-4z" fill="paper" />
      <Grains box="4 6 92 138" count={44} />
      <Group x={128} y={62} turn={-68}>
        <Rect box="-34 -6 68 12" fill="pv-line" />
        <Path d="M-14 6v12h28V6" line={4} />
        <Rect box="-22 16 44 13" rx={6} fill="wood" />
      </Group>
      <Bucket x={196} y={146} scale={0.95} fill="wool" />
    </>,
  ),
};

export const renewedFacade: Drawing = {
  id: 'renewedFacade',
  ...onCard(
    'outside',
    <>
      <Rect box="34 22 204 110" fill="paper" />
      <Path d="M34 22H148c-6 16 6 28 0 44s6 30-2 62H34z" fill="tile-soft" />
      <Path d="M188 60l10 12-8 10 12 16M168 106l8 8" line="thin" />
      <Windows
        at={[
          [58, 40],
          [112, 40],
          [196, 34],
          [58, 88],
          [196, 92],
        ]}
        width={28}
        height={30}
        lit="01001"
      />
      <Path
        d="M52 70h40v5H52zM106 70h40v5h-40zM190 64h40v5h-40zM52 118h40v5H52zM190 122h40v5h-40z"
        fill="slab"
        line="thin"
      />
      <Path d="M22 4H250L262 24H10z" fill="tile" />
      <Path
        d={series(34, 24, 10)
          .map((x) => `M${x} 9v10`)
          .join('')}
        line="thin"
      />
      <CardFloor fill="soil" />
      <Scaffold x={128} y={128} bays={2} bay={62} decks={[84]} top={36} />
      <Bucket x={150} y={84} scale={0.42} fill="tile-soft" />
    </>,
  ),
};
