import type { Drawing } from './drawing.ts';
import { Tree } from './parts/garden.tsx';
import { Air, Pipe } from './parts/heating.tsx';
import { Path, Rect } from './parts/marks.tsx';
import { PumpScheme } from './parts/PumpScheme.tsx';

export const pumpHotWater: Drawing = {
  id: 'pumpHotWater',
  width: 300,
  height: 172,
  alt: 'Schema: Eine Wärmepumpe auf dem Speicher erwärmt mit Luft das Trinkwasser, ein Rohr führt zur Dusche',
  draw: () => (
    <PumpScheme
      inside={
        <>
          <Rect box="20 44 34 56" rx={9} fill="paper" />
          <Path d="M20 60V54c0-6 4-10 9-10h16c5 0 9 4 9 10v6z" fill="slab" />
          <Pipe of="warm" d="M28 72h18M28 82h18M54 52H92v6" />
          <Path d="M82 58h20l-4 7H86z" fill="line" stroke="none" />
          <Path d="M87 71v7M92 71v12M97 71v7M87 85v6M97 85v6" stroke="cold" line={2} />
        </>
      }
      outside={
        <>
          <Air x={146} y={82} scale={0.72} stroke="cold-open" />
          <Tree x={34} y={122} r={18} />
          <Tree x={66} y={122} r={13} />
        </>
      }
    />
  ),
};
