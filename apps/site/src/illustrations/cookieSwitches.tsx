import { type Drawing, SUBJECT } from './drawing.ts';
import { GroundLine } from './parts/Ground.tsx';
import { Circle, Path, Rect, Thick } from './parts/marks.tsx';
import { Standing } from './parts/Person.tsx';
import { Lines } from './parts/paper.tsx';

/** One row of the board: a switch with what it is about. */
const Switch = ({ y, on }: { y: number; on: boolean }) => (
  <>
    <Lines x={226} y={y + 14} lengths={[86, 64]} pitch={16} />
    <Rect box={`374 ${y} 88 44`} rx={22} fill={on ? 'leaf' : 'slab'} />
    <Circle x={on ? 440 : 396} y={y + 22} r={17} fill="paper" />
    {on && <Path d={`M433 ${y + 22}l5 6 10-11`} />}
  </>
);

export const cookieSwitches: Drawing = {
  id: 'cookieSwitches',
  ...SUBJECT,
  alt: 'Eine Tafel mit drei Schaltern, der erste steht auf an, ein Mann stellt die übrigen ein, oben liegt ein angebissener Keks',
  draw: () => (
    <>
      <Thick d="M230 320v36M458 320v36" fill="wood" width={6} />
      <Rect box="196 52 296 272" rx={10} fill="paper" />
      <Switch y={88} on />
      <Path d="M216 150h256M216 232h256" line="thin" />
      <Switch y={168} on={false} />
      <Switch y={250} on={false} />
      <Path d="M506 24a40 40 0 1 0 38 52c-10 4-18-2-18-10-12 2-18-6-16-14-10-4-12-18-4-28z" fill="wood" />
      <Path d="M486 52h.01M500 84h.01M480 78h.01M522 92h.01" line={9} />
      <Standing
        x={124}
        y={357}
        scale={1.55}
        coat="water"
        hairInk="line"
        profile
        arms={['10 -102 34 -92 62 -98', '-14 -102 -20 -84 -14 -66']}
      />
      <GroundLine {...SUBJECT} />
    </>
  ),
};
