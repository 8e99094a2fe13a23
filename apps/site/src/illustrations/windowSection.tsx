import { type Drawing, SUBJECT } from './drawing.ts';
import { GroundLine } from './parts/Ground.tsx';
import { PotPlant, SunOrMoon } from './parts/garden.tsx';
import { Hatch } from './parts/Hatch.tsx';
import { Pipe } from './parts/heating.tsx';
import { Path, Rect } from './parts/marks.tsx';
import { WoolBox } from './parts/Wool.tsx';

export const windowSection: Drawing = {
  id: 'windowSection',
  ...SUBJECT,
  alt: 'Schnitt durch ein Fenster mit drei Scheiben: Rahmen und Flügel mit Luftkammern, Dichtungen und Abstandhalter, außen kalte Luft, innen bleibt die Wärme im Raum',
  draw: () => (
    <>
      <Rect box="336 0 224 358" fill="room" stroke="none" />
      <SunOrMoon x={74} y={70} r={30} rays={10} />
      <Pipe of="cold-open" line={3.5} d="M40 166h90m-16-13 16 13-16 13M70 214h60m-16-13 16 13-16 13" />
      <Hatch box="246 300 108 58" />
      <WoolBox box="186 300 60 58" step={26} along="y" />
      <Path d="M180 300V358" line="strong" />
      <Path d="M160 292l60-14v20l-56 10z" fill="slab" />
      <Path d="M350 286h118v14H350z" fill="wood" />
      <Path d="M212 300v-66h22v18h112v48z" fill="paper" />
      <Path d="M222 290v-44M222 268h24v22M256 262v28h24v-28zM290 262v28h44v-28zM312 262v28" line="thin" />
      <Rect box="236 238 106 16" fill="cellar" stroke="none" />
      <Path d="M234 242v-64h120v26h-14v38z" fill="paper" />
      <Path d="M244 232v-44h24v44zM278 232v-44h24v44zM312 232v-38h34M312 214h22" line="thin" />
      <Path d="M240 178V0h14v178zM284 178V0h14v178zM328 178V0h14v178z" fill="glass" />
      <Path d="M240 1.1H560" />
      <Path d="M244 70l6-16M288 70l6-16M332 70l6-16M244 110l6-16M288 110l6-16M332 110l6-16" stroke="paper" line={2.5} />
      <Path
        d="M254 160h30v18h-30zM298 160h30v18h-30zM234 170h6v14h-6zM342 170h8v14h-8zM228 240h8v8h-8zM340 234h10v10h-10z"
        fill="line"
        stroke="none"
      />
      <Path d="M350 210h22v-34c0-8 10-8 10 0v44h-32z" fill="slab" />
      <Pipe
        of="warm"
        line={4}
        d="M520 54H404c-22 0-22 34 0 34h56m-16-13 16 13-16 13M520 134H424c-18 0-18 30 0 30h56m-16-13 16 13-16 13"
      />
      <PotPlant x={430} y={286} scale={1.3} />
      <GroundLine {...SUBJECT} />
    </>
  ),
};
