import type { Drawing } from './drawing.ts';
import { ink } from './palette.ts';
import { weights } from './parts/marks.tsx';

export interface DrawingMarksProps {
  drawing: Drawing;
  /** By which `<use>` shows the marks elsewhere. */
  id: string;
}

/** The marks of a drawing in a group that sets pen and colour for all of them. */
export function DrawingMarks({ drawing, id }: DrawingMarksProps) {
  return (
    <g id={id} fill="none" stroke={ink('line')} strokeWidth={weights.plan} strokeLinecap="round" strokeLinejoin="round">
      {drawing.draw()}
    </g>
  );
}
