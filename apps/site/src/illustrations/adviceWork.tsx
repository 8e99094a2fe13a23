import type { Drawing } from './drawing.ts';
import { CardFloor, onCard } from './parts/CardScene.tsx';
import { series } from './parts/geometry.ts';
import { Circle, Group, Path, Polygon, Rect } from './parts/marks.tsx';
import { Standing } from './parts/Person.tsx';
import { Check, HeldSheet, Pencil } from './parts/paper.tsx';
import { Scaffold } from './parts/Scaffold.tsx';
import { WoolBox } from './parts/Wool.tsx';

export const adviceVisit: Drawing = {
  id: 'adviceVisit',
  ...onCard(
    'inside',
    <>
      <Rect box="150 18 84 84" fill="paper" />
      <Path d="M158 26h30v68h-30zM196 26h30v68h-30z" fill="glass" />
      <Path d="M142 102h100v8H142z" fill="wood" />
      <Path d="M130 30c-10 6-8 14 0 20M130 58c-10 6-8 14 0 20" stroke="cold" line="strong" />
      <CardFloor />
      <Standing
        x={56}
        y={128}
        scale={0.78}
        coat="leaf"
        hair="long"
        skin="wood"
        profile
        arms={['4 -104 18 -90 36 -98']}
      />
      <Rect box="82 42 30 22" rx={4} fill="pv" />
      <Rect box="87 46 20 14" rx={2} fill="tile-soft" line="thin" />
    </>,
  ),
};

export const renovationPlan: Drawing = {
  id: 'renovationPlan',
  ...onCard(
    'inside',
    <>
      <CardFloor fill="wood" />
      <Rect box="34 14 204 124" rx={3} fill="paper" />
      <Path d="M58 106C90 106 84 74 118 74s30-32 54-32h24" dash="7 6" />
      <Circle x={58} y={106} r={11} fill="tile-soft" />
      <Circle x={118} y={74} r={11} fill="wool" />
      <Circle x={160} y={43} r={11} fill="leaf" />
      <Path d="M48 34h56M48 46h40M136 104h84M136 116h60" line="thin" />
      <Polygon points="188 64 188 44 205 30 222 44 222 64" fill="wool-soft" />
      <Polygon points="182 46 205 26 228 46 225 50 205 33 185 50" fill="tile" />
    </>,
  ),
};

export const fundingForm: Drawing = {
  id: 'fundingForm',
  ...onCard(
    'inside',
    <>
      <CardFloor fill="wood" />
      <Rect box="70 10 104 128" rx={3} fill="paper" />
      <Circle x={94} y={34} r={12} fill="wool" />
      <Path d="M99 29c-7-5-13 1-13 5s6 10 13 5M83 33h10M83 37h9" line="thin" />
      <Path d="M116 30h44M116 40h30" line="thin" />
      <Path
        d={series(62, 16, 4)
          .map((y) => `M84 ${y - 5}h9v9h-9zM102 ${y}h56`)
          .join('')}
        line="thin"
      />
      <Path d="M86 62l3 3 6-8M86 78l3 3 6-8" stroke="warm" line={2.5} />
      <Group x={176} y={118} turn={28}>
        <Pencil length={86} />
      </Group>
    </>,
  ),
};

export const siteSupervision: Drawing = {
  id: 'siteSupervision',
  ...onCard(
    'outside',
    <>
      <Rect box="124 10 116 120" fill="paper" />
      <WoolBox box="124 10 56 120" step={24} />
      <Rect box="194 36 32 40" fill="glass" />
      <Path d="M210 36v40" line="thin" />
      <CardFloor fill="soil" />
      <Scaffold x={132} y={128} bays={2} bay={54} decks={[80]} top={26} />
      <Standing
        x={66}
        y={128}
        scale={0.8}
        coat="wool"
        hair="helmet"
        skin="brick"
        profile
        arms={['4 -104 14 -82 32 -84']}
      />
      <HeldSheet x={86} y={50} turn={-12} written="M5 9l3 3 5-6M16 9h6M5 20l3 3 5-6M16 20h6" />
    </>,
  ),
};

const SCALE = ['leaf', 'leaf-soft', 'wool-soft', 'wool', 'tile-soft', 'tile', 'tile-strong'] as const;

export const energyCertificate: Drawing = {
  id: 'energyCertificate',
  ...onCard(
    'inside',
    <>
      <CardFloor fill="wood" />
      <Rect box="50 10 172 128" rx={3} fill="paper" />
      <Polygon points="70 56 70 40 88 25 106 40 106 56" fill="wool-soft" />
      <Polygon points="64 42 88 21 112 42 109 46 88 28 67 46" fill="tile" />
      <Path d="M126 30h72M126 42h52" line="thin" />
      {SCALE.map((fill, step) => (
        <Rect key={fill} box={`${66 + step * 20} 84 20 18`} fill={fill} />
      ))}
      <Path d="M106 80l-7-12h14z" fill="line" line="thin" />
      <Path d="M66 114h90M66 124h60" line="thin" />
      <Check x={194} y={122} r={12} />
    </>,
  ),
};
