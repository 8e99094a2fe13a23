import { expect, it } from 'vitest';
import { cents, decimal, euro, squareMetres, wholeEuro, years } from './german';

it.each([
  [decimal(16.83, 1), '16,8'],
  [decimal(12, 2), '12,00'],
  [decimal(-4.5, 1), '−4,5'],
  [euro(-12_350), '−12.350\u00a0€'],
  [euro([600, 938]), '600–\u2060938\u00a0€'],
  [euro(87.5), '87,50\u00a0€'],
  [euro([600, 937.5]), '600,00–\u2060937,50\u00a0€'],
  [euro(0.1 * 3 * 10), '3\u00a0€'],
  [wholeEuro([1666.67, 2500]), '1.667–\u20602.500\u00a0€'],
  [cents(7), '7,00\u00a0€'],
  [cents(7.125), '7,125\u00a0€'],
  [years([7.6, 15.2]), '7,6–\u206015,2\u00a0Jahre'],
  [years(99.94), '99,9\u00a0Jahre'],
  [years(99.97, 'Jahren'), '100\u00a0Jahren'],
  [years(30_000, 'Jahren'), '30.000\u00a0Jahren'],
  [years([60, 180.4]), '60–\u2060180\u00a0Jahre'],
  [squareMetres(12.25), '12,25\u00a0m²'],
])('writes %s', (written, expected) => {
  expect(written).toBe(expected);
});
