import type { Drawing } from './drawing.ts';
import { CardFloor, onCard } from './parts/CardScene.tsx';
import { series } from './parts/geometry.ts';
import { Group, Path, Rect } from './parts/marks.tsx';
import { Anchors, Bricks, Grains, Mesh } from './parts/masonry.tsx';
import { WoolBox } from './parts/Wool.tsx';

/** A small window with its sill; `x`, `y` is its upper left corner. */
const Window = ({ x, y }: { x: number; y: number }) => (
  <Group x={x} y={y}>
    <Rect box="0 0 48 62" fill="paper" />
    <Rect box="7 7 34 48" fill="glass" />
    <Path d="M14 34l10-15" stroke="paper" line="strong" />
    <Rect box="-6 62 60 9" fill="slab" />
  </Group>
);

/** The tool that spreads mortar, its blade to the right. */
const Trowel = ({ x, y, turn }: { x: number; y: number; turn: number }) => (
  <Group x={x} y={y} turn={turn}>
    <Path d="M-30 0H-6" line={4} />
    <Rect box="-58 -7 32 14" rx={6} fill="wood" />
    <Path d="M-8-16H34V16H-8z" fill="pv-line" />
  </Group>
);

export const compositeFacade: Drawing = {
  id: 'compositeFacade',
  ...onCard(
    'wall',
    <>
      <Bricks box="-4 -4 130 158" course={19} length={40} bare />
      <Path d="M112-4V36H88V74H64V112H40V154H204V-4z" fill="wool" />
      <Path d="M88 36H204M64 74H204M40 112H204M154-4V36M136 36V74M112 74V112M172 74V112M100 112V154M158 112V154" />
      <Anchors
        at={[
          [133, 16],
          [112, 55],
          [88, 93],
          [142, 93],
          [70, 132],
          [129, 132],
        ]}
        r={6}
      />
      <Mesh box="164 -6 44 164" pitch={9} />
      <Path d="M192-6c6 20-6 40 2 62s-6 40 2 62-4 24 0 40H280V-6z" fill="paper" />
      <Grains box="202 4 66 140" count={36} />
      <Window x={212} y={28} />
    </>,
  ),
};

export const ventilatedFacade: Drawing = {
  id: 'ventilatedFacade',
  ...onCard(
    'wall',
    <>
      <Bricks box="-4 -4 70 158" course={19} length={40} bare />
      <WoolBox box="64 -6 52 166" step={24} />
      <WoolBox box="128 -6 52 166" step={24} />
      <Path d="M52-6H64V158H52zM116-6h12V158H116z" fill="wood" />
      <Path d="M90 140V104m-7 10 7-10 7 10M90 70V34m-7 10 7-10 7 10" stroke="air" line={3.5} />
      {series(-8, 23, 7).map((y, index) => (
        <Rect key={y} box={`${170 - 11 * index} ${y} 200 23`} fill="wood" />
      ))}
      <Path d="M190 8h30M252 30h20M170 52h24M184 98h52M150 121h40M214 144h36" line="thin" />
      <Window x={208} y={24} />
    </>,
  ),
};

export const insideFacade: Drawing = {
  id: 'insideFacade',
  ...onCard(
    'inside',
    <>
      <Bricks box="-4 -4 134 134" course={19} length={40} bare />
      <Path d="M112-6V36H88V82H64V128H280V-6z" fill="wool-soft" />
      <Path d="M88 36H280M64 82H280M150-6V36M136 36V82M112 82V128M172 82V128M232 82V128" />
      <Path d="M150-6c8 18-4 30 4 46s-8 34 0 50 2 24 0 38H280V-6z" fill="paper" />
      <Path d="M180 16h74v84h-74z" fill="wool-soft" />
      <Path d="M190 26h54v64h-54z" fill="paper" />
      <Path d="M196 32h18v52h-18zM220 32h18v52h-18z" fill="glass" />
      <Path d="M180 16l10 10M254 16l-10 10M244 90l10 10M190 90l-10 10" line="thin" />
      <Rect box="172 98 90 8" fill="wood" />
      <Trowel x={112} y={60} turn={-18} />
      <CardFloor fill="wood" />
    </>,
  ),
};
