import type { Drawing } from './drawing.ts';
import { CardFloor, onCard } from './parts/CardScene.tsx';
import { Drops } from './parts/Drops.tsx';
import { Circle, Path, Rect, Thick } from './parts/marks.tsx';
import { Beads, Bricks, Grains } from './parts/masonry.tsx';
import { WoolBox } from './parts/Wool.tsx';

export const mineralWool: Drawing = {
  id: 'mineralWool',
  ...onCard(
    'inside',
    <>
      <CardFloor />
      <WoolBox box="120 100 130 28" step={13} />
      <WoolBox box="128 72 114 28" step={13} />
      <Circle x={72} y={86} r={42} fill="wool" />
      <Path d="M72 86m-4 0c0-11 17-9 16 4-1 18-30 17-30-4 1-28 44-27 43 3-3 35-56 32-56-3 4-42 68-40 67 4" line={1.6} />
    </>,
  ),
};

export const polystyrene: Drawing = {
  id: 'polystyrene',
  ...onCard(
    'inside',
    <>
      <CardFloor />
      <Rect box="36 92 200 36" fill="leaf-soft" />
      <Grains box="42 97 186 26" count={30} />
      <Rect box="52 44 168 48" fill="paper" />
      <Beads x={60} y={54} count={10} />
      <Beads x={66} y={68} count={9} />
      <Beads x={60} y={82} count={10} />
    </>,
  ),
};

export const polyurethane: Drawing = {
  id: 'polyurethane',
  ...onCard(
    'inside',
    <>
      <CardFloor />
      <Path d="M36 88h176v20h24v20H60v-20H36z" fill="wool-soft" />
      <Path d="M36 82h176v6H36zM60 122h176v6H60z" fill="pv-line" />
      <Path d="M36 48h176v20h24v14H60V68H36z" fill="wool-soft" />
      <Path d="M36 42h176v6H36zM60 76h176v6H60z" fill="pv-line" />
    </>,
  ),
};

export const woodFibre: Drawing = {
  id: 'woodFibre',
  ...onCard(
    'inside',
    <>
      <CardFloor />
      <Path d="M40 100h190v8h10v20H50v-8H40zM30 68h190v8h10v24H40v-8H30zM52 36h176v8h10v24H62v-8H52z" fill="wood" />
      <Grains box="54 108 176 14" count={26} />
      <Grains box="46 76 174 18" count={28} />
      <Grains box="66 44 160 18" count={26} />
    </>,
  ),
};

export const celluloseFlakes: Drawing = {
  id: 'celluloseFlakes',
  ...onCard(
    'inside',
    <>
      <Rect box="60 0 152 150" fill="paper" stroke="none" />
      <Path
        d="M60 150V74c10-8 16 2 24-4s14-8 22-2 14-10 26-14 20 8 30 6 16 10 26 6 14 4 24 2v82z"
        fill="pv-line"
        line="thin"
      />
      <Path
        d="M74 92l8 4M96 84l7-5M120 92l8 3M148 78l7 5M176 90l8-4M196 96l6 4M82 118l7-4M112 114l8 4M142 108l7-5M170 118l8 3M194 126l6-4M96 138l8 3M132 136l7-4M160 142l8-3"
        line="thin"
      />
      <Thick d="M270 22C220 2 168 6 144 40" fill="leaf" width={18} />
      <Path d="M136 52l-4 8M148 52l2 9M128 44l-8 5M156 44l7 6" line="thin" />
      <Path d="M44 0h16v150H44zM212 0h16v150h-16z" fill="wood" />
    </>,
  ),
};

export const calciumSilicate: Drawing = {
  id: 'calciumSilicate',
  ...onCard(
    'inside',
    <>
      <Bricks box="-4 -4 120 134" course={19} length={40} />
      <Rect box="116 -4 44 132" fill="paper" />
      <Grains box="120 4 32 120" count={34} />
      <Drops
        at={[
          [204, 38, 8],
          [230, 74, 6],
          [196, 96, 6],
        ]}
      />
      <Path d="M148 62h34m-9-8 9 8-9 8" stroke="cold" line="strong" />
      <CardFloor fill="wood" />
    </>,
  ),
};
