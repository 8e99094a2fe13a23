/** How `formatNumber` writes. */
export interface FormatNumberOptions {
  /** Language of the separators, as in BCP 47. Default: `de-DE`. */
  locale?: string | undefined;
  /** Digits after the decimal separator at least, 0 to 20 and no more than at most: `2` for money. Default: `0`. */
  minimumFractionDigits?: number | undefined;
  /** Digits after the decimal separator at most, 0 to 20. Default: `6`. */
  maximumFractionDigits?: number | undefined;
}

/**
 * A number as a person writes it into a field: grouped, without a unit, with the digits 0 to 9 in every language.
 * Server-safe, no dependency.
 *
 * @param value any finite number
 * @returns the text; `parseNumber` reads it back to the same value, rounded to the digits asked for; what is rounded to
 *   zero has no sign
 * @throws RangeError if digits are outside 0 to 20, more at least than at most, or the locale is malformed, as Intl does
 * @example formatNumber(22000.5) // '22.000,5'
 * @example formatNumber(22000.5, { minimumFractionDigits: 2 }) // '22.000,50'
 * @see https://developer.mozilla.org/docs/Web/JavaScript/Reference/Global_Objects/Intl/NumberFormat
 */
export function formatNumber(
  value: number,
  { locale = 'de-DE', minimumFractionDigits, maximumFractionDigits = 6 }: FormatNumberOptions = {},
): string {
  const text = new Intl.NumberFormat(locale, {
    // Always, also with four digits.
    useGrouping: true,
    numberingSystem: 'latn',
    minimumFractionDigits,
    maximumFractionDigits,
  }).format(value);
  // What is rounded to zero is no “-0”. Firefox 115 throws at `signDisplay: 'negative'`, which would say the same.
  return text.replace(/^\D+(?=[0.,]+$)/, '');
}
