import { series } from './geometry.ts';
import { Path } from './marks.tsx';

/** A row of solar modules lying on a roof, leaning right by `slant`; `x`, `y` is the lower left corner. */
export function ModuleField({
  x,
  y,
  columns,
  width,
  height,
  slant,
  gap = 3,
  line,
}: {
  x: number;
  y: number;
  columns: number;
  width: number;
  height: number;
  slant: number;
  gap?: number;
  line?: 'thin';
}) {
  const lefts = series(x, width + gap, columns);
  const third = Math.round(width / 3);
  return (
    <>
      <Path
        d={lefts.map((left) => `M${left} ${y}h${width}l${slant}-${height}h${-width}z`).join('')}
        fill="pv"
        line={line}
      />
      <Path
        d={lefts
          .map(
            (left) =>
              `M${left + third} ${y}l${slant}-${height}M${left + 2 * third} ${y}l${slant}-${height}M${left + slant / 3} ${Math.round(y - height / 3)}h${width}M${left + (2 * slant) / 3} ${Math.round(y - (2 * height) / 3)}h${width}`,
          )
          .join('')}
        stroke="pv-line"
        line={1.2}
      />
    </>
  );
}
