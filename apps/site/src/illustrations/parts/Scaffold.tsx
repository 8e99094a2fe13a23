import { series } from './geometry.ts';
import { Rect, Thick } from './marks.tsx';

/** A scaffold from the ground `y` up: `bays` of one width, a plank at each of `decks`. */
export function Scaffold({
  x,
  y,
  bays,
  bay,
  decks,
  top,
}: {
  x: number;
  y: number;
  bays: number;
  bay: number;
  decks: readonly number[];
  top: number;
}) {
  const posts = series(x, bay, bays + 1);
  const right = x + bays * bay;
  return (
    <>
      <Thick
        d={`${posts.map((left) => `M${left} ${y}V${top}`).join('')}${decks.map((deck) => `M${x} ${deck - 46}H${right}`).join('')}`}
        fill="pv-line"
        width={3}
      />
      {decks.map((deck) => (
        <Rect key={deck} box={`${x - 10} ${deck} ${right - x + 20} 9`} fill="wood" />
      ))}
    </>
  );
}
