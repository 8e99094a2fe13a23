import { parseNumber } from '@sanierungsweg/ui/number';
import { euro } from './german';

/** An amount as a result shows it, in cents: what whoever checks a sum adds up. For tests. */
export function shownCents(amount: number): number {
  return Math.round((parseNumber(euro(amount), { unit: '€' }).value ?? Number.NaN) * 100);
}
