import type { Drawing } from './drawing.ts';
import { Circle, Path, Rect } from './parts/marks.tsx';

export const trustAnswer: Drawing = {
  id: 'trustAnswer',
  width: 68,
  height: 64,
  alt: '',
  draw: () => (
    <>
      <Rect box="4 14 48 36" rx={3} fill="paper" />
      <Path d="M4 17l24 19 24-19" />
      <Circle x={50} y={44} r={15} fill="wool" />
      <Path d="M50 35v9l6 4" />
    </>
  ),
};
