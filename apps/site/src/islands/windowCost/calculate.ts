import { cappedGrant } from '../calculator/cappedGrant';
import type { ToolFigures } from '../calculator/figure';
import { choiceField, type Fields, numberField, ownNumberField } from '../calculator/fragment';
import type { Span } from '../calculator/german';
import type { EntryLimits } from '../calculator/NumberEntry';

export const MATERIALS = ['plastic', 'wood', 'woodAlu'] as const;

/** Of the frames. */
export type Material = (typeof MATERIALS)[number];

/** What the registry gives: prices in euro per square metre, the rate in percent, Uw-values in W/(m²K). */
export type WindowFigure =
  | Material
  | 'rate'
  | 'grantCap'
  | 'uwLimit'
  | 'uwElsewhere'
  | 'savingPerWindow'
  | 'exampleCount'
  | 'exampleTotal';

export type WindowFigures = ToolFigures<WindowFigure>;

export interface WindowInputs {
  /** Number of windows. */
  readonly count: number;
  /** `own`: the visitor's own total or offer instead of a price range. */
  readonly basis: Material | 'own';
  /** Of all windows, in square metres; counts where `basis` is a material. */
  readonly area: number;
  /** In euro; counts where `basis` is `own`. */
  readonly total: number;
  /** Of the new windows, in W/(m²K). */
  readonly uw: number;
  /** The visitor's yearly saving in euro; `null`: that of our example, window by window. */
  readonly saving: number | null;
}

/** Whether the Uw-value allows a grant; `unclear` where only some sources allow it. */
export type Verdict = 'eligible' | 'unclear' | 'none';

export interface WindowResult {
  readonly cost: Span;
  readonly perWindow: Span;
  readonly verdict: Verdict;
  readonly grant: Span;
  readonly own: Span;
  /** In euro per year. */
  readonly saving: Span;
  /** Years until the own share is saved. */
  readonly payback: Span;
  /** The same without any grant. */
  readonly paybackWithoutGrant: Span;
}

/** Limits of the input, not facts. */
export const COUNT: EntryLimits = { min: 1, max: 200, example: 20, whole: true };
export const AREA: EntryLimits = { min: 1, max: 500, example: 20 };
export const TOTAL: EntryLimits = { min: 500, max: 300_000, example: 15_000 };
export const UW: EntryLimits = { min: 0.4, max: 3, example: 0.9 };
export const SAVING: EntryLimits = { min: 10, max: 20_000, example: 600 };

export const windowFields: Fields<WindowInputs> = {
  count: numberField('n', COUNT, 0),
  basis: choiceField('m', [...MATERIALS, 'own']),
  area: numberField('a', AREA),
  total: numberField('k', TOTAL),
  uw: numberField('u', UW),
  saving: ownNumberField('e', SAVING),
};

/** What so many cost or save, both ends: an area at a price per square metre, windows at a saving each. */
export const times = (count: number, [low, high]: Span): Span => [count * low, count * high];

/** The fastest and the slowest that a cost is saved. */
const yearsToSave = (cost: Span, saving: Span): Span => [cost[0] / saving[1], cost[1] / saving[0]];

/**
 * Cost, grant and payback of new windows. Where sources differ on the grant, it is calculated without one.
 *
 * @param inputs numbers above zero
 * @param prices euro per square metre
 * @param savingPerWindow euro per window and year
 * @param numbers the rate in percent, the highest costs that count for one dwelling, Uw-values in W/(m²K)
 */
export function calculateWindows(
  { count, basis, area, total, uw, saving }: WindowInputs,
  prices: Readonly<Record<Material, Span>>,
  savingPerWindow: Span,
  numbers: Readonly<Record<'rate' | 'grantCap' | 'uwLimit' | 'uwElsewhere', number>>,
): WindowResult {
  const cost: Span = basis === 'own' ? [total, total] : times(area, prices[basis]);
  const verdict = uw <= numbers.uwLimit ? 'eligible' : uw <= numbers.uwElsewhere ? 'unclear' : 'none';
  const rate = verdict === 'eligible' ? numbers.rate : 0;
  const grant = cappedGrant(cost, rate, numbers.grantCap);
  const own: Span = [cost[0] - grant[0], cost[1] - grant[1]];
  const yearly: Span = saving === null ? times(count, savingPerWindow) : [saving, saving];
  return {
    cost,
    perWindow: [cost[0] / count, cost[1] / count],
    verdict,
    grant,
    own,
    saving: yearly,
    payback: yearsToSave(own, yearly),
    paybackWithoutGrant: yearsToSave(cost, yearly),
  };
}
