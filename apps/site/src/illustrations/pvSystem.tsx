import { type Drawing, SUBJECT } from './drawing.ts';
import { Battery, Cable, Car, Inverter, Meter, Socket } from './parts/electrics.tsx';
import { PendantLamp } from './parts/furniture.tsx';
import { GroundLine } from './parts/Ground.tsx';
import { SunOrMoon } from './parts/garden.tsx';
import { Hatch } from './parts/Hatch.tsx';
import { ModuleRow, TileTicks } from './parts/HouseShell.tsx';
import { Group, Path, Polygon, Rect } from './parts/marks.tsx';

export const pvSystem: Drawing = {
  id: 'pvSystem',
  ...SUBJECT,
  alt: 'Schnitt durch ein Haus mit Solaranlage: Leitungen führen von den Modulen auf dem Dach zum Wechselrichter, von dort zu Speicher, Steckdose, Zähler und zur Ladestation eines Autos',
  draw: () => (
    <>
      <SunOrMoon x={52} y={54} r={28} rays={10} />
      <Polygon points="84 358 84 170 226 50 368 170 368 358" fill="room" stroke="none" />
      <Hatch points="84 170 100 157 100 358 84 358" spacing={9} />
      <Hatch points="368 170 352 157 352 358 368 358" spacing={9} />
      <Rect box="100 230 252 12" fill="slab" />
      <Polygon points="44 192 226 36 408 192 400 202 226 54 52 202" fill="tile" />
      <TileTicks from={[232, 40]} to={[406, 190]} count={12} reach={[3, -3.4]} />
      <Group x={207.4} y={42.7} turn={2.4} flip>
        <ModuleRow from={[0, 0]} count={3} step={[46, 42.9]} />
      </Group>
      <Cable d="M132 106V268M160 290H214M238 268V214M266 290H312V226M312 290V306H410" />
      <Inverter x={104} y={268} />
      <Battery x={210} y={356} width={58} height={88} />
      <Socket x={238} y={204} scale={0.7} />
      <Meter x={290} y={168} scale={0.8} />
      <PendantLamp x={226} y={78} drop={20} scale={1.3} />
      <Path d="M312 168V128" line="thin" />
      <Path d="M402 282h26v76h-26z" fill="paper" />
      <Path d="M408 292h14v14h-14z" fill="leaf" line="thin" />
      <Path d="M428 318c12 0 2 24 16 20" />
      <Car x={434} y={357} scale={0.8} />
      <Path d="M526 300V80M504 108h44M510 132h32" line="strong" stroke="current" />
      <Cable d="M350 130C420 148 480 138 526 112" stroke="current" />
      <GroundLine {...SUBJECT} />
    </>
  ),
};
