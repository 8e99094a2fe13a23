import { type Drawing, SUBJECT } from './drawing.ts';
import { GroundLine } from './parts/Ground.tsx';
import { Path, Polygon, Rect } from './parts/marks.tsx';
import { Anchors, Bricks } from './parts/masonry.tsx';
import { Standing } from './parts/Person.tsx';
import { Scaffold } from './parts/Scaffold.tsx';
import { WoolBox } from './parts/Wool.tsx';

const Boards = () => (
  <>
    {['152 270 100 86', '252 270 100 86', '152 184 100 86', '202 98 0 0'].slice(0, 3).map((box) => (
      <WoolBox key={box} box={box} along="x" step={22} line={1.6} />
    ))}
    <Anchors
      at={[
        [174, 292],
        [230, 334],
        [274, 292],
        [330, 334],
        [174, 206],
        [230, 248],
      ]}
    />
  </>
);

export const insulationCrew: Drawing = {
  id: 'insulationCrew',
  ...SUBJECT,
  alt: 'Zwei Fachleute dämmen eine Backsteinwand: Eine Person auf dem Gerüst setzt eine Dämmplatte an, die andere bringt die nächste',
  draw: () => (
    <>
      <Bricks box="152 40 320 318" course={24} length={52} />
      <Rect box="376 232 74 84" fill="paper" />
      <Path d="M382 238h62v72h-62z" fill="glass" />
      <Path d="M413 238v72" line="thin" />
      <Rect box="370 316 86 8" fill="slab" />
      <Boards />
      <Polygon points="132 44 152 18 492 18 512 44" fill="tile" />
      <Scaffold x={146} y={357} bays={2} bay={176} decks={[196]} top={120} />
      <Standing
        x={392}
        y={196}
        scale={0.98}
        coat="tile-soft"
        hair="helmet"
        flip
        arms={['16 -104 34 -96 54 -92', '-16 -104 8 -84 52 -76']}
      />
      <WoolBox box="254 92 86 86" along="x" step={22} line={1.6} />
      <Standing x={70} y={357} coat="leaf" hair="helmet" skin="skin-dark" beard arms={['-16 -104 -24 -84 -6 -66']} />
      <WoolBox box="56 256 92 70" along="x" step={19} line={1.6} />
      <GroundLine {...SUBJECT} />
    </>
  ),
};
