import type { Drawing } from './drawing.ts';
import { CardFloor, onCard } from './parts/CardScene.tsx';
import { series } from './parts/geometry.ts';
import { Hatch } from './parts/Hatch.tsx';
import { Circle, Group, Path, Rect, Thick } from './parts/marks.tsx';
import { Standing } from './parts/Person.tsx';
import { Check, Lines } from './parts/paper.tsx';
import { Shield } from './parts/Shield.tsx';
import { WoolBox } from './parts/Wool.tsx';

export const thermalBridge: Drawing = {
  id: 'thermalBridge',
  ...onCard(
    'inside',
    <>
      <Rect box="0 0 104 150" fill="sky" stroke="none" />
      <Hatch box="126 -4 40 160" />
      <WoolBox box="100 -6 26 66" step={13} />
      <WoolBox box="100 86 26 72" step={13} />
      <Path
        d={`M20 24H100${series(24, 15, 5)
          .map((x) => `M${x} 24V60`)
          .join('')}`}
        line="strong"
        stroke="current"
      />
      <Rect box="14 60 270 26" fill="slab" />
      <Path d="M248 73H40m14-10-14 10 14 10" stroke="warm" line={5} />
      <Path d="M172 94h.01M182 92h.01M174 104h.01M192 94h.01M184 102h.01M172 116h.01M204 92h.01" stroke="pv" line={6} />
    </>,
  ),
};

export const substrateTest: Drawing = {
  id: 'substrateTest',
  ...onCard(
    'inside',
    <>
      <Rect box="0 0 84 150" fill="slab" stroke="none" />
      <Hatch box="-4 -4 70 158" />
      <Path d="M66-4H84V22c-6 4 2 8-2 12 8 4 18 0 22-8-4 16-14 20-24 18L66 48z" fill="leaf" />
      <Path d="M66 112c6 4 10-4 18 0v42H66z" fill="leaf" />
      <Thick d="M30 78H132" fill="pv-line" width={7} />
      <Path d="M36 72v12M46 72v12M56 72v12" line="thin" />
      <Path d="M132 58L92 40M132 98L92 116" line={5} />
      <Path d="M84 30h9v20h-9zM84 106h9v20h-9z" fill="pv" />
      <Rect box="130 54 62 48" rx={6} fill="wool" />
      <Circle x={161} y={40} r={25} fill="paper" />
      <Path d="M161 22v4M146 30l3 3M176 30l-3 3" line="thin" />
      <Path d="M161 42l12-12" stroke="warm" line="strong" />
      <Path d="M206 78h44m-13-11 13 11-13 11" stroke="warm" line={5} />
    </>,
  ),
};

export const proofPapers: Drawing = {
  id: 'proofPapers',
  ...onCard(
    'inside',
    <>
      <CardFloor fill="wood" />
      <Rect box="44 8 132 130" rx={3} fill="paper" />
      <Rect box="60 20 28 22" fill="brick" line="thin" />
      <Path d="M60 52h28M60 48v8M88 48v8" line="thin" />
      <WoolBox box="58 64 36 16" step={8} />
      <Path d="M70 115V95c0-6 8-6 8 0v20c7 8-15 8-8 0z" fill="paper" line="thin" />
      <Path d="M74 119V104" stroke="warm" line={4} />
      <Lines x={108} y={30} lengths={[52, 36]} />
      <Lines x={108} y={68} lengths={[52, 30]} />
      <Lines x={98} y={104} lengths={[20, 20]} />
      <Check x={148} y={112} r={19} />
      <Group x={216} y={116}>
        <Path d="M-8-16V-54h16v38z" fill="wood" />
        <Circle x={0} y={-62} r={16} fill="wood" />
        <Rect box="-28 -22 56 18" rx={3} fill="pv-line" />
        <Rect box="-24 -4 48 8" fill="tile-strong" />
      </Group>
    </>,
  ),
};

export const craftWarranty: Drawing = {
  id: 'craftWarranty',
  ...onCard(
    'inside',
    <>
      <CardFloor fill="wood" />
      <Standing
        x={58}
        y={128}
        scale={0.78}
        coat="wool"
        hair="helmet"
        skin="skin-dark"
        beard
        profile
        arms={['4 -104 24 -82 52 -84']}
      />
      <Standing
        x={216}
        y={128}
        scale={0.76}
        flip
        coat="tile-soft"
        hair="bun"
        hairInk="pv-line"
        skin="brick"
        profile
        arms={['4 -104 22 -84 48 -86']}
      />
      <Rect box="102 22 74 92" rx={3} fill="paper" />
      <Shield x={139} y={58} scale={1.4} />
      <Path d="M114 98h50M114 106h34" line="thin" />
    </>,
  ),
};
