import { at, between, distance, outline, type Point, points, round } from './geometry.ts';
import { Path } from './marks.tsx';

/** How far a curl swings past the next one, as a share of the step: what makes it wool and not a wave. */
const OVERSHOOT = 1.15;

/** The curling line between two edges, each running in the same direction. */
function curls(a: readonly [Point, Point], b: readonly [Point, Point], step: number): string {
  const length = distance(a[0], a[1]);
  const count = Math.max(2, Math.round(length / step));
  const swing = (OVERSHOOT * length) / count;
  const dx = ((a[1][0] - a[0][0]) / length) * swing;
  const dy = ((a[1][1] - a[0][1]) / length) * swing;
  let [x, y] = a[0].map(round) as [number, number];
  let path = `M${at(x, y)}`;
  for (let i = 1; i <= count; i += 1) {
    const edge = i % 2 === 0 ? a : b;
    const [endX, endY] = between(edge[0], edge[1], i / count).map(round) as [number, number];
    const control = i === 1 ? `c${at(dx, dy)} ` : 's';
    path += `${control}${at(endX - dx - x, endY - dy - y)} ${at(endX - x, endY - y)}`;
    [x, y] = [endX, endY];
  }
  return path;
}

/**
 * Insulation in section: yellow with the curling line, between two edges.
 *
 * @param a First edge as `"x y x y"`, start to end. @param b The opposite edge, in the same direction.
 * @param step Length of half a curl; about half the thickness when absent.
 * @param bare Without the outline, for bands whose neighbours draw it.
 */
export function Wool({
  a,
  b,
  step,
  line = 1.35,
  bare = false,
}: {
  a: string;
  b: string;
  step?: number;
  line?: number;
  bare?: boolean;
}) {
  const [a0, a1] = points(a) as [Point, Point];
  const [b0, b1] = points(b) as [Point, Point];
  const area = outline([a0, a1, b1, b0]);
  return (
    <>
      <Path d={area} fill="wool" stroke="none" />
      <Path d={curls([a0, a1], [b0, b1], step ?? distance(a0, b0) * 0.47)} line={line} />
      {!bare && <Path d={area} />}
    </>
  );
}

/** Insulation in an upright or lying box; the curls run along its longer side unless `along` says otherwise. */
export function WoolBox({
  box,
  along,
  ...rest
}: {
  box: string;
  along?: 'x' | 'y';
  step?: number;
  line?: number;
  bare?: boolean;
}) {
  const [x = 0, y = 0, w = 0, h = 0] = box.split(' ').map(Number);
  return (along ?? (w > h ? 'x' : 'y')) === 'x' ? (
    <Wool a={`${x} ${y} ${x + w} ${y}`} b={`${x} ${y + h} ${x + w} ${y + h}`} {...rest} />
  ) : (
    <Wool a={`${x} ${y} ${x} ${y + h}`} b={`${x + w} ${y} ${x + w} ${y + h}`} {...rest} />
  );
}
