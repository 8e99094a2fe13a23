import type { Drawing } from './drawing.ts';
import { Armchair, FloorLamp, PendantLamp } from './parts/furniture.tsx';
import { GroundLine } from './parts/Ground.tsx';
import { Bush } from './parts/garden.tsx';
import { Hatch } from './parts/Hatch.tsx';
import { Air, FloorPipes, HeatWaves, OutdoorUnit, Pipe, Radiator } from './parts/heating.tsx';
import { Circle, Path, Rect } from './parts/marks.tsx';
import { WoolBox } from './parts/Wool.tsx';

export const heatPumpRoom: Drawing = {
  id: 'heatPumpRoom',
  width: 640,
  height: 400,
  alt: 'Schnitt durch eine gedämmte Wand: draußen eine Luft-Wasser-Wärmepumpe, drinnen ein Wohnzimmer mit Heizkörper und Fußbodenheizung, verbunden durch Vorlauf und Rücklauf',
  draw: () => (
    <>
      <Rect box="330 0 310 366" fill="room" stroke="none" />
      <Hatch box="294 0 36 400" bare />
      <WoolBox box="258 0 36 400" line={1.8} bare />
      <Path d="M258 0V400M294 0V400M330 0V400M249 1.1H640" />
      <Path d="M250 0V400" line="ground" />
      <Rect box="330 366 310 34" fill="slab" />
      <FloorPipes x={350} to={632} y={378} pitch={24} r={4.5} />
      <Pipe of="warm-open" line={4.5} d="M200 302H250" />
      <Pipe of="cold-open" line={4.5} d="M200 320H250" />
      <Pipe of="warm" line={4.5} d="M252 302H362" />
      <Pipe of="cold" line={4.5} d="M252 320H362" />
      <Radiator x={362} y={366} width={104} height={84} />
      <HeatWaves x={388} y={254} />
      <Rect box="374 96 76 92" fill="paper" />
      <Path d="M384 178V106h56v72zM384 164l18-22 14 14 10-12 14 18" line="thin" />
      <Circle x={424} y={122} r={6} fill="wool" line="thin" />
      <PendantLamp x={540} y={0} drop={40} scale={1.7} />
      <Armchair x={480} y={366} scale={1.1} />
      <FloorLamp x={606} y={366} height={190} />
      <OutdoorUnit x={66} y={398} width={158} plinth={12} />
      <Air x={50} y={328} scale={1.1} stroke="cold-open" />
      <Bush x={4} y={398} scale={1.1} />
      <GroundLine width={640} height={400} />
    </>
  ),
};
