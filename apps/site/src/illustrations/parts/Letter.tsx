import type { Ink } from '../palette.ts';
import { at } from './geometry.ts';
import { Circle, Path, Words } from './marks.tsx';

/**
 * A lettered bubble with its leader to the place it names. `ground` is for bubbles on the dark ground, whose leader is
 * light in every theme.
 */
export function Letter({
  children,
  x,
  y,
  to,
  ground = false,
}: {
  children: string;
  x: number;
  y: number;
  to: readonly [x: number, y: number];
  ground?: boolean;
}) {
  const pen: Ink | 'current' = ground ? 'paper' : 'current';
  return (
    <>
      <Path d={`M${at(x, y)}L${at(...to)}`} stroke={pen} line={1.75} />
      <Circle x={to[0]} y={to[1]} r={4} fill="paper" line="thin" />
      <Circle x={x} y={y} r={18} fill="paper" />
      <Words x={x} y={y + 7} size={20}>
        {children}
      </Words>
    </>
  );
}
