import { type Drawing, SUBJECT } from './drawing.ts';
import { Armchair, FloorLamp } from './parts/furniture.tsx';
import { GroundLine } from './parts/Ground.tsx';
import { PotPlant } from './parts/garden.tsx';
import { Circle, Group, Path, Rect } from './parts/marks.tsx';
import { Arm, Standing } from './parts/Person.tsx';

const Box = ({ x, y, size = 52 }: { x: number; y: number; size?: number }) => (
  <>
    <Rect box={`${x} ${y - size} ${size + 10} ${size}`} fill="wood" />
    <Path d={`M${x} ${y - size + 14}h${size + 10}M${x + size / 2 - 1} ${y - size}v22h12v-22`} line="thin" />
  </>
);

/** The van, its rear door open, the lift gate down to the ground. */
const RemovalVan = () => (
  <>
    <Path d="M196 320V120q0-8 8-8H414q8 0 8 8V320z" fill="paper" />
    <Path d="M422 320V182h62q8 0 13 8l27 48q4 6 4 14v68z" fill="tile-soft" />
    <Path d="M440 198h42l24 44h-66z" fill="glass" />
    <Path d="M440 262h14M520 278h8" />
    <Path d="M218 134h92v164h-92z" fill="cellar" />
    <Path d="M196 246h226" stroke="tile" line={12} />
    <Path d="M196 240h226M196 252h226" line="thin" />
    <Path d="M338 198v-34l36-26 36 26v34z" fill="wool" />
    <Path d="M364 198v-22h20v22" line="thin" />
    <Path d="M196 316H528v14H196z" fill="pv" />
    <Circle x={268} y={328} r={28} fill="cellar" />
    <Circle x={462} y={328} r={28} fill="cellar" />
    <Path d="M268 328h.01M462 328h.01" line={16} />
  </>
);

export const movingVan: Drawing = {
  id: 'movingVan',
  ...SUBJECT,
  alt: 'Ein Umzugswagen wird beladen: Zwei Personen tragen Kartons, daneben warten Sessel, Lampe und Pflanze',
  draw: () => (
    <>
      <RemovalVan />
      <Box x={228} y={298} size={48} />
      <Box x={236} y={250} size={40} />
      <FloorLamp x={176} y={357} height={150} />
      <Armchair x={6} y={357} scale={0.82} />
      <PotPlant x={228} y={357} scale={1.1} />
      <Standing
        x={130}
        y={357}
        scale={1.22}
        coat="leaf"
        hair="cap"
        hairInk="pv-line"
        skin="brick"
        beard
        arms={['-14 -104 -2 -84 30 -74']}
        profile
      />
      <Box x={138} y={288} size={48} />
      <Standing x={350} y={357} scale={1.22} coat="wool" hair="bun" skin="skin-dark" arms={[]} />
      <Box x={319} y={286} size={52} />
      <Group x={350} y={357} scale={1.22}>
        <Arm to="-17 -104 -32 -84 -26 -68" coat="wool" skin="skin-dark" />
        <Arm to="17 -104 32 -84 26 -68" coat="wool" skin="skin-dark" />
      </Group>
      <GroundLine {...SUBJECT} />
    </>
  ),
};
