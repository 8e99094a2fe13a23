import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amount, amountRange, type Figure } from '../../figures/figure';
import * as solar from '../../figures/photovoltaics';
import { paybackShort, yieldPerPeak } from '../../figures/solarExample';
import { describeFragment } from '../calculator/describeFragment';
import { years } from '../calculator/german';
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

describe('the values of the paper (T4)', () => {
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
    fc.assert(
      fc.property(inputs, (given) => {
        const { fits, chosen, price, payback, yearly, benefit } = calculated(given);
        expect(yearly).toBeGreaterThanOrEqual(0);
        expect(benefit).toBeGreaterThanOrEqual(0);
        expect(Number.isFinite(benefit)).toBe(true);
        expect(chosen ? fits[chosen] : 'nothing').not.toBe('none');
        expect([price === null, payback === null]).toEqual([chosen === null, chosen === null]);
        for (const [low, high] of payback ? [payback] : []) {
          expect(low).toBeGreaterThan(0);
          expect(high).toBeGreaterThanOrEqual(low);
          expect(high).toBeLessThan(Infinity);
        }
      }),
      { numRuns: 1_000 },
    );
  });

  it('never suggests less for more roof, never takes longer with more benefit', () => {
    const rank = (one: (typeof SIZES)[number] | null) => (one ? SIZES.indexOf(one) : -1);
    fc.assert(
      fc.property(inputs, fc.double({ min: 0, max: 1e4, noNaN: true }), (given, more) => {
        const { suggested, payback, benefit } = calculated(given);
        expect(rank(calculated({ ...given, roof: given.roof + more }).suggested)).toBeGreaterThanOrEqual(
          rank(suggested),
        );
        const after = calculated({ ...given, benefit: benefit + more }).payback;
        expect(after?.[1] ?? 0).toBeLessThanOrEqual(payback?.[1] ?? 0);
      }),
    );
  });
});

const within = ({ min, max }: { min: number; max: number }) => fc.double({ min, max, noNaN: true });

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
