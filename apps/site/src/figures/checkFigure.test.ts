import { describe, expect, it } from 'vitest';
import { derived } from './derived';
import { share } from './expression';
import { type Figure, funding } from './figure';

const right = {
  label: 'Zuschuss',
  unit: 'euro',
  value: 1_234,
  bound: 'upTo',
  body: 'bafa',
  asOf: '2025-09',
  pages: ['/dach'],
} as const;

/** As figures write it. */
const monthFromNow = (months: number) => {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months)).toISOString().slice(0, 7);
};
const NEXT_MONTH = monthFromNow(1);

const declare = (change: object) => funding({ ...right, ...change });

describe('a figure', () => {
  it('is taken as its types say', () => {
    const values = [{ value: [4, 8] }, { value: [0, 100], unit: 'percent' }];
    for (const change of [{}, ...values, { bound: undefined }, { fractionDigits: 2 }, { asOf: monthFromNow(0) }]) {
      expect(() => declare(change)).not.toThrow();
    }
  });

  it.each([
    [{ label: ' ' }, 'label: " ". Say in German'],
    [{ unit: 'euros' }, 'unit: "euros". Use one of: euro,'],
    [{ unit: undefined }, 'unit: undefined. Use'],
    [{ value: '1234' }, 'value: "1234". Write a number'],
    [{ value: Number.NaN }, 'value: "NaN". Write'],
    [{ value: undefined }, 'value: undefined. Write'],
    [{ value: [1, 2, 3] }, 'value: [1,2,3]. Write'],
    [{ value: -50 }, 'value: -50. Write a number from 0 on'],
    [{ value: [50, 700], unit: 'percent' }, 'value: [50,700]. Write'],
    [{ value: [9, 2] }, 'value: [9,2]. Write'],
    [{ bound: 'bisZu' }, 'bound: "bisZu". Use one of: upTo,'],
    [{ fractionDigits: -1 }, 'fractionDigits: -1. Write'],
    [{ pages: ['/heizung', '/dachh'] }, 'pages: ["/dachh"]. List paths'],
    [
      { pages: ['/dach', '/heizung', '/dach'] },
      'pages: ["/dach"]. List paths of src/routes.ts that show it, each once',
    ],
    [{ pages: undefined }, 'pages: undefined. List'],
    [{ body: 'baffa' }, 'body: "baffa". Name who decides. Use one of: kfw, bafa,'],
    [{ body: 'constructor' }, 'body: "constructor". Name who decides.'],
    [{ body: undefined }, 'body: undefined. Name who decides.'],
    [{ asOf: 'September 2025' }, 'asOf: "September 2025". Write the month'],
    [{ asOf: '2025-13' }, 'asOf: "2025-13". Write the month'],
    [{ asOf: NEXT_MONTH }, `asOf: "${NEXT_MONTH}". Write the month that it is true for, at the latest this one`],
    [{ bond: 'upTo' }, 'bond: "upTo". There is no such field. Use: label,'],
  ])('is refused with %o, which names field, value and remedy', (change, words) => {
    expect(() => declare(change)).toThrow(`figures: “${'label' in change ? ' ' : 'Zuschuss'}” in src/figures/`);
    expect(() => declare(change)).toThrow(words);
  });

  it('tells all that is wrong with it at once', () => {
    expect(() => declare({ unit: 'euros', bound: 'bisZu' })).toThrow(/unit: "euros".*\n {2}bound: "bisZu"/);
  });

  it('is refused where what it is calculated from is none', () => {
    const none = { ...right, value: Number.NaN } as unknown as Figure;
    expect(() => derived({ label: 'Anteil', unit: 'euro', is: share(none, none) })).toThrow('value: ["NaN","NaN"]');
  });
});
