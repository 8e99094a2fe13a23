import { type Drawing, SUBJECT } from './drawing.ts';
import { GroundLine } from './parts/Ground.tsx';
import { Circle, Group, Path, Thick } from './parts/marks.tsx';
import { Bust, Standing } from './parts/Person.tsx';
import { Pin } from './parts/Pin.tsx';
import { Check } from './parts/paper.tsx';
import { Roller, Toolbox } from './parts/tools.tsx';

/** The lens stands on nothing: who looks for someone holds it. */
const Lens = () => (
  <>
    <Thick d="M372 268L438 334" fill="wood" width={18} />
    <Thick d="M352 248l14 14" fill="pv-line" width={12} />
    <Circle x={262} y={158} r={126} fill="glass" />
    <Bust
      x={262}
      y={281}
      scale={2.3}
      coat="tile-soft"
      hair="helmet"
      hairInk="pv-line"
      beard
      arms={['-16 -38 -24 -22 -6 -14', '16 -38 24 -22 6 -18']}
    />
    <Thick d="M136 158a126 126 0 1 0 252 0a126 126 0 1 0-252 0z" fill="paper" width={10} />
    <Path d="M166 108c10-22 26-38 46-46M160 138c0-5 1-9 2-13" stroke="paper" line={4} />
  </>
);

export const craftSearch: Drawing = {
  id: 'craftSearch',
  ...SUBJECT,
  alt: 'Drei Fachleute mit Farbrolle, Helm und Werkzeugkoffer, über ihnen Ortsmarken, die mittlere Person steht groß unter einer Lupe',
  draw: () => (
    <>
      <Pin x={110} y={146} fill="leaf" />
      <Pin x={484} y={146} fill="wool" scale={1.1} />
      <Group x={62} y={270} turn={-8}>
        <Roller fill="leaf" scale={0.9} />
      </Group>
      <Standing
        x={118}
        y={357}
        scale={1.28}
        coat="wool"
        hair="cap"
        skin="skin-dark"
        trousers="slab"
        arms={['-16 -104 -34 -92 -42 -70', '16 -104 24 -84 17 -66']}
      />
      <Standing
        x={484}
        y={357}
        scale={1.28}
        coat="leaf"
        hair="bun"
        hairInk="tile-strong"
        skin="brick"
        arms={['-16 -104 -22 -84 -19 -64', '16 -104 34 -108 38 -134']}
      />
      <Lens />
      <Check x={362} y={66} r={26} />
      <Toolbox x={166} y={357} scale={0.62} />
      <GroundLine {...SUBJECT} />
    </>
  ),
};
