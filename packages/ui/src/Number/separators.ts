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
 * The separators of a language, as Intl knows them. What groups beside spaces and apostrophes follows from the comma:
 * Intl knows only spaces for Austria, where people write „22.000“.
 */
export function separatorsOf(locale: string): Separators {
  const parts = new Intl.NumberFormat(locale, { numberingSystem: 'latn' }).formatToParts(1_000_000.5);
  const decimal = parts.at(-2)?.value ?? '.';
  return { decimal, group: decimal === ',' ? '.' : ',', size: parts[2]?.value.length ?? 3 };
}
