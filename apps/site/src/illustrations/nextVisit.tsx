import type { Drawing } from './drawing.ts';
import { Path, Polygon, Rect } from './parts/marks.tsx';
import { Standing } from './parts/Person.tsx';
import { StreetPane } from './parts/townHouses.tsx';

export const nextVisit: Drawing = {
  id: 'nextVisit',
  width: 240,
  height: 150,
  alt: '',
  draw: () => (
    <>
      <Polygon points="104 150 104 80 162 30 220 80 220 150" fill="paper" />
      <Polygon points="92 84 162 20 232 84 225 92 162 36 99 92" fill="tile" />
      <StreetPane d="M120 84h36v30h-36zM138 84v30" />
      <Rect box="176 92 30 58" fill="leaf" />
      <Path d="M199 122h.01" line={4} />
      <Standing
        x={44}
        y={150}
        scale={0.86}
        coat="tile-soft"
        hair="helmet"
        hairInk="pv-line"
        beard
        profile
        arms={['-16 -104 -20 -84 -8 -66', '16 -104 30 -88 48 -86']}
      />
      <Rect box="84 68 16 14" rx={3} fill="wool" line="thin" />
      <Path d="M100 76H120M120 70v12" line={2} />
      <Path d="M120 76h36" dash="5 4" line={2} />
    </>
  ),
};
