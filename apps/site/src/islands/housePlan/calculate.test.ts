import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plannerRecord } from '../../content/pages/planner';
import { amountRange } from '../../figures/figure';
import { planNumbers } from '../../page/templates/Home/planNumbers';
import { exampleOf } from '../../page/templates/Home/planParts';
import { counterexample } from '../calculator/counterexample';
import { describeFragment } from '../calculator/describeFragment';
import { within } from '../calculator/within';
import { fitSizes, type Size } from '../solarSystem/fit';
import {
  BILL,
  calculatePlan,
  FREE,
  GLASS,
  INSULATED,
  isPlanned,
  MEASURES,
  PARTS,
  type Plan,
  type PlanInputs,
  PUMPS,
  planFields,
  WALL,
} from './calculate';

const numbers = planNumbers(plannerRecord);

const nothing: PlanInputs = exampleOf(plannerRecord);
const of = (change: Partial<PlanInputs>) => calculatePlan({ ...nothing, ...change }, numbers);

describe('the example house', () => {
  it('costs and saves nothing while nothing is chosen, and does not say 0', () => {
    expect(of({})).toEqual({
      measures: [],
      cost: null,
      without: [],
      saving: null,
      saved: null,
      grant: null,
      size: 'small',
    });
  });

  it.each([
    ['insulation', [18_000, 27_000], 5_400],
    ['windows', [6_000, 16_000], 3_200],
    ['heating', [12_000, 18_000], 12_600],
    ['solar', [8_000, 12_000], null],
    ['roof', null, null],
    ['advice', null, null],
  ] as const)('%s alone', (part, cost, grant) => {
    expect(of({ [part]: true })).toMatchObject({ cost, grant });
  });

  it('adds up lower ends and upper ends', () => {
    const plan = of({ insulation: true, windows: true, heating: true });
    expect(plan.cost).toEqual([36_000, 61_000]);
    expect(plan.grant).toBe(21_200);
    expect(plan.saving).toEqual([25, 25]);
  });

  it('saves between the largest part and the sum: façade and roof 25 to 40 %', () => {
    const plan = of({ insulation: true, roof: true, bill: 2_000 });
    expect(plan.saving).toEqual([25, 40]);
    expect(plan.saved).toEqual([500, 800]);
    expect(plan.cost).toEqual([18_000, 27_000]);
    expect(plan.without).toEqual(['roof']);
  });

  it.each([
    [['facade'], false, [25, 25]],
    [['cellar'], false, [10, 10]],
    [['ceiling'], false, [8, 8]],
    [['interior'], false, [12, 12]],
    [['cellar', 'ceiling'], false, [10, 18]],
    [['facade', 'cellar'], false, [25, 35]],
    [['facade', 'interior'], false, [12, 12]],
    [['facade', 'cellar', 'ceiling'], true, [25, 40]],
    [['ceiling'], true, [15, 15]],
    [['interior', 'ceiling'], true, [15, 27]],
  ] as const)('%j, roof %s', (parts, roof, saving) => {
    const chosen = Object.fromEntries(INSULATED.map((part) => [part, (parts as readonly string[]).includes(part)]));
    expect(of({ insulation: true, ...chosen, roof }).saving).toEqual(saving);
  });

  it('never adds heating, windows or photovoltaics to what insulation saves', () => {
    expect(of({ heating: true, windows: true, solar: true, advice: true }).saving).toBeNull();
  });

  it('counts envelope work up to the cap of one dwelling, once', () => {
    const plan = of({ insulation: true, windows: true, wall: 400, glass: 200 });
    expect(plan.measures.map(({ grant }) => grant)).toEqual([12_000, 12_000]);
    expect(plan.grant).toBe(12_000);
  });

  it('lets the highest rates fill the cap of the envelope', () => {
    const parts = { ...nothing, insulation: true, windows: true, wall: 400, glass: 200 };
    const rates = { ...numbers.rates, insulation: 20, windows: 15 };
    expect(calculatePlan(parts, { ...numbers, rates }).grant).toBe(12_000);
  });

  it('counts a heat pump up to its own cap, in its line and in the sum', () => {
    const caps = { ...numbers.caps, heating: 10_000 };
    const { measures, grant } = calculatePlan({ ...nothing, heating: true }, { ...numbers, caps });
    expect([measures[0]?.grant, grant]).toEqual([7_000, 7_000]);
  });

  it('names no grant for tenants', () => {
    expect(of({ insulation: true, heating: true, windows: true, who: 'tenant' }).grant).toBeNull();
  });

  it.each([
    [24, null, null],
    [25, 'small', [8_000, 12_000]],
    [49, 'small', [8_000, 12_000]],
    [59, 'small', [8_000, 12_000]],
    [60, 'medium', [14_000, 20_000]],
    [90, 'large', [18_000, 28_000]],
  ] as const)('%d m² of free roof', (free, fits, cost) => {
    expect(of({ solar: true, free })).toMatchObject({ size: fits, cost, without: fits ? [] : ['solar'] });
  });

  it('suggests the size that the tool for roofs suggests', () => {
    const area = (size: Size) => ({ area: amountRange(plannerRecord.figures[`${size}Area`]) });
    const sizes = { small: area('small'), medium: area('medium'), large: area('large') };
    const areas = within(FREE);
    const rules = (free: number) => ({
      'the same size': of({ solar: true, free }).size === fitSizes(free, sizes).suggested,
    });
    expect(counterexample(areas, rules)).toBeUndefined();
  });

  it('insulates a wall once: from inside where both are ticked', () => {
    const both = of({ insulation: true, facade: true, interior: true });
    expect(both).toEqual(of({ insulation: true, facade: false, interior: true }));
    expect(both.measures.map(({ name }) => name)).toEqual(['interior']);
  });

  it('goes from advice over what needs no scaffold and the rest of the envelope to heating and photovoltaics', () => {
    const all = { ...nothing, ...Object.fromEntries([...PARTS, ...INSULATED].map((part) => [part, true])) };
    const outside = calculatePlan({ ...all, interior: false }, numbers).measures;
    expect(outside.map(({ name }) => name).slice(3)).toEqual(['roof', 'windows', 'facade', 'heating', 'solar']);
    expect(calculatePlan(all, numbers).measures.map(({ name }) => name)).toEqual([
      'advice',
      'ceiling',
      'cellar',
      'roof',
      'windows',
      'interior',
      'heating',
      'solar',
    ]);
  });
});

