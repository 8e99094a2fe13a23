import { type Drawing, SUBJECT } from './drawing.ts';
import { GroundLine } from './parts/Ground.tsx';
import { Path } from './parts/marks.tsx';
import { Inside, Plastered, Ventilated } from './parts/walls.tsx';

export const facadeSystems: Drawing = {
  id: 'facadeSystems',
  ...SUBJECT,
  alt: 'Drei gedämmte Wände im Schnitt: links Dämmung mit Gewebe und Putz, in der Mitte Dämmung hinter einer hinterlüfteten Holzfassade, rechts Innendämmung mit Dampfbremse und Gipsplatte',
  draw: () => (
    <>
      <Plastered />
      <Ventilated />
      <Inside />
      <Path d="M4 358V12h176v346M192 358V12h176v346M380 358V12h176v346" />
      <GroundLine {...SUBJECT} />
    </>
  ),
};
