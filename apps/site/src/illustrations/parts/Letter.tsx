import type { HouseLetter } from '../houseLetters.ts';
import type { Ink } from '../palette.ts';
import { at } from './geometry.ts';
import { Circle, Path, Words } from './marks.tsx';

/**
 * A lettered bubble with its leader to the place it names. Where it stands on the dark ground its leader is light in
 * every theme. `fill` is what the bubble is filled with.
 */
export function Letter({ letter, at: [x, y], to, ground, wall = to[0], fill = 'paper' }: HouseLetter & { fill?: Ink }) {
  const entered = at(wall, y + ((to[1] - y) * (wall - x)) / (to[0] - x));
  return (
    <>
      <Path d={`M${at(x, y)}L${entered}`} stroke={ground ? 'paper' : 'current'} line={1.75} />
      {wall !== to[0] && <Path d={`M${entered}L${at(...to)}`} line={1.75} />}
      <Circle x={to[0]} y={to[1]} r={4} fill="paper" line="thin" />
      <Circle x={x} y={y} r={18} fill={fill} />
      <Words x={x} y={y + 7} size={20}>
        {letter}
      </Words>
    </>
  );
}
