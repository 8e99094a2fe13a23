import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amount } from '../../figures/figure';
import * as funding from '../../figures/funding';
import { counterexample } from '../calculator/counterexample';
import { describeFragment } from '../calculator/describeFragment';
import { shownCents } from '../calculator/shownCents';
import { within } from '../calculator/within';
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

describe('the worked values of the design', () => {
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
    const rules = (given: HeatPumpInputs) => {
      const { rate, grant, own } = calculateHeatPump(given, figures);
      return {
        'a rate from base to cap': rate >= figures.base && rate <= figures.cap,
        'never negative': grant >= 0 && own >= 0,
        'grant and own share add up': Math.abs(grant + own - given.cost) < 0.000_05,
      };
    };
    expect(counterexample(inputs, rules, 1_000)).toBeUndefined();
  });

  it('shows a grant and an own share that add up to the cent, of an offer with cents', () => {
    const entries = fc
      .tuple(inputs, fc.integer({ min: COST.min * 100, max: COST.max * 100 }))
      .map(([given, cents]) => ({ ...given, cost: cents / 100 }));
    const rules = (given: HeatPumpInputs) => {
      const { grant, own } = calculateHeatPump(given, figures);
      return { 'adds up': shownCents(grant) + shownCents(own) === shownCents(given.cost) };
    };
    expect(counterexample(entries, rules, 1_000)).toBeUndefined();
  });

  it('never pays less for higher costs or one more bonus', () => {
    const entries = fc.tuple(inputs, fc.double({ min: 0, max: 1e6, noNaN: true }));
    const found = counterexample(entries, ([given, more]) => {
      const grantWith = (change: Partial<HeatPumpInputs>) => calculateHeatPump({ ...given, ...change }, figures).grant;
      return {
        'higher costs': grantWith({ cost: given.cost + more }) >= grantWith({}),
        ...Object.fromEntries(
          (['speed', 'efficiency', 'income'] as const).map((bonus) => [
            bonus,
            grantWith({ [bonus]: true }) >= grantWith({}),
          ]),
        ),
      };
    });
    expect(found).toBeUndefined();
  });
});

describeFragment(
  heatPumpFields,
  fc.record({
    cost: within(COST),
    speed: fc.boolean(),
    efficiency: fc.boolean(),
    income: fc.boolean(),
    incomeRate: fc.integer({ min: INCOME_RATE.min, max: INCOME_RATE.max }),
  }),
  { first: '#r=1&k=18000&s=1&e=1&i=1&b=15', wrong: ['#r=1&k=2999&s=1&e=1&i=1&b=15', '#r=1&k=30001&s=1&e=1&i=1&b=15'] },
);
