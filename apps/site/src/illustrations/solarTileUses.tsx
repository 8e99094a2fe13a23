import type { Drawing } from './drawing.ts';
import { CardFloor, onCard } from './parts/CardScene.tsx';
import { SunOrMoon, Tree } from './parts/garden.tsx';
import { series } from './parts/geometry.ts';
import { Group, Path, Polygon, Rect } from './parts/marks.tsx';
import { GableHouse, Windows } from './parts/townHouses.tsx';

const WIDTH = 38;
const HEIGHT = 29;

const tile = (x: number, y: number) => `M${x} ${y}v${HEIGHT - 8}c0 11 ${WIDTH} 11 ${WIDTH} 0v${8 - HEIGHT}z`;

const cells = (x: number, y: number) => `M${x + 13} ${y + 4}v22M${x + 25} ${y + 4}v22M${x + 4} ${y + 15}h30`;

/** A row of round-ended tiles; those of the `solar` columns carry cells. */
function Row({ row, y, solar, from = 0 }: { row: number; y: number; solar: readonly number[]; from?: number }) {
  const at = (column: number) => -20 + column * WIDTH + (row % 2) * (WIDTH / 2);
  const plain = series(from, 1, 8 - from).filter((column) => !solar.includes(column));
  return (
    <>
      <Path d={plain.map((column) => tile(at(column), y)).join('')} fill="tile" />
      <Path d={solar.map((column) => tile(at(column), y)).join('')} fill="pv" />
      <Path d={solar.map((column) => cells(at(column), y)).join('')} stroke="pv-line" line={1.2} />
    </>
  );
}

export const solarTilesNew: Drawing = {
  id: 'solarTilesNew',
  ...onCard(
    'wall',
    <>
      <Rect box="-4 -4 280 160" fill="water" />
      <Path d="M36-4v160M118-4v160M200-4v160" line={6} />
      <Path d="M-4 10H276v10H-4zM-4 40H276v10H-4z" fill="wood" />
      <Path d="M-4 70H276v10H-4z" fill="wood" />
      <Row row={1} y={124} solar={[1, 2, 3, 4]} />
      <Row row={0} y={95} solar={[2, 3]} />
      <Row row={1} y={66} solar={[]} from={4} />
      <Group x={88} y={10} turn={-9}>
        <Path d={tile(0, 0)} fill="pv" />
        <Path d={cells(0, 0)} stroke="pv-line" line={1.2} />
      </Group>
      <Path d="M110 48v18m-7-8 7 8 7-8" stroke="warm" line="strong" />
    </>,
  ),
};

export const solarTilesTown: Drawing = {
  id: 'solarTilesTown',
  ...onCard(
    'outside',
    <>
      <Polygon points="22 128 22 48 36 8 50 48 50 128" fill="slab" />
      <Polygon points="18 50 36 2 54 50" fill="tile" />
      <Path d="M32 66h8v14h-8z" fill="glass" line="thin" />
      <GableHouse x={214} y={130} width={112} height={58} fill="brick" lit="0100" />
      <Rect box="72 76 124 54" fill="paper" />
      <Path
        d="M72 102H196M104 76v54M134 76v54M164 76v54M72 102l32-26M196 102l-32-26M104 130l30-28M164 130l-30-28"
        line={4}
      />
      <Path d="M78 108h20v18H78zM170 108h20v18h-20z" fill="wool" line="thin" />
      <Polygon points="62 78 84 24 184 24 206 78" fill="tile" />
      <Polygon points="83 68 97 34 171 34 185 68" fill="pv" line="thin" />
      <Path
        d="M92.5 45.3h83M88 56.6h92M109 34l-8 34M121.5 34l-5 34M134 34v34M146.5 34l5 34M159 34l8 34"
        stroke="pv-line"
        line={1.2}
      />
      <CardFloor fill="soil" />
    </>,
  ),
};

export const solarTilesCalm: Drawing = {
  id: 'solarTilesCalm',
  ...onCard(
    'outside',
    <>
      <SunOrMoon x={34} y={34} r={14} />
      <Rect box="70 78 148 54" fill="paper" />
      <Polygon points="52 80 78 18 210 18 236 80" fill="pv" />
      <Path
        d="M72 33h144M65.5 48h157M59 64h170M96 18l-10 62M114 18l-6 62M132 18l-2 62M150 18l2 62M168 18l6 62M188 18l10 62"
        stroke="pv-line"
        line={1}
      />
      <Windows
        at={[
          [86, 92],
          [172, 92],
        ]}
        width={30}
        height={24}
        lit="01"
      />
      <Rect box="132 92 22 38" fill="leaf" />
      <Tree x={250} y={130} r={22} on="paint" />
      <CardFloor fill="soil" />
    </>,
  ),
};
