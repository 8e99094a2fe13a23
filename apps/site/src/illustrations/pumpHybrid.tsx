import type { Drawing } from './drawing.ts';
import { Path, Rect } from './parts/marks.tsx';
import { PumpScheme, SchemeFloor, SchemeUnit } from './parts/PumpScheme.tsx';

export const pumpHybrid: Drawing = {
  id: 'pumpHybrid',
  width: 300,
  height: 172,
  alt: 'Schema: Wärmepumpe im Garten und ein zweiter Wärmeerzeuger mit Flamme im Haus speisen gemeinsam die Fußbodenheizung',
  draw: () => (
    <PumpScheme
      inside={
        <>
          <SchemeFloor beside />
          <Rect box="26 46 34 48" rx={4} fill="paper" />
          <Path d="M43 84c-9 0-11-8-7-14 1 3 3 4 4 4-1-6 1-11 5-14 0 6 6 9 6 16 0 5-3 8-8 8z" fill="tile" line="thin" />
        </>
      }
      outside={<SchemeUnit warm="H182" cold="H182" />}
    />
  ),
};
