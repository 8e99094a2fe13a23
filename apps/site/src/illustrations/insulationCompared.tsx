import { type Drawing, SUBJECT } from './drawing.ts';
import { Armchair } from './parts/furniture.tsx';
import { GroundLine } from './parts/Ground.tsx';
import { Tree } from './parts/garden.tsx';
import { Hatch } from './parts/Hatch.tsx';
import { HeatWaves, Pipe, Radiator } from './parts/heating.tsx';
import { Group, Path, Polygon } from './parts/marks.tsx';
import { Wool, WoolBox } from './parts/Wool.tsx';

/** Rafters without anything between them, a bare wall, a bare floor. */
const Before = () => (
  <>
    <Polygon points="280 92 130 212 130 358 280 358" fill="cellar" stroke="none" />
    <Hatch points="130 212 148 197.6 148 358 130 358" />
    <Path d="M148 334H280V358H148z" fill="slab" />
    <Path d="M280 92L98 237.6V205.6L280 60z" fill="wood" />
    <Path d="M272 76L104 210M272 88L104 222" line="thin" />
    <Radiator x={178} y={334} width={80} height={56} />
    <HeatWaves x={196} y={246} count={3} pitch={22} scale={1.2} />
  </>
);

/** Wool between and on the rafters, before the wall and under the floor. */
const After = () => (
  <>
    <Polygon points="280 92 430 212 430 358 280 358" fill="room" stroke="none" />
    <Hatch points="430 212 412 197.6 412 358 430 358" />
    <WoolBox box="430 220 32 138" />
    <Path d="M466 240V358" line="strong" />
    <Path d="M280 334H412V342H280z" fill="slab" />
    <WoolBox box="280 342 132 16" />
    <Wool a="280 60 462 205.6" b="280 92 462 237.6" step={13} />
    <Armchair x={300} y={334} scale={0.94} />
    <Pipe of="warm" line={3.5} d="M316 190v-14c0-22 34-22 34 0v20m-11-11 11 12 11-12" />
  </>
);

export const insulationCompared: Drawing = {
  id: 'insulationCompared',
  ...SUBJECT,
  alt: 'Schnitt durch ein Haus vor und nach der Dämmung: Links entweicht die Wärme durch Dach und Wand, rechts halten gelbe Dämmschichten in Dach, Wand und Boden sie im Raum',
  draw: () => (
    <>
      <HeatWaves x={116} y={150} of="warm-open" count={1} scale={1.3} />
      <HeatWaves x={166} y={110} of="warm-open" count={1} scale={1.3} />
      <HeatWaves x={216} y={70} of="warm-open" count={1} scale={1.3} />
      <Group x={106} y={270} turn={-90}>
        <HeatWaves x={-50} y={0} of="warm-open" count={3} pitch={28} scale={1.3} />
      </Group>
      <Before />
      <After />
      <Path d="M280 92V358" dash="9 7" />
      <Polygon points="86 215 280 60 474 215 474 203 280 46 86 203" fill="tile" />
      <Tree x={520} y={357} r={40} />
      <GroundLine {...SUBJECT} />
    </>
  ),
};
