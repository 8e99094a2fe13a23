import type { Drawing } from './drawing.ts';
import { Circle, Group, Path, Polygon, Rect } from './parts/marks.tsx';
import { Van } from './parts/Van.tsx';

export const stepChoose: Drawing = {
  id: 'stepChoose',
  width: 240,
  height: 150,
  alt: '',
  draw: () => (
    <>
      <Group x={-40}>
        <Polygon points="66 150 66 84 126 34 186 84 186 150" fill="paper" stroke="none" />
        <Path d="M66 150V84M186 150V84" />
        <Polygon points="50 96 126 32 202 96 195 104 126 46 57 104" fill="tile" />
        <Rect box="80 100 30 28" fill="wool" />
        <Rect box="136 104 28 46" fill="leaf" />
        <Circle x={142} y={128} r={2} fill="line" stroke="none" />
        <Circle x={126} y={74} r={11} fill="wool" />
        <Path d="M95 100v28M80 114h30M126 63v22M115 74h22" line="thin" />
      </Group>
      <Van x={166} y={150} />
    </>
  ),
};
