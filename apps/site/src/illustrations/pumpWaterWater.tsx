import type { Drawing } from './drawing.ts';
import { Tree } from './parts/garden.tsx';
import { Pipe } from './parts/heating.tsx';
import { Path, Rect } from './parts/marks.tsx';
import { PumpScheme, SchemeFloor, SchemeIndoorUnit } from './parts/PumpScheme.tsx';

const surface = `M0 152${'q10 -8 20 0t20 0'.repeat(8)}`;

export const pumpWaterWater: Drawing = {
  id: 'pumpWaterWater',
  width: 300,
  height: 172,
  alt: 'Schema: Aus einem Förderbrunnen steigt Grundwasser zur Wärmepumpe im Haus, durch einen Schluckbrunnen fließt es zurück',
  draw: () => (
    <PumpScheme
      strokes={false}
      below={
        <>
          <Path d={`${surface}V172H0z`} fill="water" stroke="none" />
          <Path d={surface} stroke="cold" line={2} />
          <Path d="M242 132l-7 9m13-9l-7 9m23-9l-7 9m13-9l-7 9m23-9l-7 9m13-9l-7 9" line={1.6} />
          <Pipe of="warm" line={3.5} d="M196 112V132H112V168" />
          <Pipe of="cold" line={3.5} d="M206 112V141H52V160" />
          <Pipe of="warm" d="M105 160l7-9 7 9" />
          <Pipe of="cold" d="M45 156l7 9 7-9" />
        </>
      }
      inside={
        <>
          <SchemeFloor beside />
          <SchemeIndoorUnit />
        </>
      }
      outside={
        <>
          <Rect box="103 115 18 12" fill="paper" />
          <Rect box="43 115 18 12" fill="paper" />
          <Tree x={24} y={122} r={17} />
          <Tree x={82} y={122} r={14} />
        </>
      }
    />
  ),
};
