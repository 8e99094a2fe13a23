import { type Drawing, SUBJECT } from './drawing.ts';
import { GroundLine } from './parts/Ground.tsx';
import { Hatch } from './parts/Hatch.tsx';
import { Circle, Group, Path, Polygon, Rect } from './parts/marks.tsx';
import { Check, Coins, Lines, Pencil, Sheet } from './parts/paper.tsx';
import { Wool, WoolBox } from './parts/Wool.tsx';

const House = () => (
  <>
    <Polygon points="300 358 300 204 410 108 520 204 520 358" fill="room" stroke="none" />
    <Hatch points="300 204 316 190 316 358 300 358" />
    <Hatch points="520 204 504 190 504 358 520 358" />
    <WoolBox box="278 208 22 150" />
    <WoolBox box="520 208 22 150" />
    <Wool a="258 214 410 84" b="258 240 410 110" step={12} bare />
    <Wool a="562 214 410 84" b="562 240 410 110" step={12} bare />
    <Path d="M258 240L410 110 562 240M258 214V240M562 214V240" />
    <Polygon points="246 222 410 78 574 222 574 212 410 66 246 212" fill="tile" />
    <Rect box="344 232 56 46" fill="glass" />
    <Path d="M372 232v46" line="thin" />
    <Rect box="430 268 42 90" fill="leaf" />
    <Circle x={438} y={316} r={2.5} fill="line" stroke="none" />
    <Circle x={410} y={168} r={17} fill="wool" />
    <Path d="M393 168h34M410 151v34" line="thin" />
  </>
);

export const insulationFunding: Drawing = {
  id: 'insulationFunding',
  ...SUBJECT,
  alt: 'Ein rundum gedämmtes Haus, davor Münzen und ein Förderantrag mit Haken',
  draw: () => (
    <>
      <Group y={10.7} scale={0.97}>
        <House />
      </Group>
      <Sheet x={36} y={110} width={152} height={248} />
      <Path d="M58 152l26-20 26 20M64 148v22h40v-22" />
      <Lines x={58} y={196} lengths={[108, 96, 0, 104, 84, 0, 108, 70]} pitch={17} />
      <Check x={160} y={322} r={22} />
      <Group x={178} y={216} turn={26}>
        <Pencil length={110} />
      </Group>
      <Coins x={226} y={356} count={4} r={26} />
      <Coins x={280} y={356} count={2} r={26} />
      <GroundLine {...SUBJECT} />
    </>
  ),
};
