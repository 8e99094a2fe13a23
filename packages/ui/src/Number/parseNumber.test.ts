// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { formatNumber } from './formatNumber';
import { parseNumber } from './parseNumber';

describe('German writing', () => {
  it.each([
    ['22.000', 22_000],
    ['22000', 22_000],
    ['22 000', 22_000],
    ['22\u202F000', 22_000],
    ['22’000', 22_000],
    ['1.234.567,89', 1_234_567.89],
    ['16,8', 16.8],
    ['0,95', 0.95],
    [',5', 0.5],
    ['16,', 16],
    ['22.', 22],
    ['+7,00', 7],
    ['-3', -3],
    ['− 3', -3],
    ['-0', 0],
    ['  150 ', 150],
  ])('%s is %d', (text, value) => {
    expect(parseNumber(text)).toEqual({ status: 'valid', value, reread: false });
    expect(Object.is(parseNumber(text).value, -0)).toBe(false);
  });

  it.each([
    ['16.8', 16.8],
    ['0.180', 0.18],
    ['1234.567', 1234.567],
    ['1,234.56', 1234.56],
    ['1,234,567', 1_234_567],
    ['22,000', 22],
  ])('%s is read as %d, which the field says', (text, value) => {
    expect(parseNumber(text)).toEqual({ status: 'valid', value, reread: true });
  });

  it.each(['abc', '1.2.3', '1,2,3', '12 34', '12 m', '1e5', '--3', '-', ',', '.', '1.234.56', '٣', '9'.repeat(400)])(
    '%s is no number',
    (text) => {
      expect(parseNumber(text)).toEqual({ status: 'notANumber', value: null, reread: false });
    },
  );

  it.each(['', '   ', '\u00A0'])('“%s” is empty', (text) => {
    expect(parseNumber(text, { unit: '€' }).status).toBe('empty');
  });
});

it('understands a unit behind the number, and no other', () => {
  expect(parseNumber('22.000 €', { unit: '€' }).value).toBe(22_000);
  expect(parseNumber('150 m²', { unit: 'm²' }).value).toBe(150);
  expect(parseNumber('150 m²', { unit: '€' }).status).toBe('notANumber');
  expect(parseNumber('€', { unit: '€' }).status).toBe('empty');
});

it('passes over words that say nothing about the number, and no others', () => {
  const options = { unit: '€', ignore: /^(?:ca\.?|etwa)|(?:euro|,-+)$/gi };
  for (const text of ['ca. 22.000', 'etwa 22000 €', 'Ca 22.000 Euro', '22.000 EURO', '22.000,-', '22.000,-- €']) {
    expect(parseNumber(text, options)).toEqual({ status: 'valid', value: 22_000, reread: false });
  }
  for (const text of ['ca. zwölf', '22k', '22.000-', 'über 22.000', '10 bis 20 Euro']) {
    expect(parseNumber(text, options).status).toBe('notANumber');
  }
  expect(parseNumber('ca. ', options).status).toBe('empty');
  expect(parseNumber('ca. 22.000').status).toBe('notANumber');
});

it('holds the range, both ends included', () => {
  const range = { min: 3000, max: 30_000 };
  const statuses = ['2.999,99', '3.000', '30.000', '30.000,01'].map((text) => parseNumber(text, range).status);
  expect(statuses).toEqual(['tooSmall', 'valid', 'valid', 'tooLarge']);
  expect(parseNumber('2999', range).value).toBe(2999);
});

it('reads English as English does', () => {
  const locale = 'en-GB';
  expect(parseNumber('22,000', { locale })).toMatchObject({ value: 22_000, reread: false });
  expect(parseNumber('16.8', { locale })).toMatchObject({ value: 16.8, reread: false });
  expect(parseNumber('16,8', { locale })).toMatchObject({ value: 16.8, reread: true });
});

it.each(['de-AT', 'cs-CZ', 'pt-PT'])(
  'reads the point between thousands where the books of %s have a space',
  (locale) => {
    expect(parseNumber('22.000', { locale })).toMatchObject({ value: 22_000, reread: false });
    expect(parseNumber('22 000,5', { locale })).toMatchObject({ value: 22_000.5, reread: false });
    expect(parseNumber('16.8', { locale })).toMatchObject({ value: 16.8, reread: true });
  },
);

const LOCALES = ['de-DE', 'en-GB', 'fr-FR', 'de-CH', 'de-AT', 'en-IN', 'he-IL', 'ar-EG', 'fa-IR'] as const;
const VALUES = [0, 5, 1000, 22_000.5, 1_234_567.25, -40] as const;

it.each(LOCALES.flatMap((locale) => VALUES.map((value) => [locale, value] as const)))(
  'reads back in %s %d as it was written',
  (locale, value) => {
    expect(parseNumber(formatNumber(value, { locale }), { locale })).toMatchObject({ value, reread: false });
  },
);

it.each([...LOCALES, 'sv-SE'])('writes zero without a sign in %s, also what is rounded to it', (locale) => {
  const whole = { locale, maximumFractionDigits: 0 };
  const cents = { locale, minimumFractionDigits: 2, maximumFractionDigits: 2 };
  expect(formatNumber(-0.4, whole)).toBe('0');
  expect(formatNumber(-0.004, cents)).toBe(formatNumber(0, cents));
  expect(formatNumber(-0, { locale })).toBe('0');
  expect(formatNumber(-0.6, whole)).toMatch(/^\D+1$/);
  expect(formatNumber(-0.04, cents)).toMatch(/^\D+0.04$/);
});

it('writes four digits with their point, and no more digits than asked for', () => {
  expect(formatNumber(1000)).toBe('1.000');
  expect(formatNumber(16.855, { maximumFractionDigits: 1 })).toBe('16,9');
  expect(formatNumber(22_000.5, { minimumFractionDigits: 2 })).toBe('22.000,50');
  expect(formatNumber(22_000.125, { minimumFractionDigits: 2 })).toBe('22.000,125');
});
