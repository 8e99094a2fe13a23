import type { Drawing } from './drawing.ts';
import { Coins } from './parts/paper.tsx';

export const trustFree: Drawing = {
  id: 'trustFree',
  width: 68,
  height: 64,
  alt: '',
  draw: () => <Coins x={34} y={60} count={3} r={21} />,
};
