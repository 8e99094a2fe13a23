import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountRange } from '../../figures/figure';
import { payback, pricePerPeak } from '../../figures/photovoltaics';
import { counterexample } from '../calculator/counterexample';
import { describeFragment } from '../calculator/describeFragment';
import { years } from '../calculator/german';
import { within } from '../calculator/within';
import { BENEFIT, calculateSolarPayback, PEAK, PRICE, type SolarPaybackInputs, solarPaybackFields } from './calculate';

const usual = { years: amountRange(payback), perPeak: amountRange(pricePerPeak) };
const of = (change: Partial<SolarPaybackInputs>) =>
  calculateSolarPayback({ peak: 10, price: 15_000, benefit: null, ...change }, usual);

describe('the worked values of the design', () => {
  it.each([
    [8_000, 1_000, '8,0', 'within'],
    [12_000, 1_000, '12,0', 'within'],
    [14_000, 1_750, '8,0', 'within'],
    [20_000, 1_750, '11,4', 'within'],
    [20_000, 1_600, '12,5', 'above'],
    [14_000, 2_000, '7,0', 'below'],
    [12_040, 1_000, '12,0', 'within'],
    [12_060, 1_000, '12,1', 'above'],
    [13_990, 1_750, '8,0', 'within'],
    [13_900, 1_750, '7,9', 'below'],
  ])('%d € with %d € a year', (price, benefit, text, place) => {
    const result = of({ price, benefit });
    expect(years(result.payback)).toBe(`${text}\u00a0Jahre`);
    expect(result.paybackPlace).toBe(place);
  });

  it('says the same as the example of the page where nobody has entered a benefit', () => {
    const { needed, payback: range, paybackPlace, perPeak } = of({});
    expect([needed, range, paybackPlace, perPeak]).toEqual([[1_250, 1_875], [8, 12], null, 1_500]);
  });

  it.each([
    [13_994, 'below'],
    [13_996, 'within'],
    [14_000, 'within'],
    [24_000, 'within'],
    [24_004, 'within'],
    [24_006, 'above'],
  ])('%d € for 10 kWp are %s the usual price per kWp', (price, place) => {
    expect(of({ price }).perPeakPlace).toBe(place);
  });
});

const inputs: fc.Arbitrary<SolarPaybackInputs> = fc.record({
  peak: fc.double({ min: 0.1, max: 1e4, noNaN: true }),
  price: fc.double({ min: 0, max: 1e7, noNaN: true }),
  benefit: fc.option(fc.double({ min: 1, max: 1e6, noNaN: true })),
});

describe('for whatever is entered', () => {
  it('gives ranges from low to high, never negative, never without a number', () => {
    const rules = (given: SolarPaybackInputs) => {
      const { needed, payback: range, perPeak } = calculateSolarPayback(given, usual);
      const spans = { needed, payback: range, perPeak: [0, perPeak] as const };
      return Object.fromEntries(
        Object.entries(spans).map(([name, [low, high]]) => [name, low >= 0 && high >= low && high < Infinity]),
      );
    };
    expect(counterexample(inputs, rules, 1_000)).toBeUndefined();
  });

  it('takes longer for a higher price and shorter for a higher benefit, and what is needed pays in time', () => {
    const entries = fc.tuple(inputs, fc.double({ min: 1, max: 1e5, noNaN: true }));
    const found = counterexample(entries, ([given, more]) => {
      const benefit = given.benefit ?? BENEFIT.example;
      const longest = (change: Partial<SolarPaybackInputs>) =>
        calculateSolarPayback({ ...given, benefit, ...change }, usual).payback[1];
      const price = given.price + 1;
      const [least] = calculateSolarPayback({ ...given, price }, usual).needed;
      return {
        'a higher price takes longer': longest({ price: given.price + more }) >= longest({}),
        'a higher benefit is shorter': longest({ benefit: benefit + more }) <= longest({}),
        'what is needed pays in time': Math.abs(longest({ price, benefit: least }) - usual.years[1]) < 0.000_000_5,
      };
    });
    expect(found).toBeUndefined();
  });
});

describeFragment(
  solarPaybackFields,
  fc.record({ peak: within(PEAK), price: within(PRICE), benefit: fc.option(within(BENEFIT)) }),
  {
    first: '#r=1&l=10&k=15000&e=0',
    wrong: ['#r=1&l=0&k=15000&e=0', '#r=1&l=101&k=15000&e=0', '#r=1&l=10&k=999&e=0', '#r=1&l=10&k=15000&e=49'],
  },
);
