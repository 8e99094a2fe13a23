import { type Separators, separatorsOf } from './separatorsOf';
import { warnOfNumber } from './warnOfNumber';

/** What is expected of a number. */
export interface ParseNumberOptions {
  /** Language of the separators, as in BCP 47. Default: `de-DE`. */
  locale?: string | undefined;
  /** Smallest number allowed. Default: none. */
  min?: number | undefined;
  /** Largest number allowed. Default: none. */
  max?: number | undefined;
  /** A unit that may be written after the number, such as `€` or `m²`. Default: none. */
  unit?: string | undefined;
  /**
   * What else may stand around the number and says nothing about it: „ca.“ before, another spelling of the unit behind.
   * Taken away before the number is read; with the flag `g` at both ends. Default: nothing.
   */
  ignore?: RegExp | string | undefined;
}

/** What was read from a text. `value` is there wherever a number could be read, also where it is not allowed. */
export type NumberEntry =
  | { readonly status: 'empty' | 'notANumber'; readonly value: null; readonly reread: false }
  | {
      readonly status: 'valid' | 'tooSmall' | 'tooLarge';
      readonly value: number;
      /** Whether it was written otherwise than the language does, or could mean another number: show how it was read. */
      readonly reread: boolean;
    };

const without = (status: 'empty' | 'notANumber'): NumberEntry => ({ status, value: null, reread: false });

/**
 * Reads digits as the language writes them, else as the languages do in which comma and point have changed places.
 * @returns NaN where neither would have written them
 */
function read(digits: string, { decimal, group, size }: Separators): { number: number; reread: boolean } {
  /** Grouped by one separator and, perhaps, a fraction behind another; both are characters of a class. */
  const parts = (by: string, behind: string, inGroup: number): readonly [whole: string, fraction: string] => {
    const form = new RegExp(`^([1-9]\\d{0,2}(?:[${by}]\\d{${inGroup}})*[${by}]\\d{3}|\\d*)(?:[${behind}](\\d*))?$`);
    const [, whole = '', fraction = ''] = form.exec(digits) ?? [];
    return [whole.replace(/\D/g, ''), fraction];
  };
  // Spaces of any width and apostrophes group as well, as in Swiss and scientific writing.
  const own = parts(`${group}\\s'’`, decimal, size);
  const isOwn = own.join('');
  const [whole, fraction] = isOwn ? own : parts(decimal, group, 3);
  // „22,000“ is 22 in German; whoever meant 22.000 has to see it. „22.“ is on its way to „22.000“.
  const reread = isOwn ? fraction.length === 3 && /^[1-9]\d{0,2}$/.test(whole) : fraction !== '' || whole.length > 3;
  return { number: Number(`${whole}.${fraction}`), reread };
}

/**
 * Reads a number as people type it. In German „22.000“, „22000“, „22 000“ and „22.000,00“ are 22000 and „16,8“ is 16.8;
 * „16.8“ and „1,234.56“ are understood as well and marked as `reread`. A separator at the end („16,“) is a number on
 * its way. Nothing is guessed: „1.2.3“, „12 m“ and „1e5“ are no numbers. Pure, server-safe, no dependency.
 *
 * @param text what stands in the field
 * @param options range, unit, words around the number and language
 * @returns the number, or why there is none
 * @throws RangeError if the locale is malformed, as Intl does
 * @example parseNumber('22.000', { min: 3000, max: 30000 }) // { status: 'valid', value: 22000, reread: false }
 * @example parseNumber('ca. 150', { ignore: /^ca\.|qm$/g }) // { status: 'valid', value: 150, reread: false }
 * @example parseNumber('16.8') // { status: 'valid', value: 16.8, reread: true }
 */
export function parseNumber(
  text: string,
  { locale = 'de-DE', min, max, unit = '', ignore = '' }: ParseNumberOptions = {},
): NumberEntry {
  warnOfNumber(text, locale);
  const trimmed = text.trim();
  const bare = (unit && trimmed.endsWith(unit) ? trimmed.slice(0, -unit.length) : trimmed)
    .trim()
    .replace(ignore, '')
    .trim();
  if (!bare) return without('empty');
  // Languages written from the right have a mark of direction before the sign.
  const [, minus, digits = ''] = /^\p{Cf}?(?:\+|([-−]))?\s*(.*)$/u.exec(bare) ?? [];
  const { number, reread } = read(digits, separatorsOf(locale));
  if (!Number.isFinite(number)) return without('notANumber');
  const value = minus && number ? -number : number;
  // Nothing is smaller or larger than what is undefined.
  const status = value < (min as number) ? 'tooSmall' : value > (max as number) ? 'tooLarge' : 'valid';
  return { status, value, reread };
}
