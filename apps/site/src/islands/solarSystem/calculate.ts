import type { ToolFigures } from '../calculator/figure';
import { choiceField, type Fields, numberField, ownNumberField } from '../calculator/fragment';
import type { Span } from '../calculator/german';
import type { EntryLimits } from '../calculator/NumberEntry';
import { type Fit, fitSizes, SIZES, type Size, type SolarSize } from './fit';

/** What the registry gives of each size: kilowatt peak, euro, square metres. */
export type SolarFigure =
  | Size
  | `${Size}Price`
  | `${Size}Area`
  | 'yieldPerPeak'
  | 'paybackShort'
  | 'usualPayback'
  | 'exampleArea';

export type SolarFigures = ToolFigures<SolarFigure>;

export interface SolarInputs {
  /** Free roof, in square metres. */
  readonly roof: number;
  /** `auto`: the size that is suggested. */
  readonly size: Size | 'auto';
  /** The visitor's yearly benefit in euro; `null`: what pays for the lower price in the shortest usual time. */
  readonly benefit: number | null;
}

export interface SolarResult {
  readonly fits: Readonly<Record<Size, Fit>>;
  /** The largest size that fits, else the largest that is tight; null where none does. */
  readonly suggested: Size | null;
  /** What is calculated: the visitor's size while it is at least tight, else the suggested one. */
  readonly chosen: Size | null;
  readonly price: Span | null;
  /** In kilowatt hours per year. */
  readonly yearly: number;
  /** In euro per year. */
  readonly benefit: number;
  /** In years. */
  readonly payback: Span | null;
}

/** Limits of the input, not facts. */
export const ROOF: EntryLimits = { min: 1, max: 1_000, example: 60 };
export const BENEFIT: EntryLimits = { min: 50, max: 50_000, example: 1_750 };

export const solarFields: Fields<SolarInputs> = {
  roof: numberField('a', ROOF),
  size: choiceField('g', ['auto', ...SIZES]),
  benefit: ownNumberField('e', BENEFIT),
};

/**
 * Which size of photovoltaic system fits a roof, what it costs, and when it has paid for itself.
 *
 * @param inputs numbers above zero
 * @param sizes of the registry
 * @param numbers yield in kilowatt hours per kilowatt peak and year, the shortest usual payback in years
 */
export function calculateSolar(
  { roof, size, benefit }: SolarInputs,
  sizes: Readonly<Record<Size, SolarSize>>,
  numbers: Readonly<Record<'yieldPerPeak' | 'paybackShort', number>>,
): SolarResult {
  const { fits, suggested } = fitSizes(roof, sizes);
  const chosen = size !== 'auto' && fits[size] !== 'none' ? size : suggested;
  if (!chosen) return { fits, suggested, chosen, price: null, yearly: 0, benefit: benefit ?? 0, payback: null };
  const { peak, price } = sizes[chosen];
  const yearly = benefit ?? price[0] / numbers.paybackShort;
  return {
    fits,
    suggested,
    chosen,
    price,
    yearly: peak * numbers.yieldPerPeak,
    benefit: yearly,
    payback: [price[0] / yearly, price[1] / yearly],
  };
}
