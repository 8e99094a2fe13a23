import type { Ink } from '../palette.ts';
import { box as parseBox, series } from './geometry.ts';
import { Path, Rect } from './marks.tsx';

/** A brick wall seen from the front: running bond, its joints cut off at the edges of the box. */
export function Bricks({
  box,
  course = 22,
  length = 44,
  fill = 'brick',
  bare = false,
}: {
  box: string;
  course?: number;
  length?: number;
  fill?: Ink;
  bare?: boolean;
}) {
  const { x, y, width, height } = parseBox(box);
  const courses = series(0, 1, Math.ceil(height / course));
  const d = courses
    .map((row) => {
      const top = y + row * course;
      const tall = Math.min(course, y + height - top);
      const first = row % 2 === 0 ? length : length / 2;
      const joints = series(x + first, length, Math.max(0, Math.ceil((width - first) / length)));
      return `${row > 0 ? `M${x} ${top}h${width}` : ''}${joints.map((left) => `M${left} ${top}v${tall}`).join('')}`;
    })
    .join('');
  return (
    <>
      <Rect box={box} fill={fill} stroke="none" />
      <Path d={d} line="thin" />
      {!bare && <Rect box={box} />}
    </>
  );
}

/** The fabric that reinforces plaster. */
export function Mesh({ box, pitch = 10 }: { box: string; pitch?: number }) {
  const { x, y, width, height } = parseBox(box);
  const down = series(x + pitch, pitch, Math.ceil(width / pitch) - 1).map((left) => `M${left} ${y}v${height}`);
  const across = series(y + pitch, pitch, Math.ceil(height / pitch) - 1).map((top) => `M${x} ${top}h${width}`);
  return (
    <>
      <Rect box={box} fill="leaf-soft" />
      <Path d={[...down, ...across].join('')} stroke="leaf" line={1.3} />
    </>
  );
}

/** The head of an insulation anchor. */
export const Anchors = ({ at, r = 7 }: { at: readonly (readonly [number, number])[]; r?: number }) => (
  <>
    <Path
      d={at.map(([x, y]) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`).join('')}
      fill="paper"
    />
    <Path d={at.map(([x, y]) => `M${x - 3} ${y}h6M${x} ${y - 3}v6`).join('')} line="thin" />
  </>
);

/** The grains of plaster, scattered evenly by a fixed rule: the R2 sequence. */
export function Grains({ box, count }: { box: string; count: number }) {
  const { x, y, width, height } = parseBox(box);
  const d = series(1, 1, count)
    .map((i) => `M${Math.round(x + ((i * 0.7549) % 1) * width)} ${Math.round(y + ((i * 0.5698) % 1) * height)}h3`)
    .join('');
  return <Path d={d} line={1.6} />;
}

/** A row of the beads that rigid foam is made of; `x`, `y` is the left end of the first. */
export const Beads = ({ x, y, count }: { x: number; y: number; count: number }) => (
  <Path d={`M${x} ${y}${'a4 4 0 1 0 8 0a4 4 0 1 0-8 0m16 0'.repeat(count)}`} line={1.2} />
);
