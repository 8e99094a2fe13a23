import type { Drawing } from './drawing.ts';
import { Pipe } from './parts/heating.tsx';
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
      outside={
        <>
          <Pipe of="warm" d="M112 88H174v26" />
          <Pipe of="cold" d="M112 98H168v16" />
          <SchemeUnit />
        </>
      }
    />
  ),
};
