import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amount } from '../../figures/figure';
import * as funding from '../../figures/funding';
import { describeFragment } from '../calculator/describeFragment';
import { COST, calculateHeatPump, type HeatPumpInputs, heatPumpFields, INCOME_RATE } from './calculate';

const figures = {
  base: amount(funding.baseGrant),
  speed: amount(funding.climateSpeedBonus),
  efficiency: amount(funding.efficiencyBonus),
  cap: amount(funding.heatPumpGrant),
  eligible: amount(funding.eligibleCosts),
};
const none = { speed: false, efficiency: false, income: false, incomeRate: amount(funding.incomeBonus) };
const all = { ...none, speed: true, efficiency: true, income: true };

describe('the values of the paper (T1)', () => {
  it.each([
    [
      { ...none, cost: 15_000 },
      { rate: 30, grant: 4_500, own: 10_500 },
    ],
    [
      { ...all, cost: 18_000 },
      { rate: 70, grant: 12_600, own: 5_400 },
    ],
    [
      { ...all, income: false, cost: 25_000 },
      { rate: 55, grant: 13_750, own: 11_250 },
    ],
    [
      { ...none, speed: true, cost: 28_000 },
      { rate: 50, grant: 14_000, own: 14_000 },
    ],
    [
      { ...all, cost: 30_000 },
      { rate: 70, grant: 21_000, own: 9_000 },
    ],
    [
      { ...none, cost: 80_000 },
      { rate: 30, grant: 21_000, own: 59_000 },
    ],
  ])('%o', (inputs, expected) => {
    expect(calculateHeatPump(inputs, figures)).toMatchObject(expected);
  });
});

const inputs: fc.Arbitrary<HeatPumpInputs> = fc.record({
  cost: fc.double({ min: 0, max: 1e7, noNaN: true }),
  speed: fc.boolean(),
  efficiency: fc.boolean(),
  income: fc.boolean(),
  incomeRate: fc.double({ min: 0, max: 100, noNaN: true }),
});

describe('for whatever is entered', () => {
  it('gives grant and own share that add up, never negative, never above the cap', () => {
    fc.assert(
      fc.property(inputs, (given) => {
        const { rate, grant, own } = calculateHeatPump(given, figures);
        expect(rate).toBeGreaterThanOrEqual(figures.base);
        expect(rate).toBeLessThanOrEqual(figures.cap);
        expect(grant).toBeGreaterThanOrEqual(0);
        expect(own).toBeGreaterThanOrEqual(0);
        expect(grant + own).toBeCloseTo(given.cost, 4);
      }),
      { numRuns: 1_000 },
    );
  });

  it('never pays less for higher costs or one more bonus', () => {
    fc.assert(
      fc.property(inputs, fc.double({ min: 0, max: 1e6, noNaN: true }), (given, more) => {
        const { grant } = calculateHeatPump(given, figures);
        expect(calculateHeatPump({ ...given, cost: given.cost + more }, figures).grant).toBeGreaterThanOrEqual(grant);
        for (const bonus of ['speed', 'efficiency', 'income'] as const) {
          expect(calculateHeatPump({ ...given, [bonus]: true }, figures).grant).toBeGreaterThanOrEqual(grant);
        }
      }),
    );
  });
});

describeFragment(
  heatPumpFields,
  fc.record({
    cost: fc.double({ min: COST.min, max: COST.max, noNaN: true }),
    speed: fc.boolean(),
    efficiency: fc.boolean(),
    income: fc.boolean(),
    incomeRate: fc.integer({ min: INCOME_RATE.min, max: INCOME_RATE.max }),
  }),
  { first: '#r=1&k=18000&s=1&e=1&i=1&b=15', wrong: ['#r=1&k=2999&s=1&e=1&i=1&b=15', '#r=1&k=30001&s=1&e=1&i=1&b=15'] },
);
