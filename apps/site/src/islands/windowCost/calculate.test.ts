import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amount, amountRange } from '../../figures/figure';
import { begCap } from '../../figures/funding';
import { savingPerWindow, uwElsewhere } from '../../figures/windowExample';
import * as windows from '../../figures/windows';
import { counterexample } from '../calculator/counterexample';
import { describeFragment } from '../calculator/describeFragment';
import { years } from '../calculator/german';
import { shownCents } from '../calculator/shownCents';
import { within } from '../calculator/within';
import {
  AREA,
  COUNT,
  calculateWindows,
  MATERIALS,
  SAVING,
  TOTAL,
  UW,
  type WindowInputs,
  windowFields,
} from './calculate';

const prices = {
  plastic: amountRange(windows.plasticPrice),
  wood: amountRange(windows.woodPrice),
  woodAlu: amountRange(windows.woodAluPrice),
};
const numbers = {
  rate: amount(windows.windowGrant),
  grantCap: amount(begCap),
  uwLimit: amount(windows.grantUwLimit),
  uwElsewhere: amount(uwElsewhere),
};
const perWindow = amountRange(savingPerWindow);
const house: WindowInputs = { count: 20, basis: 'own', area: 20, total: 15_000, uw: 0.9, saving: null };
const of = (change: Partial<WindowInputs>) => calculateWindows({ ...house, ...change }, prices, perWindow, numbers);

describe('the worked values of the design', () => {
  it('divides the total by the windows', () => {
    expect(of({}).perWindow).toEqual([750, 750]);
  });

  it.each([
    [937.5, '16,0', '13,6'],
    [600, '25,0', '21,3'],
  ])('a saving of %d a year without and with the grant', (saving, without, withGrant) => {
    const { own, payback, paybackWithoutGrant } = of({ saving });
    expect(own).toEqual([12_750, 12_750]);
    expect(years(paybackWithoutGrant)).toBe(`${without}\u00a0Jahre`);
    expect(years(payback)).toBe(`${withGrant}\u00a0Jahre`);
    expect(years(of({ saving, uw: 1.2 }).payback)).toBe(`${without}\u00a0Jahre`);
  });

  it('says the same as the example of the page where nobody has entered a saving', () => {
    expect(years(of({}).paybackWithoutGrant)).toBe('16,0–\u206025,0\u00a0Jahre');
    expect(years(of({}).payback)).toBe('13,6–\u206021,3\u00a0Jahre');
  });

  it.each([
    ['plastic', [6_000, 16_000]],
    ['wood', [8_000, 18_000]],
    ['woodAlu', [12_000, 24_000]],
  ] as const)('the range of 20 m² in %s', (basis, cost) => {
    expect(of({ basis }).cost).toEqual(cost);
  });

  it.each([
    [0.9, 'eligible', 2_250],
    [0.95, 'eligible', 2_250],
    [0.951, 'unclear', 0],
    [1, 'unclear', 0],
    [1.1, 'unclear', 0],
    [1.101, 'none', 0],
    [1.2, 'none', 0],
  ])('Uw %d is %s', (uw, verdict, grant) => {
    expect(of({ uw })).toMatchObject({ verdict, grant: [grant, grant] });
  });
});

const inputs: fc.Arbitrary<WindowInputs> = fc.record({
  count: fc.double({ min: COUNT.min, max: 1e4, noNaN: true }),
  basis: fc.constantFrom(...MATERIALS, 'own'),
  area: fc.double({ min: 0, max: 1e5, noNaN: true }),
  total: fc.double({ min: 0, max: 1e7, noNaN: true }),
  uw: fc.double({ min: 0, max: 10, noNaN: true }),
  saving: fc.option(fc.double({ min: SAVING.min, max: 1e6, noNaN: true })),
});
const calculated = (given: WindowInputs) => calculateWindows(given, prices, perWindow, numbers);

describe('for whatever is entered', () => {
  it('gives ranges from low to high, never negative, grant and own share that add up', () => {
    const rules = (given: WindowInputs) => {
      const { cost, grant, own, ...rest } = calculated(given);
      const spans = [cost, grant, own, rest.perWindow, rest.payback, rest.paybackWithoutGrant];
      return {
        'low to high, never negative': spans.every(([low, high]) => low >= 0 && high >= low && high < Infinity),
        'grant and own share add up': Math.abs(grant[1] + own[1] - cost[1]) < 0.000_05,
      };
    };
    expect(counterexample(inputs, rules, 1_000)).toBeUndefined();
  });

  it('shows a grant and an own share that add up to the cent, of an offer with cents', () => {
    const entries = fc
      .tuple(inputs, fc.integer({ min: TOTAL.min * 100, max: TOTAL.max * 100 }))
      .map(([given, cents]) => ({ ...given, basis: 'own' as const, total: cents / 100 }));
    const rules = (given: WindowInputs) => {
      const { cost, grant, own } = calculated(given);
      return { 'adds up': shownCents(grant[1]) + shownCents(own[1]) === shownCents(cost[1]) };
    };
    expect(counterexample(entries, rules, 1_000)).toBeUndefined();
  });

  it('never costs less with more area, never grants more for a worse window, never pays back later with a grant', () => {
    const entries = fc.tuple(inputs, fc.double({ min: 0, max: 5, noNaN: true }));
    const found = counterexample(entries, ([given, more]) => {
      const { cost, grant, payback, paybackWithoutGrant } = calculated(given);
      return {
        'more area, no lower cost': calculated({ ...given, area: given.area + more }).cost[1] >= cost[1],
        'a worse window, no higher grant': calculated({ ...given, uw: given.uw + more }).grant[1] <= grant[1],
        'a grant, no later payback': ([0, 1] as const).every((end) => payback[end] <= paybackWithoutGrant[end]),
      };
    });
    expect(found).toBeUndefined();
  });

  it('never takes longer where more is saved', () => {
    const entries = fc.tuple(inputs, fc.double({ min: 1, max: 1e4, noNaN: true }));
    const found = counterexample(entries, ([given, more]) => {
      const saving = given.saving ?? SAVING.example;
      const before = calculated({ ...given, saving }).payback[1];
      return { 'no later payback': calculated({ ...given, saving: saving + more }).payback[1] <= before };
    });
    expect(found).toBeUndefined();
  });
});

describeFragment(
  windowFields,
  fc.record({
    count: fc.integer({ min: COUNT.min, max: COUNT.max }),
    basis: fc.constantFrom(...MATERIALS, 'own'),
    area: within(AREA),
    total: within(TOTAL),
    uw: within(UW),
    saving: fc.option(within(SAVING)),
  }),
  {
    first: '#r=1&n=20&m=own&a=20&k=15000&u=0.95&e=0',
    wrong: [
      '#r=1&n=0&m=own&a=20&k=15000&u=0.95&e=0',
      '#r=1&n=12.5&m=own&a=20&k=15000&u=0.95&e=0',
      '#r=1&n=201&m=own&a=20&k=15000&u=0.95&e=0',
      '#r=1&n=20&m=steel&a=20&k=15000&u=0.95&e=0',
      '#r=1&n=20&m=own&a=501&k=15000&u=0.95&e=0',
      '#r=1&n=20&m=own&a=20&k=499&u=0.95&e=0',
      '#r=1&n=20&m=own&a=20&k=15000&u=3.01&e=0',
      '#r=1&n=20&m=own&a=20&k=15000&u=0.95&e=9',
      '#r=1&n=20&m=own&a=20&k=15000&u=0.95&e=20001',
    ],
  },
);
