import type { Ink } from '../palette.ts';
import { at, corners, outline, type Point, points as parsePoints } from './geometry.ts';
import { Path } from './marks.tsx';

/** The segments of the lines x + y = n × spacing inside a convex polygon. */
function strokes(polygon: readonly Point[], spacing: number): string {
  const sums = polygon.map(([x, y]) => x + y);
  let path = '';
  for (let c = (Math.floor(Math.min(...sums) / spacing) + 0.5) * spacing; c < Math.max(...sums); c += spacing) {
    const hits = polygon.flatMap(([x0, y0], i): Point[] => {
      const [x1, y1] = polygon[(i + 1) % polygon.length] as Point;
      const share = (c - x0 - y0) / (x1 + y1 - x0 - y0);
      return share >= 0 && share < 1 ? [[x0 + share * (x1 - x0), y0 + share * (y1 - y0)]] : [];
    });
    const [from, to] = hits;
    if (from && to) path += `M${at(...from)}L${at(...to)}`;
  }
  return path;
}

/**
 * Masonry in section: the hatch of architects' plans. The shape is a convex polygon (`points`) or a `box`.
 */
export function Hatch({
  box,
  points,
  fill = 'paper',
  spacing = 11.3,
  line = 1.1,
  bare = false,
}: {
  box?: string;
  points?: string;
  fill?: Ink;
  spacing?: number;
  line?: number;
  bare?: boolean;
}) {
  const polygon = box ? corners(box) : parsePoints(points ?? '');
  const area = outline(polygon);
  return (
    <>
      <Path d={area} fill={fill} stroke="none" />
      <Path d={strokes(polygon, spacing)} line={line} />
      {!bare && <Path d={area} />}
    </>
  );
}
