import type { Drawing } from './drawing.ts';
import { PotPlant } from './parts/garden.tsx';
import { Circle, Path, Rect } from './parts/marks.tsx';

export const nextCall: Drawing = {
  id: 'nextCall',
  width: 240,
  height: 150,
  alt: '',
  draw: () => (
    <>
      <Path d="M26 130V150M196 130V150" stroke="current" />
      <Rect box="12 120 198 10" fill="wood" />
      <Rect box="58 30 56 90" rx={9} fill="paper" />
      <Rect box="65 40 42 62" fill="glass" line="thin" />
      <Path d="M74 56h24M74 68h16" line="thin" />
      <Circle x={86} y={111} r={3.5} line="thin" />
      <Path d="M126 58q9 13 0 26M138 50q15 21 0 42" stroke="warm-open" line="strong" />
      <PotPlant x={176} y={120} scale={1.2} />
    </>
  ),
};
