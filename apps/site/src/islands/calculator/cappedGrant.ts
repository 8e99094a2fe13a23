import type { Span } from './german';

/**
 * A grant on costs up to a cap, both ends.
 *
 * @param cost euro, not negative
 * @param rate percent
 * @param cap the highest costs that count, in euro
 */
export function cappedGrant(cost: Span, rate: number, cap: number): Span {
  return [(Math.min(cost[0], cap) * rate) / 100, (Math.min(cost[1], cap) * rate) / 100];
}
