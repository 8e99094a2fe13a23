import { type Drawing, SUBJECT } from './drawing.ts';
import { GroundLine } from './parts/Ground.tsx';
import { SunOrMoon } from './parts/garden.tsx';
import { Hatch } from './parts/Hatch.tsx';
import { TileTicks } from './parts/HouseShell.tsx';
import { Pipe, Tank } from './parts/heating.tsx';
import { Group, Path, Polygon, Rect } from './parts/marks.tsx';

/** A flat collector on the slope: glass, the winding absorber, its insulated case. */
const Collector = () => (
  <Group x={108} y={168} turn={-40.6}>
    <Rect box="0 -44 190 26" rx={3} fill="paper" />
    <Rect box="6 -40 178 10" fill="glass" line="thin" />
    <Path d="M14-24h162" stroke="warm" line={4} dash="10 7" />
    <Path d="M24-18v10M166-18v10" />
  </Group>
);

export const solarThermal: Drawing = {
  id: 'solarThermal',
  ...SUBJECT,
  alt: 'Schnitt durch ein Haus mit Solarthermie: Der Kollektor auf dem Dach erwärmt über einen Rohrkreis den Speicher im Haus, der Dusche und Waschbecken versorgt',
  draw: () => (
    <>
      <SunOrMoon x={50} y={52} r={26} />
      <Polygon points="120 358 120 178 300 24 480 178 480 358" fill="room" stroke="none" />
      <Hatch points="120 180 138 164 138 358 120 358" spacing={9} />
      <Hatch points="480 180 462 164 462 358 480 358" spacing={9} />
      <Polygon points="76 202 300 10 524 202 515 213 300 29 85 213" fill="tile" />
      <TileTicks from={[306, 15]} to={[521, 199]} count={14} reach={[3, -3.5]} />
      <Collector />
      <Pipe of="warm" line={4} d="M226 108V250H200" />
      <Pipe of="cold" line={4} d="M148 174V318H168" />
      <Tank x={166} y={206} width={74} height={146} turns={4} />
      <Pipe of="warm" line={4} d="M240 240H262V186H370V214" />
      <Path d="M352 214h36l-7 11h-22z" fill="line" line="thin" />
      <Path d="M360 234v16M370 234v28M380 234v16M360 260v14M370 274v14M380 260v14" stroke="cold" line={2.5} />
      <Path d="M320 334h100v10q0 14-14 14h-72q-14 0-14-14z" fill="paper" />
      <Path d="M430 220V358" line="thin" />
      <Path d="M262 296h44v10c0 14-12 22-22 22s-22-8-22-22zM278 328v30h12v-30" fill="paper" />
      <Path d="M284 296v-18h-12v6" line="strong" />
      <GroundLine {...SUBJECT} />
    </>
  ),
};
