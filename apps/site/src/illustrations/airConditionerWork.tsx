import type { Drawing } from './drawing.ts';
import { CardFloor, onCard } from './parts/CardScene.tsx';
import { Sofa } from './parts/furniture.tsx';
import { Hatch } from './parts/Hatch.tsx';
import { OutdoorUnit, Pipe } from './parts/heating.tsx';
import { Circle, Group, Path, Rect, Thick } from './parts/marks.tsx';

/** An indoor unit, 76 wide; `x`, `y` is its upper left corner. */
const IndoorUnit = ({ x, y, scale }: { x: number; y: number; scale?: number }) => (
  <Group x={x} y={y} scale={scale}>
    <Rect box="0 0 76 27" rx={5} fill="paper" />
    <Path d="M8 19h60" line="thin" />
    <Path d="M66 9h.01" stroke="leaf" line={5} />
  </Group>
);

const Outside = ({ width }: { width: number }) => (
  <>
    <Rect box={`0 0 ${width} 150`} fill="sky" stroke="none" />
    <Hatch box={`${width} -4 14 158`} />
  </>
);

export const splitUnit: Drawing = {
  id: 'splitUnit',
  ...onCard(
    'inside',
    <>
      <Outside width={90} />
      <OutdoorUnit x={22} y={128} width={62} plinth={6} />
      <Pipe of="cold" d="M84 94H98V34H122" />
      <Pipe of="warm" d="M84 104H106V42H122" />
      <IndoorUnit x={120} y={22} />
      <Path d="M132 56c2 14 16 14 12 30M154 56c2 14 18 12 18 30M176 56c2 12 20 10 24 26" stroke="air" line="strong" />
      <Sofa x={156} y={127} scale={0.95} fill="leaf" />
      <CardFloor />
    </>,
  ),
};

export const multiSplit: Drawing = {
  id: 'multiSplit',
  ...onCard(
    'inside',
    <>
      <Outside width={72} />
      <OutdoorUnit x={16} y={128} width={50} plinth={6} />
      <Rect box="86 64 190 9" fill="slab" />
      <Rect box="176 -4 9 68" fill="slab" />
      <Pipe of="cold" d="M66 100H79V20H98M79 88H98" />
      <Pipe of="cold" d="M79 8H200V20" />
      <IndoorUnit x={96} y={14} scale={0.8} />
      <IndoorUnit x={198} y={14} scale={0.8} />
      <IndoorUnit x={96} y={82} scale={0.8} />
      <Path
        d="M108 42c1 8 8 8 6 16M126 42c1 8 10 8 10 16M210 42c1 8 8 8 6 16M228 42c1 8 10 8 10 16M108 110c1 7 8 7 6 14M126 110c1 7 10 7 10 14"
        stroke="air"
        line={2.5}
      />
      <Sofa x={178} y={127} scale={0.78} fill="tile-soft" />
      <CardFloor />
    </>,
  ),
};

const Gauge = ({ x, y, fill }: { x: number; y: number; fill: 'water' | 'tile-soft' }) => (
  <>
    <Circle x={x} y={y} r={17} fill={fill} />
    <Circle x={x} y={y} r={11} fill="paper" line="thin" />
    <Path d={`M${x} ${y}l6-6`} line="thin" />
  </>
);

export const airConditionerService: Drawing = {
  id: 'airConditionerService',
  ...onCard(
    'inside',
    <>
      <Path d="M32 18L44 2H184l12 16z" fill="paper" />
      <Rect box="26 18 176 44" rx={7} fill="paper" />
      <Path d="M40 28h148v16H40z" fill="glass" line="thin" />
      <Path d="M40 52h148" line="thin" />
      <Path d="M50 44h108v56H50z" fill="leaf-soft" />
      <Path
        d="M68 44v56M86 44v56M104 44v56M122 44v56M140 44v56M50 58h108M50 72h108M50 86h108"
        stroke="leaf"
        line={1.3}
      />
      <Path d="M50 44h108v56H50z" />
      <Path d="M104 106v14m-7-7 7 7 7-7" stroke="warm" line="strong" />
      <Thick d="M202 34H246V72" fill="pv-line" width={4} />
      <Thick d="M190 134H164c-12 0-8 16-24 16M236 134c16 0 12 16 28 16" fill="tile" width={4} />
      <Rect box="184 122 68 22" rx={5} fill="wool" />
      <Gauge x={200} y={104} fill="water" />
      <Gauge x={236} y={104} fill="tile-soft" />
    </>,
  ),
};
