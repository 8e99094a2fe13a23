import { cappedGrant } from '../calculator/cappedGrant';
import type { ToolFigures } from '../calculator/figure';
import { choiceField, type Fields, flagField, numberField } from '../calculator/fragment';
import type { Span } from '../calculator/german';
import type { EntryLimits } from '../calculator/NumberEntry';

export const SYSTEMS = ['interior', 'composite', 'ventilated', 'own'] as const;
export const THICKNESSES = ['12', '16', '20'] as const;

/** `own`: the visitor's own total or offer instead of a price range. */
export type System = (typeof SYSTEMS)[number];
/** Of the insulation, in centimetres. */
export type Thickness = (typeof THICKNESSES)[number];

/** What the registry gives: prices in euro per square metre, rates in percent, U-values in W/(m²K). */
export type FacadeFigure =
  | 'interior'
  | 'composite'
  | 'ventilated'
  | 'uNone'
  | 'u12'
  | 'u16'
  | 'u20'
  | `loss${Thickness}`
  | 'uLimit'
  | 'grantCap'
  | 'withPlan'
  | 'withoutPlan'
  | 'saving'
  | 'insideSaving'
  | 'exampleArea'
  | 'exampleTotal';

export type FacadeFigures = ToolFigures<FacadeFigure>;

export interface FacadeInputs {
  /** Of the wall, in square metres. */
  readonly area: number;
  readonly system: System;
  /** In euro; counts where `system` is `own`. */
  readonly total: number;
  readonly thickness: Thickness;
  /** An individual renovation plan (iSFP) exists. */
  readonly plan: boolean;
  /** In euro per square metre and year, ours or the visitor's. */
  readonly saving: number;
}

export interface FacadeResult {
  readonly cost: Span;
  readonly uValue: number;
  readonly eligible: boolean;
  /** In percent; 0 where the wall misses the limit. */
  readonly rate: number;
  readonly grant: Span;
  readonly own: Span;
  /** In euro per year. */
  readonly saving: number;
  /** In years. */
  readonly payback: Span;
}

/** Limits of the input, not facts. */
export const AREA: EntryLimits = { min: 10, max: 1_000, example: 150 };
export const TOTAL: EntryLimits = { min: 1_000, max: 200_000, example: 22_000 };
export const SAVING: EntryLimits = { min: 0.5, max: 50, example: 7 };

export const facadeFields: Fields<FacadeInputs> = {
  area: numberField('a', AREA),
  system: choiceField('s', SYSTEMS),
  total: numberField('k', TOTAL),
  thickness: choiceField('d', THICKNESSES),
  plan: flagField('p'),
  saving: numberField('e', SAVING),
};

type Prices = Readonly<Record<Exclude<System, 'own'>, { readonly range: Span }>>;
type Numbers = Readonly<Record<`u${Thickness}` | 'uLimit' | 'grantCap' | 'withPlan' | 'withoutPlan', number>>;

/** So that cost, grant and own share add up as they are shown, and years of a saving, too. */
const inCents = (euros: number) => Math.round(euros * 100) / 100;

/**
 * Cost, grant, own share and payback of an insulated façade. A range of prices stays a range up to the end.
 *
 * @param inputs see FacadeInputs, above zero
 * @param prices euro per square metre
 * @param numbers U-values, rates in percent, the highest costs that count for one dwelling
 */
export function calculateFacade(
  { area, system, total, thickness, plan, saving }: FacadeInputs,
  prices: Prices,
  numbers: Numbers,
): FacadeResult {
  const costs = system === 'own' ? [total, total] : prices[system].range.map((price) => inCents(area * price));
  const cost = costs as [number, number];
  const uValue = numbers[`u${thickness}`];
  const eligible = uValue <= numbers.uLimit;
  const rate = eligible ? numbers[plan ? 'withPlan' : 'withoutPlan'] : 0;
  const grant = cappedGrant(cost, rate, numbers.grantCap);
  const own = cost.map((end, index) => inCents(end - (grant[index] as number))) as [number, number];
  const yearly = inCents(area * saving);
  const payback = own.map((end) => end / yearly) as [number, number];
  return { cost, uValue, eligible, rate, grant, own, saving: yearly, payback };
}
