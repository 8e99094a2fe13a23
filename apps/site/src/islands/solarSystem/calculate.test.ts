import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amount, amountRange, type Figure } from '../../figures/figure';
import * as solar from '../../figures/photovoltaics';
import { paybackShort, yieldPerPeak } from '../../figures/solarExample';
import { counterexample } from '../calculator/counterexample';
import { describeFragment } from '../calculator/describeFragment';
import { years } from '../calculator/german';
import { within } from '../calculator/within';
import { BENEFIT, calculateSolar, ROOF, type SolarInputs, solarFields } from './calculate';
import { SIZES } from './fit';

const size = (peak: Figure, price: Figure, area: Figure) => ({
  peak: amount(peak),
  price: amountRange(price),
  area: amountRange(area),
});
const sizes = {
  small: size(solar.smallSize, solar.smallPrice, solar.smallArea),
  medium: size(solar.mediumSize, solar.mediumPrice, solar.mediumArea),
  large: size(solar.largeSize, solar.largePrice, solar.largeArea),
};
const numbers = { yieldPerPeak: amount(yieldPerPeak), paybackShort: amount(paybackShort) };
const calculated = (inputs: SolarInputs) => calculateSolar(inputs, sizes, numbers);
const of = (roof: number, change: Partial<SolarInputs> = {}) =>
  calculated({ roof, size: 'auto', benefit: null, ...change });

describe('the worked values of the design', () => {
  it.each([
    [20, ['none', 'none', 'none'], null],
    [24.9, ['none', 'none', 'none'], null],
    [25, ['tight', 'none', 'none'], 'small'],
    [28, ['tight', 'none', 'none'], 'small'],
    [30, ['fits', 'none', 'none'], 'small'],
    [55, ['fits', 'tight', 'none'], 'small'],
    [60, ['fits', 'fits', 'none'], 'medium'],
    [89.9, ['fits', 'fits', 'tight'], 'medium'],
    [90, ['fits', 'fits', 'fits'], 'large'],
  ])('%d m² of roof', (roof, fits, suggested) => {
    const result = of(roof);
    expect(SIZES.map((one) => result.fits[one])).toEqual(fits);
    expect(result.suggested).toBe(suggested);
    expect(result.chosen).toBe(suggested);
  });

  it.each([
    ['small', 4_500],
    ['medium', 9_000],
    ['large', 13_500],
  ] as const)('the yield of the %s system', (one, yearly) => {
    expect(of(90, { size: one }).yearly).toBe(yearly);
  });

  it.each([
    ['small', 1_000, '8,0–\u206012,0\u00a0Jahre'],
    ['medium', 1_750, '8,0–\u206011,4\u00a0Jahre'],
  ] as const)('the payback of the %s system with %d € a year', (one, benefit, text) => {
    expect(years(of(90, { size: one, benefit }).payback ?? 0)).toBe(text);
    // What we assume where nobody has entered a benefit comes to the same.
    expect(of(90, { size: one }).benefit).toBe(benefit);
  });

  it('keeps the size that a visitor has chosen while it is at least tight', () => {
    expect(of(90, { size: 'small' }).chosen).toBe('small');
    expect(of(55, { size: 'medium' }).chosen).toBe('medium');
    expect(of(40, { size: 'medium' }).chosen).toBe('small');
  });

  it('has neither price nor years where nothing fits', () => {
    expect(of(20, { benefit: 1_000 })).toMatchObject({ chosen: null, price: null, payback: null, yearly: 0 });
  });
});

const inputs: fc.Arbitrary<SolarInputs> = fc.record({
  roof: fc.double({ min: 0, max: 1e5, noNaN: true }),
  size: fc.constantFrom('auto', ...SIZES),
  benefit: fc.option(fc.double({ min: 1, max: 1e6, noNaN: true })),
});

describe('for whatever is entered', () => {
  it('gives ranges from low to high, never negative, for a size that is at least tight', () => {
    const rules = (given: SolarInputs) => {
      const { fits, chosen, price, payback, yearly, benefit } = calculated(given);
      return {
        'no negative yield': yearly >= 0,
        'a finite benefit': benefit >= 0 && Number.isFinite(benefit),
        'at least tight': !chosen || fits[chosen] !== 'none',
        'price and years for a size': [price, payback].every((span) => (span === null) === (chosen === null)),
        'low to high': !payback || (payback[0] > 0 && payback[1] >= payback[0] && payback[1] < Infinity),
      };
    };
    expect(counterexample(inputs, rules, 1_000)).toBeUndefined();
  });

  it('never suggests less for more roof, never takes longer with more benefit', () => {
    const rank = (one: (typeof SIZES)[number] | null) => (one ? SIZES.indexOf(one) : -1);
    const entries = fc.tuple(inputs, fc.double({ min: 0, max: 1e4, noNaN: true }));
    const found = counterexample(entries, ([given, more]) => {
      const { suggested, payback, benefit } = calculated(given);
      const larger = calculated({ ...given, roof: given.roof + more }).suggested;
      const after = calculated({ ...given, benefit: benefit + more }).payback;
      return {
        'more roof, no smaller size': rank(larger) >= rank(suggested),
        'more benefit, no longer payback': (after?.[1] ?? 0) <= (payback?.[1] ?? 0),
      };
    });
    expect(found).toBeUndefined();
  });
});

describeFragment(
  solarFields,
  fc.record({ roof: within(ROOF), size: fc.constantFrom('auto', ...SIZES), benefit: fc.option(within(BENEFIT)) }),
  {
    first: '#r=1&a=60&g=auto&e=0',
    wrong: [
      '#r=1&a=0&g=auto&e=0',
      '#r=1&a=1001&g=auto&e=0',
      '#r=1&a=60&g=huge&e=0',
      '#r=1&a=60&g=auto&e=49',
      '#r=1&a=60&g=auto&e=50001',
    ],
  },
);
