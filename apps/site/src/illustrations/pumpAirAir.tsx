import type { Drawing } from './drawing.ts';
import { Pipe } from './parts/heating.tsx';
import { Path, Rect } from './parts/marks.tsx';
import { PumpScheme, SchemeUnit } from './parts/PumpScheme.tsx';

export const pumpAirAir: Drawing = {
  id: 'pumpAirAir',
  width: 300,
  height: 172,
  alt: 'Schema: Das Außengerät versorgt ein Innengerät oben an der Wand, das warme Luft in den Raum bläst',
  draw: () => (
    <PumpScheme
      inside={
        <>
          <Rect box="22 46 46 16" rx={4} fill="paper" />
          <Path d="M28 57h34" line="thin" />
          <Pipe of="warm" d="M32 69c2 8-6 10-4 18M46 69c2 8-4 10-2 18M60 69c2 8-2 10 0 18" />
          <Path d="M74 102V86c0-6 8-6 8 0v6h14v-6c0-6 8-6 8 0v16z" fill="tile-soft" />
          <Path d="M82 92V80h14v12" line="thin" />
        </>
      }
      outside={<SchemeUnit warm="H174V72H180" cold="H190" coldAt={97} />}
    />
  ),
};
