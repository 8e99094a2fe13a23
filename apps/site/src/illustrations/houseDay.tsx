import type { Drawing } from './drawing.ts';
import { Sun } from './parts/garden.tsx';

/** What stands in the sky above `house` by day, to be laid behind it. */
export const houseDay: Drawing = {
  id: 'houseDay',
  width: 800,
  height: 700,
  alt: '',
  draw: () => <Sun x={690} y={92} r={44} />,
};
