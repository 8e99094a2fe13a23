import type { Ink } from '../palette.ts';
import { series } from './geometry.ts';
import { Path, Rect } from './marks.tsx';

/** The pairs of slanting strokes that mean soil in a section, from `x` to `to`. */
export function SoilStrokes({
  x,
  to,
  y,
  pitch = 22,
  stroke,
}: {
  x: number;
  to: number;
  y: number;
  pitch?: number;
  stroke?: Ink;
}) {
  const d = series(x, pitch, Math.floor((to - x) / pitch) + 1)
    .map((left) => `M${left} ${y}l-7 9m13-9l-7 9`)
    .join('');
  return <Path d={d} line={1.6} stroke={stroke} />;
}

/** Soil in section below `y`, down to the lower edge of the drawing. */
export function Soil({
  width,
  y,
  height,
  strokes = true,
}: {
  width: number;
  y: number;
  height: number;
  strokes?: boolean;
}) {
  return (
    <>
      <Rect box={`0 ${y} ${width} ${height - y}`} fill="soil" stroke="none" />
      {strokes && <SoilStrokes x={14} to={width - 8} y={y + Math.min(12, (height - y) / 2.5)} />}
    </>
  );
}

/** The ground everything stands on. Without `y` it is the lower edge of the drawing. */
export function GroundLine({ width, y, height }: { width: number; y?: number; height?: number }) {
  return <Path d={`M0 ${y ?? (height ?? 0) - 1.75}H${width}`} line={y === undefined ? 'ground' : 'strong'} />;
}
