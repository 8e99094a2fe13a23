import { formatNumber } from '@sanierungsweg/ui/number';
import { RANGE_DASH } from '../../lineBreaks';

const NBSP = '\u00a0';

/** Lower and upper end; equal for a single value. */
export type Span = readonly [low: number, high: number];

/** Two ends as people write them: “9.000–18.000 €”, or one value where both read the same. */
function span([low, high]: Span, unit: string, digits: number): string {
  const [from, to] = [low, high].map((value) => decimal(value, digits));
  return from === to ? `${from}${NBSP}${unit}` : `${from}${RANGE_DASH}${to}${NBSP}${unit}`;
}

/** “16,8”, “−4,5”; with exactly so many digits after the comma, and a minus where the formatter writes a hyphen. */
export function decimal(value: number, digits = 0): string {
  const text = formatNumber(value, { maximumFractionDigits: digits }).replace('-', '−');
  if (digits === 0) return text;
  const [whole, fraction = ''] = text.split(',');
  return `${whole},${fraction.padEnd(digits, '0')}`;
}

/** “12.600 €”, “9.000–18.000 €”. */
export function euro(value: number | Span): string {
  return span(typeof value === 'number' ? [value, value] : value, '€', 0);
}

/** “7,00 €”. */
export function cents(value: number): string {
  return `${decimal(value, 2)}${NBSP}€`;
}

/** “55 %”, “15,5 %”. */
export function percent(value: number): string {
  return quantity(value, '%');
}

/** “16,8 Jahre”, “7,6–15,2 Jahre”. */
export function years(value: number | Span, word = 'Jahre'): string {
  return span(typeof value === 'number' ? [value, value] : value, word, 1);
}

/** “150 m²”, “12,5 m²”. */
export function squareMetres(value: number): string {
  return quantity(value, 'm²');
}

/** “10 kWp”, “7,5 kWp”, “9.000 kWh”; any unit without a form of its own. */
export function quantity(value: number, unit: string): string {
  return `${formatNumber(value, { maximumFractionDigits: 1 })}${NBSP}${unit}`;
}
