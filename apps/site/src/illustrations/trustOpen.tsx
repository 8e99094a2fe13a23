import type { Drawing } from './drawing.ts';
import { Circle, Path } from './parts/marks.tsx';

export const trustOpen: Drawing = {
  id: 'trustOpen',
  width: 68,
  height: 64,
  alt: '',
  draw: () => (
    <>
      <Path d="M34 10v46M22 57h24M12 18h44" stroke="current" />
      <Circle x={34} y={11} r={4.5} fill="wool" />
      <Path d="M12 18L3 40c0 8 18 8 18 0zM56 18l-9 22c0 8 18 8 18 0z" fill="paper" />
      <Path d="M3 40h18c0 8-18 8-18 0zM47 40h18c0 8-18 8-18 0z" fill="wool" />
    </>
  ),
};
