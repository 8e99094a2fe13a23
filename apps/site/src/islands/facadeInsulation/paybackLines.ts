import { decimal, euro, type Span, years } from '../calculator/german';
import type { WayLine } from '../calculator/Way';

const SHOWN = [5, 10, 15, 20, 25, 30] as const;

/** Saving added up over the years, less the own share: from where it is ahead, the share is saved. */
export function paybackLines(own: Span, yearly: number, payback: Span): readonly WayLine[] {
  const at = [...SHOWN, payback[1]].sort((a, b) => a - b);
  return [...new Set(at)].map((year) => {
    const rest = year * yearly - own[1];
    return {
      label: year === payback[1] ? `Nach ${years(year, 'Jahren')}` : `Nach ${decimal(year)}\u00a0Jahren`,
      formula: `${euro(year * yearly)} − ${euro(own[1])}`,
      result: year === payback[1] ? 'ausgeglichen' : euro(rest),
    };
  });
}
