import type { Drawing } from './drawing.ts';
import { onCard } from './parts/CardScene.tsx';
import { Battery, Bolt, Cable, Inverter, Meter } from './parts/electrics.tsx';
import { SunOrMoon } from './parts/garden.tsx';
import { series } from './parts/geometry.ts';
import { ModuleField } from './parts/ModuleField.tsx';
import { Path, Polygon, Rect } from './parts/marks.tsx';

export const pvModules: Drawing = {
  id: 'pvModules',
  ...onCard(
    'outside',
    <>
      <SunOrMoon x={40} y={38} r={17} />
      <Polygon points="-6 156 84 44 300 44 300 156" fill="tile" />
      <Path d="M78 44H280" line="strong" />
      <ModuleField x={44} y={132} columns={3} width={60} height={68} slant={48} />
    </>,
  ),
};

export const pvInverter: Drawing = {
  id: 'pvInverter',
  ...onCard(
    'inside',
    <>
      <Path d="M96-4V44M112-4V44" stroke="warm" line="strong" />
      <Rect box="72 36 92 82" rx={7} fill="paper" />
      <Rect box="84 48 68 32" rx={3} fill="glass" line="thin" />
      <Path d="M90 58h18M90 70h4m5 0h4m5 0h4" line={2} />
      <Path d="M120 64c4-16 10-16 13 0s9 16 13 0" line={2} />
      <Path d="M86 94h64M86 104h64" line="thin" />
      <Cable d="M164 78H222V124" />
      <Rect box="202 120 40 34" rx={3} fill="paper" />
      <Bolt x={222} y={136} scale={0.4} />
      <Path d="M54 60c-8 8-8 16 0 24M44 54c-12 12-12 24 0 36" stroke="air" line={2} />
    </>,
  ),
};

export const pvStorage: Drawing = {
  id: 'pvStorage',
  ...onCard(
    'inside',
    <>
      <Inverter x={40} y={28} />
      <Cable d="M68 72V108H126" />
      <Battery x={126} y={132} width={72} height={100} />
      <Path d="M138 44h48M138 120h48" line="thin" />
      <Path d="M212 132V52h20v80z" fill="paper" />
      <Path d="M212 96h20v36h-20z" fill="leaf" />
      <Path d="M0 132H272" line="strong" />
      <Path d="M0 133.5H272V150H0z" fill="slab" stroke="none" />
    </>,
  ),
};

export const pvMounting: Drawing = {
  id: 'pvMounting',
  ...onCard(
    'outside',
    <>
      <Polygon points="-6 156 -6 118 150 40 176 40 176 156" fill="wool-soft" stroke="none" />
      <Path
        d={series(0, 1, 4)
          .map((i) => `M${-4 + i * 40} ${112 - i * 20}l46-23 4 8-46 23z`)
          .join('')}
        fill="tile"
      />
      <Path d="M-6 134L150 56" line={5} />
      <Path d="M34 112v-22l14-7v-14M104 77v-22l14-7V34" line={5} />
      <Path d="M16 76l146-73" line={6} />
      <Path d="M10 66l150-75 4 8-150 75z" fill="pv" />
      <Path d="M176-4v160" />
      <Rect box="176 -4 100 160" fill="room" />
      <Meter x={196} y={34} scale={1.05} />
      <Path d="M214 126v-12m-5 5 5-5 5 5" stroke="warm" line={2.5} />
      <Path d="M236 114v12m-5-5 5 5 5-5" stroke="cold" line={2.5} />
    </>,
  ),
};
