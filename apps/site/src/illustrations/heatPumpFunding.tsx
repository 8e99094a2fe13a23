import { type Drawing, SUBJECT } from './drawing.ts';
import { GroundLine } from './parts/Ground.tsx';
import { Bush } from './parts/garden.tsx';
import { Air, OutdoorUnit } from './parts/heating.tsx';
import { Group, Path, Rect } from './parts/marks.tsx';
import { Check, Coins, Lines, Pencil, Sheet } from './parts/paper.tsx';

export const heatPumpFunding: Drawing = {
  id: 'heatPumpFunding',
  ...SUBJECT,
  alt: 'Eine Wärmepumpe im Garten, daneben ein Förderantrag mit Haken und wachsende Münzstapel',
  draw: () => (
    <>
      <Group turn={-3} x={4} y={14}>
        <Sheet x={318} y={40} width={186} height={250} />
        <Rect box="340 66 60 14" fill="wool" line="thin" />
        <Lines x={340} y={108} lengths={[132, 118, 136, 0, 128, 96]} pitch={20} />
        <Path d="M340 242c16-24 22 14 34-8s14 14 30-2" stroke="cold" line={2} />
        <Path d="M340 254h84" line="thin" />
      </Group>
      <Check x={486} y={262} r={30} />
      <Group x={298} y={206} turn={24}>
        <Pencil length={126} />
      </Group>
      <Coins x={300} y={356} count={2} r={28} />
      <Coins x={362} y={356} count={4} r={28} />
      <Coins x={424} y={356} count={6} r={28} />
      <Coins x={486} y={356} count={3} r={28} />
      <OutdoorUnit x={72} y={357} width={176} plinth={12} />
      <Air x={56} y={280} scale={1.1} stroke="cold-open" />
      <Bush x={2} y={357} scale={1.1} />
      <GroundLine {...SUBJECT} />
    </>
  ),
};
