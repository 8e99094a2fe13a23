import type { Drawing } from './drawing.ts';
import { SoilStrokes } from './parts/Ground.tsx';
import { Tree } from './parts/garden.tsx';
import { Pipe } from './parts/heating.tsx';
import { PumpScheme, SchemeFloor, SchemeIndoorUnit } from './parts/PumpScheme.tsx';

export const pumpBrineWater: Drawing = {
  id: 'pumpBrineWater',
  width: 300,
  height: 172,
  alt: 'Schema: Zwei Sonden reichen tief ins Erdreich, die Wärmepumpe im Haus nutzt die Wärme aus dem Boden',
  draw: () => (
    <PumpScheme
      strokes={false}
      below={
        <>
          <SoilStrokes x={14} to={40} y={146} />
          <SoilStrokes x={146} to={292} y={150} />
          <Pipe of="cold" line={3.5} d="M196 112V130H110V164M110 130H56V164" />
          <Pipe of="warm" line={3.5} d="M206 112V138H122V160c0 9-12 9-12 2M122 138H68V160c0 9-12 9-12 2" />
        </>
      }
      inside={
        <>
          <SchemeFloor beside />
          <SchemeIndoorUnit />
        </>
      }
      outside={<Tree x={34} y={122} r={18} />}
    />
  ),
};
