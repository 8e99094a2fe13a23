import { type Drawing, SUBJECT } from './drawing.ts';
import { Group, Path, Words } from './parts/marks.tsx';
import { Inside, Plastered, Ventilated } from './parts/walls.tsx';

/** Room above the walls for the names of their layers. */
const NAMES = 92;
const LINE = 22;

/** The layers from right to left, each name on a line of its own with a stroke down to what it names. */
function Names({ layers }: { layers: readonly (readonly [name: string, x: number])[] }) {
  return layers.map(([name, x], index) => (
    <Group key={name}>
      <Words x={x - 3} y={16 + index * LINE} size={16} anchor="end" fill="current">
        {name}
      </Words>
      <Path d={`M${x} ${6 + index * LINE}V${NAMES + 12}`} stroke="current" line="thin" />
    </Group>
  ));
}

export const facadeLayers: Drawing = {
  id: 'facadeLayers',
  width: SUBJECT.width,
  height: NAMES + SUBJECT.height,
  alt: 'Die Schichten der drei Wände von außen nach innen: Putz, Dämmung, Mauerwerk; Verkleidung, Luft, Dämmung, Mauerwerk; Mauerwerk, Dämmung, Dampfbremse, Gipsplatte',
  draw: () => (
    <>
      <Group y={NAMES}>
        <Plastered />
        <Ventilated />
        <Inside />
        <Path d="M4 358V12h176v346zM192 358V12h176v346zM380 358V12h176v346z" />
      </Group>
      <Names
        layers={[
          ['Mauerwerk', 119],
          ['Dämmung', 79],
          ['Putz', 40],
        ]}
      />
      <Names
        layers={[
          ['Mauerwerk', 309],
          ['Dämmung', 270],
          ['Luft', 239],
          ['Verkleidung', 223],
        ]}
      />
      <Names
        layers={[
          ['Gipsplatte', 506],
          ['Dampfbremse', 495],
          ['Dämmung', 474],
          ['Mauerwerk', 437],
        ]}
      />
    </>
  ),
};
