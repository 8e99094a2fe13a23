import type { Drawing } from './drawing.ts';
import { Circle, Path } from './parts/marks.tsx';

/** What stands in the sky above `house` by night, to be laid behind it. */
export const houseNight: Drawing = {
  id: 'houseNight',
  width: 800,
  height: 700,
  alt: '',
  draw: () => (
    <>
      <Path d="M696.6 46.5A46 46 0 1 0 732.9 108.7A36 36 0 1 1 696.6 46.5z" fill="room" stroke="none" />
      <Circle x={664} y={88} r={4} fill="wool-soft" stroke="none" />
      <Circle x={676} y={112} r={5.5} fill="wool-soft" stroke="none" />
      <Circle x={700} y={126} r={3.5} fill="wool-soft" stroke="none" />
      <Path
        d="M262 64v12M256 70h12M528 52v14M521 59h14M768 158v12M762 164h12M52 176v12M46 182h12"
        stroke="room"
        line={2}
      />
      <Path
        d="M96 58h.01M170 96h.01M330 40h.01M336 108h.01M462 96h.01M590 34h.01M606 118h.01M780 52h.01M726 222h.01M116 250h.01M24 96h.01"
        stroke="room"
        line="strong"
      />
    </>
  ),
};
