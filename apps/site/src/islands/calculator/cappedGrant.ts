import type { Span } from './german';

/**
 * A grant on costs up to a cap, both ends, in whole cents: what is shown of it and of the rest adds up.
 *
 * @param cost euro, not negative
 * @param rate percent
 * @param cap the highest costs that count, in euro
 */
export function cappedGrant(cost: Span, rate: number, cap: number): Span {
  return cost.map((end) => Math.round(Math.min(end, cap) * rate) / 100) as [number, number];
}
