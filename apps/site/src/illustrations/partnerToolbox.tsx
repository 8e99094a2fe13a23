import { type Drawing, SUBJECT } from './drawing.ts';
import { GroundLine } from './parts/Ground.tsx';
import { Tree } from './parts/garden.tsx';
import { Group, Path, Rect } from './parts/marks.tsx';
import { Standing } from './parts/Person.tsx';
import { Check, Lines } from './parts/paper.tsx';
import { Toolbox } from './parts/tools.tsx';
import { Van } from './parts/Van.tsx';

export const partnerToolbox: Drawing = {
  id: 'partnerToolbox',
  ...SUBJECT,
  alt: 'Eine Handwerkerin mit Klemmbrett und ein Handwerker mit Helm stehen vor ihrem Transporter, neben ihnen der Werkzeugkoffer',
  draw: () => (
    <>
      <Tree x={521} y={357} r={46} />
      <Van x={276} y={357} scale={3} />
      <Standing x={238} y={357} scale={1.55} coat="tile-soft" hair="helmet" skin="skin-dark" beard />
      <Standing
        x={132}
        y={357}
        scale={1.55}
        coat="leaf"
        hair="bun"
        hairInk="tile-strong"
        skin="brick"
        arms={['-16 -104 -30 -84 -12 -70', '16 -104 28 -82 14 -72']}
      />
      <Group x={102} y={222} turn={-6}>
        <Rect box="0 0 62 78" rx={4} fill="paper" />
        <Rect box="18 -6 26 12" fill="wool" />
        <Lines x={24} y={26} lengths={[28, 22, 28]} pitch={16} />
        <Path d="M8 25l4 4 7-8M8 41l4 4 7-8M8 57l4 4 7-8" stroke="warm" line={2.5} />
      </Group>
      <Check x={178} y={214} r={16} />
      <Toolbox x={10} y={357} scale={0.9} />
      <GroundLine {...SUBJECT} />
    </>
  ),
};
