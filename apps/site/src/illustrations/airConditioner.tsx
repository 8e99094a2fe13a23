import { type Drawing, SUBJECT } from './drawing.ts';
import { Sofa } from './parts/furniture.tsx';
import { GroundLine } from './parts/Ground.tsx';
import { PotPlant, SunOrMoon } from './parts/garden.tsx';
import { Hatch } from './parts/Hatch.tsx';
import { OutdoorUnit, Pipe } from './parts/heating.tsx';
import { Circle, Path, Rect, Thick } from './parts/marks.tsx';
import { Sitting } from './parts/Person.tsx';

export const airConditioner: Drawing = {
  id: 'airConditioner',
  ...SUBJECT,
  alt: 'Schnitt durch ein Wohnzimmer mit Klimagerät an der Wand, das kühle Luft ausbläst, das Außengerät hängt draußen an der Fassade',
  draw: () => (
    <>
      <SunOrMoon x={68} y={62} r={34} />
      <Rect box="232 14 318 344" fill="room" stroke="none" />
      <Hatch box="202 14 30 344" />
      <Path d="M197 14V358" line="strong" />
      <Path d="M232 14H550V358" />
      <OutdoorUnit x={58} y={268} width={124} plinth={8} />
      <Thick d="M80 276l112 44M52 274h141" fill="pv-line" width={3} />
      <Pipe of="cold" line={4} d="M182 192H240V92H262" />
      <Pipe of="warm" line={4} d="M182 206H250V104H262" />
      <Rect box="258 66 152 52" rx={9} fill="paper" />
      <Path d="M274 104h120M274 94h84" line="thin" />
      <Path d="M396 80h.01" stroke="leaf" line={7} />
      <Path d="M282 130c2 18 22 22 18 44M322 130c2 18 26 20 26 44M362 130c4 18 30 16 36 38" stroke="air" line={3.5} />
      <Rect box="452 70 72 92" fill="paper" />
      <Path d="M459 77h26v78h-26zM491 77h26v78h-26z" fill="glass" />
      <Circle x={508} y={92} r={9} fill="sun" line="thin" />
      <Path d="M446 162h84v7h-84z" fill="slab" />
      <Sofa x={276} y={357} scale={1.5} fill="leaf" />
      <Sitting x={332} y={350} scale={1.14} coat="tile-soft" hair="long" chair={false} arm="3 -84 20 -62 30 -58" />
      <PotPlant x={506} y={357} scale={1.5} />
      <GroundLine {...SUBJECT} />
    </>
  ),
};
