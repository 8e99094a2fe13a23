import type { Drawing } from './drawing.ts';
import { Path, Rect } from './parts/marks.tsx';
import { PumpScheme, SchemeFloor, SchemeUnit } from './parts/PumpScheme.tsx';

export const pumpAirWater: Drawing = {
  id: 'pumpAirWater',
  width: 300,
  height: 172,
  alt: 'Schema: Ein Gerät im Garten entzieht der Außenluft Wärme, ein warmes und ein kühles Rohr führen zur Fußbodenheizung im Haus',
  draw: () => (
    <PumpScheme
      inside={
        <>
          <SchemeFloor />
          <Rect box="48 40 28 26" fill="glass" />
          <Path d="M62 40v26" line="thin" />
        </>
      }
      outside={<SchemeUnit warm="H178v26" cold="H172v16" />}
    />
  ),
};
