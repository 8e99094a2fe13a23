import { Path } from './marks.tsx';

/** Drops of water: the middle of each one's round end, and how far it reaches from there. */
export const Drops = ({ at }: { at: readonly (readonly [x: number, y: number, r: number])[] }) => (
  <Path
    d={at
      .map(
        ([x, y, r]) =>
          `M${x - r} ${y}c0-${r} ${r}-${1.25 * r} ${r}-${2.25 * r} 0 ${r} ${r} ${1.25 * r} ${r} ${2.25 * r}a${r} ${r} 0 0 1-${2 * r} 0z`,
      )
      .join('')}
    fill="water"
    line="thin"
  />
);