/** All 1,024 ways to tick. */
const COMBINATIONS: readonly Partial<PlanInputs>[] = Array.from({ length: 2 ** 10 }, (_, bits) =>
  Object.fromEntries([...PARTS, ...INSULATED].map((part, index) => [part, Math.floor(bits / 2 ** index) % 2 === 1])),
);

const details = fc.record({
  wall: within(WALL),
  glass: within(GLASS),
  free: within(FREE),
  pump: fc.constantFrom(...PUMPS),
  bill: fc.option(within(BILL)),
  who: fc.constantFrom('owner' as const, 'tenant' as const),
});

/** A rule of the paper that must hold for what is at hand. */
function rule(name: string, holds: boolean): void {
  if (!holds) throw new Error(`broken: ${name}`);
}

/** Every combination of parts with the details at hand. */
function forAll(check: (inputs: PlanInputs, plan: Plan) => void): number {
  let checked = 0;
  fc.assert(
    fc.property(details, (given) => {
      for (const parts of COMBINATIONS) {
        const inputs = { ...nothing, ...parts, ...given };
        check(inputs, calculatePlan(inputs, numbers));
        checked += 1;
      }
    }),
    { numRuns: RUNS },
  );
  return checked;
}

const RUNS = 3;
const ALL = RUNS * COMBINATIONS.length;
const LITTLE = 1e-6;

