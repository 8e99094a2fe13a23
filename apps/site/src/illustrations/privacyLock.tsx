import { type Drawing, SUBJECT } from './drawing.ts';
import { GroundLine } from './parts/Ground.tsx';
import { Circle, Group, Path, Rect } from './parts/marks.tsx';
import { Lines, Sheet } from './parts/paper.tsx';

export const privacyLock: Drawing = {
  id: 'privacyLock',
  ...SUBJECT,
  alt: 'Ein Aktenschrank mit Schloss, in dessen offener Schublade Unterlagen stehen, daneben ein großer Schlüssel',
  draw: () => (
    <>
      <Rect box="96 60 190 298" fill="paper" />
      <Path d="M108 74h166v80H108zM108 262h166v82H108z" fill="cellar" />
      <Rect box="164 104 54 16" rx={4} fill="slab" />
      <Rect box="164 292 54 16" rx={4} fill="slab" />
      <Path d="M108 168h166v80H108z" fill="pv" />
      <Sheet x={128} y={142} width={70} height={90} />
      <Lines x={138} y={164} lengths={[34, 46]} />
      <Sheet x={184} y={152} width={70} height={84} fill="wool-soft" />
      <Lines x={194} y={174} lengths={[32, 44]} />
      <Rect box="90 196 202 62" fill="slab" />
      <Rect box="164 220 54 16" rx={4} fill="paper" />
      <Path d="M340 212v-46c0-62 96-62 96 0v46" line={21} />
      <Path d="M340 212v-46c0-62 96-62 96 0v46" stroke="pv-line" line={16} />
      <Rect box="312 204 152 128" rx={12} fill="wool" />
      <Circle x={388} y={256} r={15} fill="line" line={1} />
      <Path d="M388 262v34" line={11} />
      <Path d="M340 332v26h96v-26" fill="wood" />
      <Group x={506} y={146} turn={90}>
        <Circle x={0} y={0} r={27} fill="tile-soft" />
        <Circle x={0} y={0} r={10} fill="paper" />
        <Path d="M27-7h136v26h-16v-12h-14v18h-16v-18H27z" fill="tile-soft" />
      </Group>
      <Path d="M506 118V98" line="thin" stroke="current" />
      <Path d="M500 98h12" line={5} stroke="current" />
      <GroundLine {...SUBJECT} />
    </>
  ),
};
