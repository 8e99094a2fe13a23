import type { Drawing } from './drawing.ts';
import { Group, Path, Rect } from './parts/marks.tsx';
import { Pencil } from './parts/paper.tsx';

export const stepRequest: Drawing = {
  id: 'stepRequest',
  width: 240,
  height: 150,
  alt: '',
  draw: () => (
    <Group x={-40}>
      <Group turn={-3}>
        <Rect box="74 22 112 132" rx={6} fill="paper" />
        <Rect box="108 16 44 14" fill="wool" />
        <Path d="M96 74l34-26 34 26M104 70v26h52V70M124 96V82h12v14" />
        <Path d="M114 114h52M114 128h42M114 142h48" line="thin" />
        <Path d="M95 113l4 4 8-9M95 127l4 4 8-9M95 141l4 4 8-9" stroke="warm" line="strong" />
      </Group>
      <Group x={212} y={132} turn={28}>
        <Pencil length={117} />
      </Group>
    </Group>
  ),
};
