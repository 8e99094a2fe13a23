import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { counterexample } from '../calculator/counterexample';
import { savingOverYears } from './savingOverYears';

const paybackOf = ([low, high]: readonly [number, number], yearly: number) => [low / yearly, high / yearly] as const;

describe('saving over the years', () => {
  it('meets the own share where the design says', () => {
    const share = [17_600, 17_600] as const;
    const { crossings, rows, years, euros } = savingOverYears(share, 1_050, paybackOf(share, 1_050));
    expect(crossings).toHaveLength(1);
    expect(crossings[0]).toBeCloseTo(16.8, 1);
    const at = (year: number) => rows.find((row) => row.year === year);
    expect(at(10)).toEqual({ year: 10, saved: 10_500, balance: -7_100, crossing: false });
    expect(at(30)).toEqual({ year: 30, saved: 31_500, balance: 13_900, crossing: false });
    expect(rows.filter(({ crossing }) => crossing)).toEqual([
      { year: crossings[0], saved: 17_600, balance: 0, crossing: true },
    ]);
    expect([years[0], years.at(-1)]).toEqual([0, 30]);
    expect(euros.at(-1)).toBeGreaterThanOrEqual(31_500);
  });

  it('meets a range twice, and counts against its upper end', () => {
    const share = [14_400, 21_600] as const;
    const { crossings, rows } = savingOverYears(share, 1_050, paybackOf(share, 1_050));
    expect(crossings.map((year) => year.toFixed(1))).toEqual(['13.7', '20.6']);
    expect(rows.find(({ year }) => year === crossings[1])?.balance).toBeCloseTo(0, 6);
  });

  it('draws no crossing that lies beyond a life of the house', () => {
    const { crossings, years } = savingOverYears([200_000, 200_000], 5, [40_000, 40_000]);
    expect(crossings).toEqual([]);
    expect(years.at(-1)).toBe(100);
  });

  it('gives numbers in order, whatever is entered', () => {
    const amount = fc.double({ min: 1, max: 1e6, noNaN: true });
    const entries = fc.tuple(amount, amount, fc.double({ min: 5, max: 1e5, noNaN: true }));
    const rules = ([one, other, yearly]: readonly [number, number, number]) => {
      const share = [Math.min(one, other), Math.max(one, other)] as const;
      const { years, euros, rows } = savingOverYears(share, yearly, paybackOf(share, yearly));
      const series = [years, euros, rows.map(({ year }) => year)];
      return {
        numbers: series.every((row) => row.every(Number.isFinite)),
        'in order': series.every((row) => row.every((value, index) => index === 0 || value > (row[index - 1] ?? 0))),
        'the last row is the last year': rows.at(-1)?.year === years.at(-1),
        'fewer than 12 rows': rows.length < 12,
      };
    };
    expect(counterexample(entries, rules, 1_000)).toBeUndefined();
  });
});
