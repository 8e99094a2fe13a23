import { formatNumber } from './formatNumber';

/** How a language separates a number's digits. */
export interface Separators {
  /** Between whole and fraction: `,` in German. */
  decimal: string;
  /** Between groups of digits: `.` in German. */
  group: string;
  /** Digits in every group but the first and the last: 3, in Indian languages 2. */
  size: number;
}

/**
 * The separators of a language, as `formatNumber` writes them. What groups beside spaces and apostrophes follows from the
 * comma: Intl knows only spaces for Austria, where people write „22.000“.
 */
export function separatorsOf(locale: string): Separators {
  const written = formatNumber(1_000_000.5, { locale });
  const [, second] = written.split(/\D/) as [string, string];
  const decimal = written.at(-2) as string;
  return { decimal, group: decimal === ',' ? '.' : ',', size: second.length };
}
