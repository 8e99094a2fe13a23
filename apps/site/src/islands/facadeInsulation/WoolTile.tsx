import { wool } from '../drawings/Bar.css';
import * as drawing from '../drawings/Drawing.css';
import type { Thickness } from './calculate';

/** How thick the wool is beside the wall. Decoration. */
export function WoolTile({ thickness }: { thickness: Thickness }) {
  const width = Number(thickness) * 2;
  const turn = width - 6;
  return (
    <svg viewBox="0 0 88 40" aria-hidden="true">
      <rect className={drawing.wool} x="1" y="1" width={width} height="38" />
      <path
        className={wool}
        d={`M4 1c0 9 ${turn} 0 ${turn} 9.5s-${turn} 0-${turn} 9.5 ${turn} 0 ${turn} 9.5-${turn} 0-${turn} 9.5`}
      />
      <rect className={drawing.wall} x={1 + width} y="1" width="24" height="38" />
    </svg>
  );
}
