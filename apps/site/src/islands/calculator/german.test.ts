import { expect, it } from 'vitest';
import { cents, decimal, euro } from './german';

it.each([
  [decimal(16.83, 1), '16,8'],
  [decimal(12, 2), '12,00'],
  [decimal(-4.5, 1), '−4,5'],
  [euro(-12_350), '−12.350\u00a0€'],
  [euro([600, 938]), '600–\u2060938\u00a0€'],
  [cents(7), '7,00\u00a0€'],
])('writes %s', (written, expected) => {
  expect(written).toBe(expected);
});
