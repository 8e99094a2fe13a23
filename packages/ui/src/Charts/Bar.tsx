import { hatch, tones } from './Charts.css';

/**
 * How a bar is drawn: `wool` is the yellow of insulation with its hatch, `before` and `after` compare, the others tell
 * segments apart, `rest` is empty.
 */
export type ChartTone = keyof typeof tones;

/** Hatches by tone as a path in a repeating tile: wave for wool, slanted lines for what was or is optional. */
const HATCHES: Partial<Record<ChartTone, { width: number; path: string }>> = {
  wool: { width: 22, path: 'M-11 18C-1 18-10 0 0 0S1 18 11 18 12 0 22 0 23 18 33 18' },
  before: { width: 9, path: 'M-2 11 11-2M-2 20 20-2M-2 2 2-2' },
  soft: { width: 12, path: 'M-2 14 14-2M-2 26 26-2M-2 2 2-2' },
};

export interface BarProps {
  /** Unique on the page, for the pattern. */
  id: string;
  tone: ChartTone;
  /** Left edge and width in percent of the drawing, top and height in pixels. */
  x: number;
  width: number;
  y: number;
  height: number;
}

/** A hatched box in a drawing whose width is that of its column: positions in percent need no style attributes. */
export function Bar({ id, tone, x, width, y, height }: BarProps) {
  const pattern = HATCHES[tone];
  const box = { x: `${x}%`, width: `${Math.max(0, width)}%`, y, height };
  return (
    <>
      {pattern && (
        <pattern
          id={id}
          width={pattern.width}
          height={tone === 'wool' ? 18 : pattern.width}
          patternUnits="userSpaceOnUse"
          y={y}
        >
          <path className={hatch} d={pattern.path} />
        </pattern>
      )}
      <rect {...box} className={tones[tone]} />
      {pattern && <rect {...box} fill={`url(#${id})`} />}
    </>
  );
}
