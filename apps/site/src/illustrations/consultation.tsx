import { type Drawing, SUBJECT } from './drawing.ts';
import { PendantLamp, Table } from './parts/furniture.tsx';
import { GroundLine } from './parts/Ground.tsx';
import { PotPlant } from './parts/garden.tsx';
import { Path, Polygon, Rect } from './parts/marks.tsx';
import { Bust, Sitting } from './parts/Person.tsx';

export const consultation: Drawing = {
  id: 'consultation',
  ...SUBJECT,
  alt: 'Eine Energieberaterin sitzt mit zwei Eigentümern am Tisch, vor ihnen liegt der Plan ihres Hauses',
  draw: () => (
    <>
      <Path d="M24 358V28q0-8 8-8H528q8 0 8 8V358z" fill="room" />
      <Rect box="66 62 112 124" fill="paper" />
      <Path d="M74 70h44v108H74zM126 70h44v108h-44z" fill="glass" />
      <Path d="M86 116l20-28M138 126l20-28" stroke="paper" line={2.5} />
      <Rect box="56 186 132 9" fill="wood" />
      <PendantLamp x={288} y={20} drop={36} scale={2} />
      <Rect box="390 64 112 86" fill="paper" />
      <Path d="M408 136V104l38-28 38 28v32z" fill="wool-soft" />
      <Path d="M428 136v-22h16v22M456 112h16v12h-16z" line="thin" />
      <Bust
        x={304}
        y={256}
        scale={1.3}
        coat="wool"
        hairInk="pv-line"
        glasses
        arms={['-16 -38 -26 -20 -10 -6', '16 -38 26 -22 22 -4']}
      />
      <Sitting x={150} y={356} scale={1.3} coat="leaf" hair="bun" hairInk="line" skin="skin-dark" />
      <Sitting x={428} y={356} scale={1.3} coat="tile-soft" hair="long" hairInk="tile-strong" skin="brick" flip />
      <Polygon points="226 262 252 240 326 240 352 262" fill="paper" />
      <Path d="M256 256l10-9h16l-8 9zM290 256l6-9h22l4 9z" fill="glass" line="thin" />
      <Table x={194} y={356} width={190} height={90} />
      <PotPlant x={64} y={357} scale={1.5} />
      <GroundLine {...SUBJECT} />
    </>
  ),
};
