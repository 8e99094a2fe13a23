import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as facade from '../../figures/facade';
import { amount, amountRange } from '../../figures/figure';
import { begCap } from '../../figures/funding';
import { rateWithoutPlan, savingPerArea } from '../../figures/insulationExample';
import { counterexample } from '../calculator/counterexample';
import { describeFragment } from '../calculator/describeFragment';
import { shownCents } from '../calculator/shownCents';
import { within } from '../calculator/within';
import {
  AREA,
  calculateFacade,
  type FacadeInputs,
  facadeFields,
  SAVING,
  SYSTEMS,
  THICKNESSES,
  TOTAL,
} from './calculate';

const prices = {
  interior: { range: amountRange(facade.interiorPrice) },
  composite: { range: amountRange(facade.compositePrice) },
  ventilated: { range: amountRange(facade.ventilatedPrice) },
};
const numbers = {
  u12: amount(facade.u12),
  u16: amount(facade.u16),
  u20: amount(facade.u20),
  uLimit: amount(facade.grantULimit),
  grantCap: amount(begCap),
  withPlan: amount(facade.exampleGrantRate),
  withoutPlan: amount(rateWithoutPlan),
};
const house: FacadeInputs = {
  area: 150,
  system: 'own',
  total: 22_000,
  thickness: '16',
  plan: true,
  saving: amount(savingPerArea),
};
const of = (change: Partial<FacadeInputs>) => calculateFacade({ ...house, ...change }, prices, numbers);

describe('the worked values of the design', () => {
  it('with a plan', () => {
    const { grant, own, saving, payback } = of({});
    expect([grant[0], own[0], saving]).toEqual([4_400, 17_600, 1_050]);
    expect(payback[0]).toBeCloseTo(16.8, 1);
  });

  it('without a plan', () => {
    const { grant, own, payback } = of({ plan: false });
    expect([grant[0], own[0]]).toEqual([3_300, 18_700]);
    expect(payback[0]).toBeCloseTo(17.8, 1);
  });

  it('counts costs up to the cap of one dwelling', () => {
    expect(of({ total: 60_000 }).grant).toEqual([12_000, 12_000]);
    expect(of({ total: 100_000 })).toMatchObject({ grant: [12_000, 12_000], own: [88_000, 88_000] });
    expect(of({ total: 100_000, plan: false }).grant).toEqual([9_000, 9_000]);
  });

  it('without a grant, because the wall stays above the limit', () => {
    const { eligible, rate, grant, payback } = of({ thickness: '12' });
    expect([eligible, rate, ...grant]).toEqual([false, 0, 0, 0]);
    expect(payback[0]).toBeCloseTo(21, 1);
    expect(of({ thickness: '16' }).eligible).toBe(true);
    expect(of({ thickness: '16' }).uValue).toBe(0.18);
    expect(calculateFacade(house, prices, { ...numbers, uLimit: 0.18 }).eligible).toBe(true);
  });

  it.each([
    ['interior', [9_000, 18_000]],
    ['composite', [18_000, 27_000]],
    ['ventilated', [27_000, 42_000]],
  ] as const)('the range of %s', (system, cost) => {
    expect(of({ system }).cost).toEqual(cost);
  });

  it('the loss of heat that each thickness leaves', () => {
    const before = amount(facade.uUninsulated);
    const lower = [facade.u12, facade.u16, facade.u20].map((after) => (amount(after) / before - 1) * 100);
    expect(lower.map((loss) => loss.toFixed(1))).toEqual(['-82.9', '-87.1', '-89.3']);
  });
});

const INPUTS = {
  area: fc.double({ min: AREA.min, max: 1e5, noNaN: true }),
  system: fc.constantFrom(...SYSTEMS),
  total: fc.double({ min: 0, max: 1e7, noNaN: true }),
  thickness: fc.constantFrom(...THICKNESSES),
  plan: fc.boolean(),
  saving: fc.double({ min: SAVING.min, max: 1e3, noNaN: true }),
} as const;
const inputs: fc.Arbitrary<FacadeInputs> = fc.record(INPUTS);

describe('for whatever is entered', () => {
  it('gives ranges from low to high, never negative, never without a number', () => {
    const rules = (given: FacadeInputs) => {
      const { cost, grant, own, saving, payback } = calculateFacade(given, prices, numbers);
      const spans = [cost, grant, own, payback];
      return {
        'low to high, never negative': spans.every(([low, high]) => low >= 0 && high >= low && high < Infinity),
        'no negative saving': saving >= 0,
      };
    };
    expect(counterexample(inputs, rules, 1_000)).toBeUndefined();
  });

  it('shows a grant and an own share that add up to the cent, of an offer with cents and of an area with decimals', () => {
    const entries = fc.record({
      ...INPUTS,
      total: fc.integer({ min: TOTAL.min * 100, max: TOTAL.max * 100 }).map((cents) => cents / 100),
      area: fc.integer({ min: AREA.min * 100, max: AREA.max * 100 }).map((hundredths) => hundredths / 100),
    });
    const rules = (given: FacadeInputs) => {
      const { cost, grant, own } = calculateFacade(given, prices, numbers);
      return Object.fromEntries(
        ([0, 1] as const).map((end) => [
          `end ${end}`,
          shownCents(grant[end]) + shownCents(own[end]) === shownCents(cost[end]),
        ]),
      );
    };
    expect(counterexample(entries, rules, 1_000)).toBeUndefined();
    expect(of({ total: 21_987.5, plan: false })).toMatchObject({
      grant: [3_298.13, 3_298.13],
      own: [18_689.37, 18_689.37],
    });
  });

  it('saves in a year the cents that are shown, so that years of it add up', () => {
    const { own, saving, payback } = of({ area: 120.65, saving: 12.5 });
    expect(saving).toBe(1_508.13);
    expect(payback).toEqual(own.map((end) => end / 1_508.13));
    const rules = (given: FacadeInputs) => {
      const { saving: yearly } = calculateFacade(given, prices, numbers);
      return { 'ten years': shownCents(10 * yearly) === 10 * shownCents(yearly) };
    };
    expect(counterexample(inputs, rules, 1_000)).toBeUndefined();
  });

  it('never costs less with a larger wall, never pays more without a plan', () => {
    const entries = fc.tuple(inputs, fc.double({ min: 0, max: 1e4, noNaN: true }));
    const found = counterexample(entries, ([given, more]) => {
      const having = (change: Partial<FacadeInputs>) => calculateFacade({ ...given, ...change }, prices, numbers);
      return {
        'a larger wall, no lower own share': having({ area: given.area + more }).own[1] >= having({}).own[1],
        'without a plan, no higher grant': having({ plan: false }).grant[1] <= having({ plan: true }).grant[1],
      };
    });
    expect(found).toBeUndefined();
  });
});

describeFragment(
  facadeFields,
  fc.record({
    area: within(AREA),
    system: fc.constantFrom('interior', 'composite', 'ventilated', 'own'),
    total: fc.integer({ min: TOTAL.min, max: TOTAL.max }),
    thickness: fc.constantFrom('12', '16', '20'),
    plan: fc.boolean(),
    saving: within(SAVING),
  }),
  {
    first: '#r=1&a=150&s=own&k=22000&d=16&p=1&e=7',
    wrong: ['#r=1&a=9&s=own&k=22000&d=16&p=1&e=7', '#r=1&a=150&s=own&k=22000&d=14&p=1&e=7'],
  },
);
