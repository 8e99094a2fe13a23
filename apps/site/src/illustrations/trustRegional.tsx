import type { Drawing } from './drawing.ts';
import { Ellipse, Path } from './parts/marks.tsx';

export const trustRegional: Drawing = {
  id: 'trustRegional',
  width: 68,
  height: 64,
  alt: '',
  draw: () => (
    <>
      <Ellipse x={34} y={55} rx={22} ry={6} fill="slab" />
      <Path d="M34 55C48 40 53 32 53 24A19 19 0 0 0 15 24c0 8 5 16 19 31z" fill="tile" />
      <Path d="M24 27l10-9 10 9v9H24z" fill="paper" />
    </>
  ),
};
