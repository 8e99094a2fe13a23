import type { Drawing } from './drawing.ts';
import { PendantLamp, Table } from './parts/furniture.tsx';
import { Soil } from './parts/Ground.tsx';
import { Path, Polygon, Rect } from './parts/marks.tsx';
import { Bust } from './parts/Person.tsx';

export const sceneAdvice: Drawing = {
  id: 'sceneAdvice',
  width: 272,
  height: 170,
  alt: '',
  draw: () => (
    <>
      <Rect box="0 0 272 150" fill="room" stroke="none" />
      <Rect box="210 14 44 54" fill="glass" />
      <Path d="M232 14v54M204 68h56" line="thin" />
      <PendantLamp x={103} y={0} drop={6} scale={1.1} />
      <Bust
        x={66}
        y={106}
        scale={0.9}
        coat="leaf"
        hair="bun"
        hairInk="line"
        skin="skin-dark"
        arms={['14 -38 26 -18 40 -6']}
      />
      <Bust
        x={140}
        y={106}
        scale={0.9}
        coat="tile-soft"
        hair="short"
        hairInk="pv-line"
        glasses
        arms={['-15 -38 -22 -18 -10 -4']}
      />
      <Bust
        x={200}
        y={106}
        scale={0.9}
        coat="water"
        hair="long"
        hairInk="tile-strong"
        skin="brick"
        arms={['-16 -38 -24 -18 -36 -6', '16 -38 24 -20 14 -5']}
      />
      <Polygon points="80 104 102 86 160 86 178 104" fill="paper" line="thin" />
      <Path d="M98 100l12-10h40l10 10zM124 90v10M124 95h32" line="thin" />
      <Table x={30} y={150} width={212} />
      <Soil width={272} y={150} height={170} />
      <Path d="M0 150H272" line="strong" />
    </>
  ),
};
