/** How a language separates a number's digits. */
export interface Separators {
  /** Between whole and fraction: `,` in German. */
  decimal: string;
  /** Between groups of three digits: `.` in German. */
  group: string;
}

/** The separators of a language, as Intl knows them. */
export function separatorsOf(locale: string): Separators {
  const parts = new Intl.NumberFormat(locale, { useGrouping: true }).formatToParts(1_000_000.5);
  const find = (type: Intl.NumberFormatPartTypes) => parts.find((part) => part.type === type)?.value;
  return { decimal: find('decimal') ?? '.', group: find('group') ?? ',' };
}
