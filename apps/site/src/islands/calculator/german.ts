import { formatNumber } from '@sanierungsweg/ui/number';
import { RANGE_DASH } from '../../lineBreaks';

const NBSP = '\u00a0';

/** Lower and upper end; equal for a single value. */
export type Span = readonly [low: number, high: number];

/** Two ends as people write them: “9.000–18.000 €”, or one value where both read the same. */
function span(value: number | Span, unit: string, digits: number): string {
  const ends = [value].flat().map((end) => decimal(end, digits));
  return [...new Set(ends)].join(RANGE_DASH) + NBSP + unit;
}

/**
 * “16,8”, “−4,5”; with exactly so many digits after the comma, or up to `most`, and a minus where the formatter writes
 * a hyphen.
 */
export function decimal(value: number, digits = 0, most = digits): string {
  return formatNumber(value, { minimumFractionDigits: digits, maximumFractionDigits: most }).replace('-', '−');
}

/** “12.600 €”, “9.000–18.000 €”, “87,50 €”: with cents where there are any, so that what follows computes with what is shown. */
export function euro(value: number | Span): string {
  return span(value, '€', [value].flat().some((end) => Math.round(end * 100) % 100) ? 2 : 0);
}

/** “2.143 €”, “1.667–2.500 €”: of quotients, which nothing is computed from. */
export function wholeEuro(value: number | Span): string {
  return span(value, '€', 0);
}

/** “7,00 €”, “7,125 €”. */
export function cents(value: number): string {
  return `${decimal(value, 2, 6)}${NBSP}€`;
}

/** “55 %”, “15,5 %”. */
export function percent(value: number): string {
  return quantity(value, '%');
}

/** “16,8 Jahre”, “7,6–15,2 Jahre”, “30.000 Jahre”: nobody needs tenths beyond a century. */
export function years(value: number | Span, word = 'Jahre'): string {
  return span(value, word, [value].flat().some((end) => end >= 99.95) ? 0 : 1);
}

/** “150 m²”, “12,5 m²”. */
export function squareMetres(value: number): string {
  return quantity(value, 'm²');
}

/** “10 kWp”, “7,25 kWp”, “9.000 kWh”: as precise as it was entered; any unit without a form of its own. */
export function quantity(value: number, unit: string): string {
  return `${formatNumber(value)}${NBSP}${unit}`;
}
