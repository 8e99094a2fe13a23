import { type Drawing, SUBJECT } from './drawing.ts';
import { FloorLamp } from './parts/furniture.tsx';
import { GroundLine } from './parts/Ground.tsx';
import { PotPlant } from './parts/garden.tsx';
import { Circle, Group, Path, Rect, Thick } from './parts/marks.tsx';
import { Arm } from './parts/Person.tsx';

/** Someone in a wheelchair at the desk, in profile to the right. */
const Reader = () => (
  <Group x={176} y={357} scale={1.32}>
    <Path d="M-34-96v52" line={4.5} />
    <Thick d="M-6-58H34l10 46" fill="pv" width={13} />
    <Rect box="38 -10 22 7" rx={3} fill="line" line={1} />
    <Path d="M-24-50v-36c0-13 7-18 17-18s16 5 16 18v36z" fill="leaf" />
    <Circle x={-2} y={-118} r={13} fill="wood" />
    <Path d="M5-118h.01M3-112q3 1 5-1" line={2} />
    <Path d="M-15-102c-5-5-4-16-2-22 4-13 26-13 30 0-6-3-14-2-17 4-3 8-4 12-4 18z" fill="tile-strong" line={2} />
    <Path d="M-30-50H22v16M22-34L44-8" line={4.5} />
    <Circle x={-8} y={-34} r={33} fill="cellar" />
    <Path d="M-8-67V-1M-41-34H25M-31-57L15-11M15-57L-31-11" line="thin" />
    <Circle x={-8} y={-34} r={6} fill="wool" />
    <Circle x={40} y={-7} r={6} fill="paper" />
    <Arm to="-4 -90 16 -72 44 -76" coat="leaf" />
  </Group>
);

export const accessDesk: Drawing = {
  id: 'accessDesk',
  ...SUBJECT,
  alt: 'Eine Frau im Rollstuhl liest am Schreibtisch eine Seite mit großer Schrift am Bildschirm und bedient sie mit der Tastatur',
  draw: () => (
    <>
      <Path d="M24 358V28q0-8 8-8H528q8 0 8 8V358z" fill="room" />
      <Rect box="290 84 190 130" rx={6} fill="paper" />
      <Rect box="304 98 162 102" fill="cellar" line="thin" />
      <Path d="M318 120h84" line={9} />
      <Path d="M318 144h132M318 160h120M318 176h64" line={4} />
      <Rect box="398 168 54 20" rx={4} fill="tile-strong" line={4.5} />
      <Path d="M376 214h18v22h-18z" fill="slab" />
      <Rect box="344 234 84 8" fill="slab" />
      <Path d="M236 242h66l6 8h-78z" fill="paper" />
      <Path d="M462 242v-22h24v22z" fill="tile-soft" />
      <Path d="M486 226c10 0 10 12 0 12" />
      <Rect box="222 248 300 12" rx={3} fill="wood" />
      <Path d="M288 260V358M508 260V358" line={4.5} />
      <Path d="M60 84h110v12H60z" fill="wood" />
      <Path d="M70 84V48h14v36zM84 84V42h12v42zM96 84V54h16v30z" fill="wool" />
      <PotPlant x={146} y={84} scale={0.75} />
      <Reader />
      <FloorLamp x={70} y={357} height={190} />
      <GroundLine {...SUBJECT} />
    </>
  ),
};
