import { type Drawing, SUBJECT } from './drawing.ts';
import { GroundLine } from './parts/Ground.tsx';
import { Circle, Group, Path, Polygon, Rect, Words } from './parts/marks.tsx';
import { Standing } from './parts/Person.tsx';
import { Coins, Lines, Sheet } from './parts/paper.tsx';

/** A house as a money box, a coin falling into its roof. */
const HouseBank = () => (
  <>
    <Polygon points="196 358 196 216 306 122 416 216 416 358" fill="paper" />
    <Polygon points="172 222 306 106 440 222 432 234 306 128 180 234" fill="tile" />
    <Path d="M290 118h32" line={6} />
    <Circle x={306} y={58} r={30} fill="wool" />
    <Words x={306} y={71} size={38}>
      €
    </Words>
    <Path d="M258 56h-22M264 34l-16-10M354 56h22M348 34l16-10" stroke="current" />
    <Path d="M222 254h62v48h-62z" fill="glass" />
    <Path d="M253 254v48M214 308h78" line="thin" />
    <Rect box="328 262 50 96" fill="leaf" />
    <Circle x={338} y={314} r={3} fill="line" stroke="none" />
    <Circle x={306} y={184} r={20} fill="wool-soft" />
    <Path d="M286 184h40M306 164v40" line="thin" />
  </>
);

export const funding: Drawing = {
  id: 'funding',
  ...SUBJECT,
  alt: 'Ein Haus als Spardose, in dessen Dach eine Münze fällt, daneben eine Eigentümerin mit Förderbescheid und Münzstapel',
  draw: () => (
    <>
      <HouseBank />
      <Standing
        x={102}
        y={357}
        scale={1.3}
        coat="leaf"
        hair="long"
        hairInk="pv-line"
        skin="brick"
        glasses
        arms={['16 -104 28 -86 34 -74', '-16 -104 -22 -82 -2 -72']}
      />
      <Group x={118} y={216} turn={8}>
        <Sheet x={0} y={0} width={60} height={76} />
        <Lines x={10} y={26} lengths={[38, 30, 38]} />
      </Group>
      <Coins x={470} y={356} count={4} r={27} />
      <Coins x={528} y={356} count={7} r={27} />
      <GroundLine {...SUBJECT} />
    </>
  ),
};
