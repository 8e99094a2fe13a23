import type { ToolFigures } from '../calculator/figure';
import { type Fields, numberField, ownNumberField } from '../calculator/fragment';
import type { Span } from '../calculator/german';
import type { EntryLimits } from '../calculator/NumberEntry';

/** What the registry gives: kilowatt peak, euro, euro per kilowatt peak, years. */
export type SolarPaybackFigure = 'exampleSize' | 'examplePrice' | 'pricePerPeak' | 'usualPayback';

export type SolarPaybackFigures = ToolFigures<SolarPaybackFigure>;

export interface SolarPaybackInputs {
  /** Of the modules, in kilowatt peak. */
  readonly peak: number;
  /** Without battery, in euro. */
  readonly price: number;
  /** The visitor's yearly benefit in euro; `null` where nobody has entered one. */
  readonly benefit: number | null;
}

/** Where a number stands against a range. */
export type Place = 'below' | 'within' | 'above';

export interface SolarPaybackResult {
  /** In euro per kilowatt peak. */
  readonly perPeak: number;
  readonly perPeakPlace: Place;
  /** Yearly benefit that pays for the system in the longest and in the shortest usual time, in euro. */
  readonly needed: Span;
  /** In years; the usual range where no benefit is known. */
  readonly payback: Span;
  /** Of the visitor's payback against the usual range; null where no benefit is known. */
  readonly paybackPlace: Place | null;
}

/** Limits of the input, not facts. */
export const PEAK: EntryLimits = { min: 1, max: 100, example: 10 };
export const PRICE: EntryLimits = { min: 1_000, max: 200_000, example: 15_000 };
export const BENEFIT: EntryLimits = { min: 50, max: 50_000, example: 1_750 };

export const solarPaybackFields: Fields<SolarPaybackInputs> = {
  peak: numberField('l', PEAK),
  price: numberField('k', PRICE),
  benefit: ownNumberField('e', BENEFIT),
};

/** Judges a value as it is shown: “12,0 years are more than the usual 8–12” nobody would believe. */
function placeOf(value: number, [low, high]: Span, digits: number): Place {
  const shown = Number(value.toFixed(digits));
  return shown < low ? 'below' : shown > high ? 'above' : 'within';
}

/**
 * When a photovoltaic system has paid for itself, or what it must bring in a year to do so in the usual time.
 *
 * @param inputs numbers above zero
 * @param usual years of the usual payback, euro of the usual price per kilowatt peak
 */
export function calculateSolarPayback(
  { peak, price, benefit }: SolarPaybackInputs,
  usual: { readonly years: Span; readonly perPeak: Span },
): SolarPaybackResult {
  const perPeak = price / peak;
  const own = benefit === null ? null : price / benefit;
  return {
    perPeak,
    perPeakPlace: placeOf(perPeak, usual.perPeak, 0),
    needed: [price / usual.years[1], price / usual.years[0]],
    payback: own === null ? usual.years : [own, own],
    paybackPlace: own === null ? null : placeOf(own, usual.years, 1),
  };
}
