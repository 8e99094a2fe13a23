import type { Drawing } from './drawing.ts';
import { CardFloor, onCard } from './parts/CardScene.tsx';
import { Meter } from './parts/electrics.tsx';
import { SunOrMoon } from './parts/garden.tsx';
import { series } from './parts/geometry.ts';
import { ModuleField } from './parts/ModuleField.tsx';
import { Circle, Group, Path, Polygon, Rect } from './parts/marks.tsx';
import { Standing } from './parts/Person.tsx';
import { Check, HeldSheet, Pencil } from './parts/paper.tsx';

export const pvVisit: Drawing = {
  id: 'pvVisit',
  ...onCard(
    'outside',
    <>
      <SunOrMoon x={22} y={26} r={11} />
      <Rect box="112 78 130 52" fill="paper" />
      <Polygon points="100 82 122 28 232 28 254 82" fill="tile" />
      <Path d="M134 72l13-36h60l13 36z" dash="7 5" />
      <Path d="M128 94h26v22h-26zM196 94h26v22h-26z" fill="glass" />
      <Rect box="164 96 20 32" fill="leaf" />
      <CardFloor fill="soil" />
      <Standing
        x={62}
        y={128}
        scale={0.66}
        coat="tile-soft"
        hair="bun"
        skin="wood"
        profile
        arms={['4 -104 14 -84 30 -86']}
      />
      <HeldSheet x={78} y={60} turn={-14} written="M5 9h16M5 16h16M5 23h10" />
    </>,
  ),
};

export const pvYield: Drawing = {
  id: 'pvYield',
  ...onCard(
    'inside',
    <>
      <CardFloor fill="wood" />
      <Rect box="24 14 116 126" rx={3} fill="paper" />
      <Polygon points="38 70 52 26 112 26 126 70" fill="tile" />
      <ModuleField x={46} y={62} columns={3} width={18} height={28} slant={7} gap={3} line="thin" />
      <Path d="M38 86h78M38 98h88M38 110h60" line="thin" />
      <Rect box="152 26 102 94" rx={3} fill="paper" />
      <Path
        d={[12, 20, 34, 48, 56, 60, 58, 50, 38, 24, 14, 10]
          .map((height, month) => `M${160 + month * 7.4} 110v-${height}h5.4v${height}z`)
          .join('')}
        fill="wool"
        line={1}
      />
      <Path d="M158 110H250" />
      <Group x={140} y={112} turn={24}>
        <Pencil length={64} />
      </Group>
    </>,
  ),
};

export const pvOnRoof: Drawing = {
  id: 'pvOnRoof',
  ...onCard(
    'outside',
    <>
      <Path d="M238 74V24M262 74V24M104 74V46M128 74V46M232 34h40M98 54h36" stroke="current" line="strong" />
      <Polygon points="-6 156 -6 128 60 70 280 70 280 156" fill="tile" />
      <Path d="M60 70H276" line="strong" />
      <Path d="M24 130H268M44 92H268" stroke="pv-line" line={5} />
      <ModuleField x={36} y={138} columns={2} width={56} height={54} slant={30} />
      <Standing
        x={212}
        y={112}
        scale={0.7}
        flip
        coat="leaf"
        hair="helmet"
        skin="skin-dark"
        profile
        arms={['4 -104 24 -92 36 -74']}
      />
      <Path d="M168 106l14-42h22l-14 42z" fill="pv" />
      <Path d="M175 85h22M178 106l14-42" stroke="pv-line" line={1.2} />
    </>,
  ),
};

export const pvRegistered: Drawing = {
  id: 'pvRegistered',
  ...onCard(
    'inside',
    <>
      <CardFloor />
      <Rect box="40 14 92 122" rx={3} fill="paper" />
      <Circle x={64} y={38} r={11} fill="wool" />
      <Path d="M64 31v14M57 38h14" line="thin" />
      <Path
        d={`M84 34h34M84 43h24${series(64, 14, 4)
          .map((y) => `M54 ${y}h64`)
          .join('')}`}
        line="thin"
      />
      <Check x={116} y={116} r={15} />
      <Meter x={176} y={34} scale={1.2} />
      <Path d="M134 78h30m-9-8 9 8-9 8" stroke="cold" line="strong" />
    </>,
  ),
};
