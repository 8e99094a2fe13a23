import { type Drawing, SUBJECT } from './drawing.ts';
import { Bolt, Cable, Meter, Socket } from './parts/electrics.tsx';
import { GroundLine } from './parts/Ground.tsx';
import { Group, Path, Rect } from './parts/marks.tsx';
import { Standing } from './parts/Person.tsx';
import { Toolbox } from './parts/tools.tsx';

export const electrician: Drawing = {
  id: 'electrician',
  ...SUBJECT,
  alt: 'Eine Elektrikerin mit Helm prüft mit einem Messgerät die Leitungen an einem Zählerschrank, neben ihr steht der Werkzeugkoffer',
  draw: () => (
    <>
      <Path d="M28 358V28q0-8 8-8H524q8 0 8 8V358z" fill="room" />
      <Cable d="M416 40V72M388 262V300H476V330" />
      <Rect box="330 72 150 190" rx={6} fill="paper" />
      <Meter x={350} y={92} scale={1.1} />
      <Bolt x={448} y={128} scale={1.1} />
      <Rect box="348 190 114 44" fill="cellar" />
      <Path d="M371 190v44M394 190v44M416 190v44M439 190v44" line="thin" />
      <Path d="M355 200h9v14h-9zM378 200h9v14h-9zM423 200h9v14h-9zM446 200h9v14h-9z" fill="leaf" line="thin" />
      <Path d="M400 212h9v14h-9z" fill="tile" line="thin" />
      <Socket x={476} y={322} />
      <Path d="M272 246c30 30 70 24 82-24M272 240c36 10 86 10 124-14" stroke="tile-strong" line={2.5} />
      <Standing
        x={210}
        y={357}
        scale={1.55}
        coat="tile-soft"
        hair="helmet"
        skin="skin-dark"
        profile
        arms={['-12 -102 6 -82 34 -78', '14 -104 38 -96 62 -96']}
      />
      <Group x={250} y={224}>
        <Rect box="0 0 36 50" rx={5} fill="wool" />
        <Rect box="7 7 22 13" rx={2} fill="glass" line="thin" />
        <Path d="M18 34h.01" line={9} />
      </Group>
      <Toolbox x={52} y={357} />
      <GroundLine {...SUBJECT} />
    </>
  ),
};
