import { type Drawing, SUBJECT } from './drawing.ts';
import { GroundLine } from './parts/Ground.tsx';
import { Bush } from './parts/garden.tsx';
import { OutdoorUnit, Pipe } from './parts/heating.tsx';
import { Circle, Path, Rect, Thick } from './parts/marks.tsx';
import { Bricks } from './parts/masonry.tsx';
import { Standing } from './parts/Person.tsx';

/** The old boiler on a sack truck, on its way out. */
const OldBoiler = () => (
  <>
    <Rect box="404 228 84 108" rx={5} fill="pv-line" />
    <Rect box="418 242 56 22" fill="slab" line="thin" />
    <Path d="M432 228v-16h22v-14" line={7} />
    <Path
      d="M446 316c-14 0-17-13-11-22 2 5 5 6 7 6-2-9 2-17 8-22 0 10 9 14 9 25 0 8-5 13-13 13z"
      fill="cellar"
      line="thin"
    />
    <Thick d="M456 340H396V198c0-8 4-11 10-10" fill="pv-line" width={3} />
    <Circle x={404} y={345} r={12} fill="cellar" />
  </>
);

export const newHeatPump: Drawing = {
  id: 'newHeatPump',
  ...SUBJECT,
  alt: 'Eine neue Wärmepumpe steht am Haus und wird angeschlossen, der alte Heizkessel wird auf einer Sackkarre abtransportiert',
  draw: () => (
    <>
      <Bricks box="0 40 112 318" course={26} length={56} />
      <Pipe of="warm-open" line={4.5} d="M112 282H160" />
      <Pipe of="cold-open" line={4.5} d="M112 302H160" />
      <Rect box="98 268 18 48" rx={3} fill="paper" />
      <OutdoorUnit x={146} y={357} width={146} plinth={12} />
      <OldBoiler />
      <Standing
        x={344}
        y={357}
        scale={1.12}
        coat="tile-soft"
        hair="cap"
        hairInk="pv-line"
        beard
        arms={['16 -104 34 -110 54 -150', '-16 -104 -24 -84 -12 -66']}
      />
      <Path d="M508 300h44m-14-12 14 12-14 12" stroke="current" line="strong" />
      <Rect box="22 96 62 84" fill="paper" />
      <Rect box="28 102 50 72" fill="glass" />
      <Path d="M53 102v72" line="thin" />
      <Rect box="16 180 74 8" fill="slab" />
      <Bush x={8} y={357} scale={1.1} />
      <GroundLine {...SUBJECT} />
    </>
  ),
};
