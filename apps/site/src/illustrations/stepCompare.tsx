import type { Drawing } from './drawing.ts';
import { Path } from './parts/marks.tsx';
import { Check, Offer } from './parts/paper.tsx';

export const stepCompare: Drawing = {
  id: 'stepCompare',
  width: 240,
  height: 150,
  alt: '',
  draw: () => (
    <>
      <Offer x={18} y={40} bar={29} />
      <Offer x={84} y={24} bar={20} fill="wool-soft" height={126} />
      <Offer x={150} y={50} bar={34} height={100} />
      <Check x={142} y={30} />
      <Path d="M18 150h188" line="thin" />
    </>
  ),
};
