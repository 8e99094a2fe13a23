import type { Span } from '../calculator/german';

export const SIZES = ['small', 'medium', 'large'] as const;

/** The three usual sizes, smallest first. */
export type Size = (typeof SIZES)[number];

/** A size as the registry describes it. */
export interface SolarSize {
  /** In kilowatt peak. */
  readonly peak: number;
  /** In euro. */
  readonly price: Span;
  /** Roof that it needs, in square metres. */
  readonly area: Span;
}

/** `fits` where the roof reaches the upper bound of what the size needs, `tight` where it reaches the lower one. */
export type Fit = 'fits' | 'tight' | 'none';

const fitOf = (roof: number, [tight, fits]: Span): Fit => (roof >= fits ? 'fits' : roof >= tight ? 'tight' : 'none');

/** How each size fits a roof of so many square metres; suggested is the largest that fits, else the largest that is tight. */
export function fitSizes(
  roof: number,
  sizes: Readonly<Record<Size, Pick<SolarSize, 'area'>>>,
): { readonly fits: Readonly<Record<Size, Fit>>; readonly suggested: Size | null } {
  const fits = {
    small: fitOf(roof, sizes.small.area),
    medium: fitOf(roof, sizes.medium.area),
    large: fitOf(roof, sizes.large.area),
  };
  const largest = (fit: Fit) => SIZES.findLast((one) => fits[one] === fit);
  return { fits, suggested: largest('fits') ?? largest('tight') ?? null };
}
