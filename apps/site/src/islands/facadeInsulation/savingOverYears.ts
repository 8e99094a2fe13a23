import type { Span } from '../calculator/german';
import { axisMarks } from '../drawings/axisMarks';

/** The years that are drawn at least and at most; what takes longer is said in words. */
const LEAST_YEARS = 30;
const MOST_YEARS = 100;
/** How much farther than the last crossing the drawing goes. */
const BEYOND = 1.15;

/** A point in time: what has been saved by then, and what that is against the upper end of the own share. */
export interface SavedBy {
  readonly year: number;
  readonly saved: number;
  readonly balance: number;
  /** Whether an end of the own share is reached here. */
  readonly crossing: boolean;
}

export interface SavingOverYears {
  /** Marks of the axis of time, in years from zero. */
  readonly years: readonly number[];
  /** Marks of the axis of money, in euro from zero. */
  readonly euros: readonly number[];
  /** Where the ends of the own share are reached; fewer where that lies beyond the drawing. */
  readonly crossings: readonly number[];
  readonly rows: readonly SavedBy[];
}

/**
 * Saving added up over the years, against the own share.
 *
 * @param own the own share in euro, both ends
 * @param yearly the saving in euro per year, above zero
 * @param payback years until both ends of the own share are saved
 */
export function savingOverYears(own: Span, yearly: number, payback: Span): SavingOverYears {
  const years = axisMarks(Math.min(MOST_YEARS, Math.max(LEAST_YEARS, payback[1] * BEYOND)));
  const end = years.at(-1) ?? LEAST_YEARS;
  const crossings = [...new Set(payback)].filter((year) => year <= end);
  const shown = [...new Set([...years.slice(1), ...crossings])].sort((a, b) => a - b);
  return {
    years,
    euros: axisMarks(Math.max(end * yearly, own[1])),
    crossings,
    rows: shown.map((year) => ({
      year,
      saved: year * yearly,
      balance: year * yearly - own[1],
      crossing: crossings.includes(year),
    })),
  };
}
