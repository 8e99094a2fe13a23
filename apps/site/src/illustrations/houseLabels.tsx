import type { Drawing } from './drawing.ts';
import { Words } from './parts/marks.tsx';

/** The names beside the letters of `house`, to be laid over it where there is room for them. */
export const houseLabels: Drawing = {
  id: 'houseLabels',
  width: 800,
  height: 700,
  alt: '',
  draw: () => (
    <>
      <Words x={661} y={374} size={17} anchor="start" fill="current">
        Dämmung
      </Words>
      <Words x={92} y={624} size={17} anchor="end" fill="paper">
        Heizung
      </Words>
      <Words x={649} y={188} size={17} anchor="start" fill="current">
        Photovoltaik
      </Words>
      {/* In one line it is cut off at the edge of most laptops. */}
      <Words x={661} y={434} size={17} anchor="start" fill="current">
        Fenster
      </Words>
      <Words x={661} y={454} size={17} anchor="start" fill="current">
        & Türen
      </Words>
      <Words x={212} y={156} size={17} anchor="end" fill="current">
        Dach
      </Words>
      <Words x={112} y={356} size={17} fill="current">
        Energieberatung
      </Words>
    </>
  ),
};
