import type { Drawing } from './drawing.ts';
import { CardFloor, onCard } from './parts/CardScene.tsx';
import { Drops } from './parts/Drops.tsx';
import { Flame } from './parts/heating.tsx';
import { Circle, Path, Rect } from './parts/marks.tsx';
import { Beads, Bricks, Grains } from './parts/masonry.tsx';
import { Check } from './parts/paper.tsx';
import { WoolBox } from './parts/Wool.tsx';

export const heatConduction: Drawing = {
  id: 'heatConduction',
  ...onCard(
    'inside',
    <>
      <Rect box="180 0 92 128" fill="glass" stroke="none" />
      <Bricks box="92 10 88 56" course={19} length={44} />
      <WoolBox box="92 70 88 29" step={13} />
      <WoolBox box="92 99 88 29" step={13} />
      <Path d="M22 38H244m-16-12 16 12-16 12" stroke="warm" line={5} />
      <Path d="M22 99H110m-12-12 12 12-12 12" stroke="warm" line={5} />
      <Path d="M192 99h22m-8-7 8 7-8 7" stroke="warm" line={2.5} />
      <Rect box="132 80 34 38" rx={3} fill="paper" />
      <Path d="M141 87c6 0 7 6 8 10l6 14M149 96l-8 15" line="strong" />
      <CardFloor />
    </>,
  ),
};

export const fireBehaviour: Drawing = {
  id: 'fireBehaviour',
  ...onCard(
    'inside',
    <>
      <WoolBox box="36 32 92 32" step={15} />
      <WoolBox box="36 64 92 32" step={15} />
      <WoolBox box="36 96 92 32" step={15} />
      <Path d="M154 128V78l12-8 9 14 13-18 12 16 12-12 11 12 10-8 9 6v48z" fill="paper" />
      <Beads x={162} y={106} count={5} />
      <Beads x={170} y={120} count={4} />
      <CardFloor />
      <Flame x={80} y={126} scale={2.4} />
      <Flame x={172} y={84} scale={2.2} />
      <Flame x={199} y={82} scale={2.7} />
      <Flame x={226} y={84} scale={2} />
      <Check x={116} y={40} r={15} />
    </>,
  ),
};

export const moistureBehaviour: Drawing = {
  id: 'moistureBehaviour',
  ...onCard(
    'inside',
    <>
      <Rect box="30 60 92 68" fill="wood" />
      <Path d="M34 60c2 22 10 36 22 34s10 14 22 12 14-12 24-12 14-16 16-34z" fill="water" line="thin" />
      <Grains box="36 66 80 56" count={24} />
      <Drops
        at={[
          [58, 42, 8],
          [90, 34, 8],
        ]}
      />
      <Path d="M14 112V76m-7 9 7-9 7 9" stroke="air" line={3.5} />
      <Rect box="150 60 92 68" fill="leaf-soft" />
      <Beads x={157} y={76} count={5} />
      <Beads x={166} y={94} count={5} />
      <Beads x={157} y={112} count={5} />
      <Path d="M160 60c0-9 22-9 22 0zM194 60c0-11 26-11 26 0z" fill="water" line="thin" />
      <Path d="M232 60c2-9 20-8 20 12 0 16-10 18-10 6V60z" fill="water" line="thin" />
      <Drops
        at={[
          [180, 36, 8],
          [212, 28, 8],
          [257, 114, 7],
        ]}
      />
      <CardFloor />
    </>,
  ),
};

export const materialWeight: Drawing = {
  id: 'materialWeight',
  ...onCard(
    'inside',
    <>
      <Path d="M64 44L24 104M64 44L104 104M208 20L168 78M208 20L248 78" />
      <Path d="M64 44L208 20" line={6} />
      <Path d="M130 32h12l4 88h16v8h-52v-8h16z" fill="pv-line" />
      <Circle x={136} y={32} r={7} fill="paper" />
      <Rect box="44 74 40 15" fill="wood" />
      <Rect box="41 89 46 15" fill="wood" />
      <Grains box="48 78 32 8" count={8} />
      <Grains box="45 93 38 8" count={9} />
      <Path d="M20 104h88c-4 14-84 14-88 0z" fill="slab" />
      <Rect box="183 48 50 30" fill="paper" />
      <Beads x={189} y={56} count={3} />
      <Beads x={195} y={69} count={2} />
      <Path d="M164 78h88c-4 14-84 14-88 0z" fill="slab" />
      <CardFloor fill="wood" />
    </>,
  ),
};
