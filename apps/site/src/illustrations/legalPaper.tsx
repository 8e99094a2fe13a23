import { type Drawing, SUBJECT } from './drawing.ts';
import { GroundLine } from './parts/Ground.tsx';
import { Circle, Group, Path, Rect, Words } from './parts/marks.tsx';
import { Lines, Pencil, Sheet } from './parts/paper.tsx';

export const legalPaper: Drawing = {
  id: 'legalPaper',
  ...SUBJECT,
  alt: 'Ein Schriftstück mit Paragrafenzeichen und Unterschrift, daneben Briefkasten und Stift',
  draw: () => (
    <>
      <Group x={6} y={-6} turn={3}>
        <Sheet x={118} y={40} width={196} height={320} fill="wool-soft" />
      </Group>
      <Sheet x={136} y={32} width={204} height={326} />
      <Circle x={178} y={78} r={24} fill="wool" />
      <Words x={178} y={88} size={30}>
        §
      </Words>
      <Lines x={218} y={70} lengths={[74, 92]} pitch={18} />
      <Lines x={160} y={130} lengths={[156, 140, 152, 0, 156, 120, 148, 0, 84]} pitch={19} />
      <Path d="M164 306c16-26 24 16 38-10s14 18 36-4 22 4 34-2" stroke="cold" line={2.5} />
      <Path d="M160 322h126" line="thin" />
      <Group x={296} y={312} turn={32}>
        <Pencil length={150} />
      </Group>
      <Path d="M440 358V214h16v144z" fill="wood" />
      <Path d="M396 216V164q0-34 34-34h60q34 0 34 34v52z" fill="tile" />
      <Path d="M396 216V164q0-34 32-34t32 34v52z" fill="tile-soft" />
      <Rect box="410 166 36 10" rx={4} fill="line" line={1} />
      <Path d="M488 176v-50h24v16h-18" fill="wool" />
      <Path d="M418 158l-10-26 44-12 10 24" fill="paper" />
      <Path d="M408 166h40" line="strong" />
      <GroundLine {...SUBJECT} />
    </>
  ),
};
