import type { ReactNode } from 'react';
import type { Drawing } from './drawing.ts';
import { CARD, CardFloor, onCard } from './parts/CardScene.tsx';
import { series } from './parts/geometry.ts';
import { Circle, Path, Polygon, Rect } from './parts/marks.tsx';
import { Bricks } from './parts/masonry.tsx';

/** A window cut open: outside on the left, three panes, and the frame that they stand in. */
const cutOpen = (frame: ReactNode) =>
  onCard(
    'inside',
    <>
      <Rect box={`0 0 136 ${CARD.height}`} fill="sky" stroke="none" />
      <Rect box="88 112 96 46" fill="slab" />
      {frame}
      <Path d="M114-4h8v74h-8zM132-4h8v74h-8zM150-4h8v74h-8z" fill="glass" />
      <Path d="M122 62h10v8h-10zM140 62h10v8h-10z" fill="line" stroke="none" />
      <Path d="M117 34l3-9M135 34l3-9M153 34l3-9" stroke="paper" line={2} />
    </>,
  );

export const tripleGlazing: Drawing = {
  id: 'tripleGlazing',
  ...onCard(
    'inside',
    <>
      <Rect box="0 0 74 150" fill="sky" stroke="none" />
      <Path d="M74-4h18v130H74zM127-4h18v130h-18zM180-4h18v130h-18z" fill="glass" />
      <Path d="M92 108h35v18H92zM145 108h35v18h-35z" fill="pv-line" />
      <Path d="M80 60l8-20M133 60l8-20M186 60l8-20" stroke="paper" line="strong" />
      <Path
        d="M104 26h.01M114 58h.01M102 88h.01M112 94h.01M118 12h.01M156 22h.01M170 50h.01M160 84h.01M168 98h.01M154 60h.01"
        line={4}
      />
      <Path d="M258 36h-40c-14 0-14 24 0 24h26m-9-8 9 8-9 8" stroke="warm" line="strong" />
      <Path d="M14 84h38m-10-8 10 8-10 8" stroke="cold-open" line="strong" />
      <Rect box="56 126 160 30" fill="wood" />
    </>,
  ),
};

export const plasticWindow: Drawing = {
  id: 'plasticWindow',
  ...cutOpen(
    <>
      <Path d="M94 50h84v44H94zM88 94h96v26H88z" fill="paper" />
      <Path d="M104 72h14v14h-14zM154 72h14v14h-14zM98 100h16v14H98zM158 100h16v14h-16z" line="thin" />
      <Path d="M122 74h28v12h-28zM120 100h32v14h-32z" fill="pv-line" line="thin" />
    </>,
  ),
};

const timber = 'M96 50h80v44H96zM88 94h96v26H88z';
const grain = 'M104 78q20-6 36 0t30-2M104 88q24-4 60 0M98 104q22-5 40 0t40-1M98 113q30-4 76 0';

export const timberWindow: Drawing = {
  id: 'timberWindow',
  ...cutOpen(
    <>
      <Path d={timber} fill="wood" />
      <Path d={grain} line={1.2} />
    </>,
  ),
};

export const timberAluWindow: Drawing = {
  id: 'timberAluWindow',
  ...cutOpen(
    <>
      <Path d={timber} fill="wood" />
      <Path d={grain} line={1.2} />
      <Path d="M104 44H82v52h-8v28h10v-20h8V54h12z" fill="pv-line" />
      <Path d="M20 20l18 18M40 12l18 18M18 48l18 18" stroke="cold-open" line="strong" />
    </>,
  ),
};

export const frontDoor: Drawing = {
  id: 'frontDoor',
  ...onCard(
    'outside',
    <>
      <Bricks box="52 -4 168 132" course={18} length={36} />
      <Path d="M92 14h88v114H92z" fill="paper" />
      <Path d="M100 22h72v106h-72z" fill="leaf" />
      <Path d="M142 34h18v66h-18z" fill="glass" />
      <Path d="M147 66l8-18" stroke="paper" line={2} />
      <Path d="M112 58v26" line={4} />
      <Path d="M172 40h8M172 74h8M172 108h8" line={5} />
      <Circle x={112} y={94} r={3} fill="wool" line="thin" />
      <CardFloor />
      <Rect box="82 122 108 8" fill="slab" />
    </>,
  ),
};

export const roofWindowFrame: Drawing = {
  id: 'roofWindowFrame',
  ...onCard(
    'outside',
    <>
      <Polygon points="-6 156 46 18 226 18 278 156" fill="tile" />
      <Path
        d={series(42, 24, 5)
          .map((y) => `M${46 - ((y - 18) * 52) / 138} ${y}H${226 + ((y - 18) * 52) / 138}`)
          .join('')}
        line="thin"
      />
      <Path d="M40 18H232" line="strong" />
      <Polygon points="92 128 106 40 166 40 180 128" fill="pv-line" />
      <Polygon points="102 120 113 48 159 48 170 120" fill="glass" />
      <Path d="M120 100l20-34M136 106l14-24" stroke="paper" line="strong" />
      <Path d="M102 120h68" line={5} />
    </>,
  ),
};
