import type { ReactNode } from 'react';
import type { Drawing } from './drawing.ts';
import { onCard } from './parts/CardScene.tsx';
import { Battery, Cable, Socket } from './parts/electrics.tsx';
import { SunOrMoon } from './parts/garden.tsx';
import { series } from './parts/geometry.ts';
import { Path, Rect } from './parts/marks.tsx';

const Module = ({ x, lean = 0 }: { x: number; lean?: number }) => (
  <>
    <Path d={`M${x} 74h64l${lean} 44h-64z`} fill="pv" />
    <Path
      d={`${series(x + 16, 16, 3)
        .map((left) => `M${left} 74l${lean} 44`)
        .join('')}M${x + lean / 3} 88.7h64M${x + (2 * lean) / 3} 103.3h64`}
      stroke="pv-line"
      line={1.2}
    />
  </>
);

/** A balcony with its railing, seen from the street, and what a set brings along. */
const balcony = (set: ReactNode) =>
  onCard(
    'outside',
    <>
      <Rect box="60 -4 220 160" fill="brick" stroke="none" />
      <Path d="M60-4V154" />
      <Path d="M112 4h64v120h-64z" fill="paper" />
      <Path d="M119 11h22v106h-22zM147 11h22v106h-22z" fill="glass" line="thin" />
      <Path
        d={series(44, 14, 15)
          .map((x) => `M${x} 66v60`)
          .join('')}
        line="thin"
      />
      <Rect box="38 60 208 7" rx={3} fill="slab" />
      <Rect box="30 124 224 13" fill="slab" />
      <Cable d="M226 92H256V46" />
      <Socket x={256} y={36} scale={0.7} />
      {set}
    </>,
  );

export const balconySimple: Drawing = { id: 'balconySimple', ...balcony(<Module x={72} />) };

export const balconyEquipped: Drawing = {
  id: 'balconyEquipped',
  ...balcony(
    <>
      <SunOrMoon x={28} y={28} r={13} />
      <Path d="M72 76l-10 40M208 76l10 40" line="strong" />
      <Module x={72} lean={-10} />
      <Module x={144} lean={10} />
    </>,
  ),
};

export const balconyStorage: Drawing = {
  id: 'balconyStorage',
  ...balcony(
    <>
      <Module x={44} />
      <Module x={114} />
      <Battery x={192} y={124} width={36} height={48} />
    </>,
  ),
};
