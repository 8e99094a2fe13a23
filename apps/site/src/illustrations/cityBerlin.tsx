import { type Drawing, SUBJECT } from './drawing.ts';
import { GroundLine } from './parts/Ground.tsx';
import { Tree } from './parts/garden.tsx';
import { Path, Rect } from './parts/marks.tsx';
import { Balconies, Chimneys, Cornice, Door, Front, Shop } from './parts/streetFronts.tsx';
import { StreetPane } from './parts/townHouses.tsx';

export const cityBerlin: Drawing = {
  id: 'cityBerlin',
  ...SUBJECT,
  alt: 'Berliner Mietshäuser mit fünf Geschossen, Stuckfassade und Balkonen, durch die Einfahrt sieht man in den Hinterhof',
  draw: () => (
    <>
      <Chimneys xs={[70, 214, 312, 440]} y={40} />
      <Front
        x={30}
        y={357}
        width={236}
        storeys={4}
        storey={62}
        ground={70}
        columns={5}
        pane={[26, 40]}
        fill="wool-soft"
        trim="gable"
        cross
        lit="00100010000001000000"
      />
      <Cornice x={30} y={39} width={236} />
      <Balconies
        at={[
          [124, 278],
          [124, 216],
          [124, 154],
        ]}
        width={48}
      />
      <Path d="M30 287H266M30 318H120M176 318H266" line="thin" />
      <Path d="M118 358V316c0-30 60-30 60 0v42z" fill="cellar" />
      <Path d="M130 358V322c0-20 36-20 36 0v36z" fill="sky" line="thin" />
      <Path d="M138 358v-22h20v22M148 336v22" line="thin" />
      <Shop x={46} y={357} width={58} />
      <Shop x={192} y={357} width={58} />
      <Front
        x={266}
        y={357}
        width={206}
        storeys={4}
        storey={60}
        ground={66}
        columns={5}
        pane={[24, 38]}
        fill="brick"
        trim="sill"
        lit="01000000100001000010"
        cross
      />
      <Cornice x={266} y={51} width={206} />
      <Balconies
        at={[
          [348, 286],
          [348, 226],
          [348, 166],
        ]}
        width={44}
      />
      <Door x={352} y={357} width={36} height={58} />
      <Shop x={282} y={357} width={54} height={54} />
      <Shop x={404} y={357} width={54} height={54} />
      <Rect box="472 112 88 246" fill="slab" />
      <StreetPane d="M496 170h12v16h-12zM496 250h12v16h-12z" line="thin" />
      <Tree x={516} y={357} r={52} on="paint" />
      <GroundLine {...SUBJECT} />
    </>
  ),
};
