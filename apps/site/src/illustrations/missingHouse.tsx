import { type Drawing, SUBJECT } from './drawing.ts';
import { GroundLine } from './parts/Ground.tsx';
import { Bush, Tree } from './parts/garden.tsx';
import { Path, Polygon, Rect, Words } from './parts/marks.tsx';
import { Standing } from './parts/Person.tsx';
import { EavesHouse, GableHouse } from './parts/townHouses.tsx';

export const missingHouse: Drawing = {
  id: 'missingHouse',
  ...SUBJECT,
  alt: 'Eine Lücke in der Häuserreihe: Wo ein Haus stehen sollte, ist nur sein gestrichelter Umriss, davor ein Wegweiser und ein suchender Mensch',
  draw: () => (
    <>
      <GableHouse x={13} y={357} width={106} height={128} fill="brick" lit="010" />
      <EavesHouse x={452} y={357} width={150} modules={3} />
      <Path d="M152 358V216L280 96 408 216V358" dash="12 10" line="strong" stroke="current" />
      <Path d="M132 226L280 88 428 226" dash="12 10" line="strong" stroke="current" />
      <Path d="M186 236h54v46h-54zM320 268h44v90h-44z" dash="7 7" stroke="current" />
      <Standing
        x={224}
        y={357}
        scale={1.15}
        coat="leaf"
        hair="bun"
        hairInk="line"
        skin="skin-dark"
        arms={['16 -104 30 -118 14 -126', '-16 -104 -24 -84 -18 -66']}
      />
      <Rect box="296 206 9 152" fill="wood" />
      <Polygon points="262 214 352 214 370 232 352 250 262 250" fill="paper" />
      <Words x={308} y={241} size={26}>
        404
      </Words>
      <Polygon points="336 262 256 262 240 278 256 294 336 294" fill="wool" />
      <Path d="M262 278h56M274 270l-12 8 12 8" />
      <Tree x={430} y={357} r={30} />
      <Bush x={338} y={357} scale={0.9} />
      <GroundLine {...SUBJECT} />
    </>
  ),
};