describe('for every combination of parts', () => {
  it('never says 0 where a price is unknown, and names what the sum leaves out', () => {
    const checked = forAll((inputs, { measures, cost, without }) => {
      const planned = MEASURES.filter((name) => isPlanned(name, inputs));
      rule('each part once, in order', measures.map(({ name }) => name).join() === planned.join());
      for (const { name, cost: own } of measures) {
        rule('a price above 0, or named as missing', own ? own[0] > 0 : without.includes(name));
      }
      rule('a sum where there is a price', (cost === null) === measures.every((measure) => measure.cost === null));
      rule('a sum above 0', cost === null || cost[0] > 0);
    });
    expect(checked).toBe(ALL);
  });

  it('gives ranges from low to high, never negative, never without a number', () => {
    const checked = forAll((_, { cost, saving, saved, grant, measures }) => {
      for (const span of [cost, saving, saved, ...measures.map((measure) => measure.cost)]) {
        rule('low to high', !span || (span[0] >= 0 && span[1] >= span[0] && Number.isFinite(span[1])));
      }
      rule('a grant above 0 or none', grant === null || (grant > 0 && Number.isFinite(grant)));
    });
    expect(checked).toBe(ALL);
  });

  it('never adds savings up beyond the whole house, nor goes below the largest part', () => {
    const checked = forAll((inputs, { saving, saved, measures }) => {
      const parts = measures.flatMap(({ name }) => numbers.savings[name] ?? []);
      rule('insulation alone saves', (saving === null) === (parts.length === 0));
      if (!saving) return;
      rule('the largest part', saving[0] === Math.max(...parts));
      rule('the whole house', saving[1] <= numbers.complete);
      rule('the sum', saving[1] <= parts.reduce((sum, part) => sum + part, 0));
      rule('euro where the bill is known', (saved === null) === (inputs.bill === null));
      rule('no more than of the bill', !saved || saved[1] <= ((inputs.bill ?? 0) * numbers.complete) / 100 + LITTLE);
    });
    expect(checked).toBe(ALL);
  });

  it('never gives grant and tax relief for one work: no grant goes beyond its own rate and cap', () => {
    const checked = forAll((inputs, { measures, grant }) => {
      const each = measures.reduce((sum, measure) => sum + (measure.grant ?? 0), 0);
      rule('none for tenants', inputs.who === 'owner' || (grant === null && each === 0));
      rule('no more than each alone', (grant ?? 0) <= each + LITTLE);
      for (const { name, cost, grant: own } of measures) {
        const highest = name === 'heating' ? numbers.rates.heating : numbers.rates.insulation;
        rule('its own rate', own === null || own <= ((cost?.[1] ?? 0) * highest) / 100 + LITTLE);
      }
      const heating = measures.find(({ name }) => name === 'heating')?.grant ?? 0;
      const most = (numbers.caps.envelope * numbers.rates.insulation) / 100;
      rule('one cap for the envelope', (grant ?? 0) - heating <= most + LITTLE);
    });
    expect(checked).toBe(ALL);
  });

  it('never costs, gives or saves less when one more part is ticked', () => {
    const checked = forAll((inputs, before) => {
      for (const part of [...PARTS, ...INSULATED]) {
        // Work inside takes the place of the façade.
        if (inputs[part] || (part === 'interior' && inputs.facade)) continue;
        const after = calculatePlan({ ...inputs, [part]: true }, numbers);
        for (const end of [0, 1] as const) {
          rule('cost', (after.cost?.[end] ?? 0) >= (before.cost?.[end] ?? 0) - LITTLE);
          rule('saving', (after.saving?.[end] ?? 0) >= (before.saving?.[end] ?? 0));
        }
        rule('grant', (after.grant ?? 0) >= (before.grant ?? 0) - LITTLE);
      }
    });
    expect(checked).toBe(ALL);
  });

  it('never costs or gives less with more wall and glass', () => {
    const checked = forAll((inputs, before) => {
      const after = calculatePlan({ ...inputs, wall: inputs.wall + 10, glass: inputs.glass + 5 }, numbers);
      rule('cost', (after.cost?.[1] ?? 0) >= (before.cost?.[1] ?? 0));
      rule('grant', (after.grant ?? 0) >= (before.grant ?? 0) - LITTLE);
    });
    expect(checked).toBe(ALL);
  });
});

describeFragment(
  planFields,
  fc
    .tuple(details, fc.constantFrom(...COMBINATIONS))
    .map(([given, parts]): PlanInputs => ({ ...nothing, ...parts, ...given })),
  {
    first: '#r=1&a=1&b=1&c=0&d=1&e=0&f=0&fa=1&in=0&ke=0&og=0&w=150&g=20&l=30&p=airWater&k=0&m=owner',
    wrong: [
      '#r=1&a=2&b=1&c=0&d=1&e=0&f=0&fa=1&in=0&ke=0&og=0&w=150&g=20&l=30&p=airWater&k=0&m=owner',
      '#r=1&a=1&b=1&c=0&d=1&e=0&f=0&fa=1&in=0&ke=0&og=0&w=9&g=20&l=30&p=airWater&k=0&m=owner',
    ],
  },
);
