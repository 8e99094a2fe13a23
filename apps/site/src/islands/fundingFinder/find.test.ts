import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amount } from '../../figures/figure';
import * as funding from '../../figures/funding';
import { counterexample } from '../calculator/counterexample';
import { describeFragment } from '../calculator/describeFragment';
import { within } from '../calculator/within';
import {
  CHOICES,
  COST,
  compareWays,
  type FinderInputs,
  finderFields,
  findProgrammes,
  PROGRAMMES,
  type ProgrammeId,
} from './find';

const house: FinderInputs = { work: 'facade', use: 'owner', state: 'nw', plan: true, cost: 22_000 };
const fitting = (change: Partial<FinderInputs>) =>
  findProgrammes({ ...house, ...change })
    .filter(({ reason }) => !reason)
    .map(({ id }) => id);
const reasons = (change: Partial<FinderInputs>) =>
  Object.fromEntries(findProgrammes({ ...house, ...change }).map(({ id, reason }) => [id, reason]));

const rates = { grant: amount(funding.bafaGrant), tax: amount(funding.taxBonus) };
const caps = { grantCap: amount(funding.begCap), taxCap: amount(funding.taxBonusCap) };

describe('the programmes that the design names', () => {
  it.each<[Partial<FinderInputs>, readonly ProgrammeId[]]>([
    [{}, ['bafa', 'tax', 'nw']],
    [{ state: 'by' }, ['bafa', 'tax', 'by']],
    [{ state: 'other' }, ['bafa', 'tax', 'other']],
    [{ use: 'landlord' }, ['bafa', 'nw']],
    [{ use: 'tenant' }, []],
    [{ work: 'roof', state: 'bw' }, ['bafa', 'tax', 'bw']],
    [{ work: 'windows' }, ['bafa', 'tax', 'nw']],
    [{ work: 'heating' }, ['heatPump', 'tax', 'nw']],
    [{ work: 'heating', use: 'landlord' }, ['heatPump', 'nw']],
    [{ work: 'solar' }, ['nw']],
    [{ work: 'whole' }, ['wholeHouse', 'nw']],
  ])('%o', (change, expected) => {
    expect(fitting(change)).toEqual(expected);
  });

  it('says why a programme does not fit', () => {
    expect(reasons({ use: 'landlord' })).toEqual({
      bafa: undefined,
      heatPump: 'work',
      wholeHouse: 'work',
      tax: 'use',
      nw: undefined,
      bw: 'state',
      by: 'state',
      other: 'state',
    });
    expect(new Set(Object.values(reasons({ use: 'tenant' })))).toEqual(new Set(['tenant']));
  });

  it.each([
    [22_000, 4_400, 4_400],
    [60_000, 12_000, 12_000],
    [60_001, 12_000, 12_000.2],
    [100_000, 12_000, 20_000],
    [200_000, 12_000, 40_000],
    [250_000, 12_000, 40_000],
  ])('%d € bring a grant of %d € or a relief of %d €', (cost, grant, tax) => {
    expect(compareWays(cost, { ...rates, ...caps })).toEqual({ grant, tax });
  });
});

const answers: fc.Arbitrary<FinderInputs> = fc.record({
  work: fc.constantFrom(...CHOICES.work),
  use: fc.constantFrom(...CHOICES.use),
  state: fc.constantFrom(...CHOICES.state),
  plan: fc.boolean(),
  cost: fc.double({ min: 0, max: 1e7, noNaN: true }),
});

describe('for whatever is answered', () => {
  it('names every programme once, and at most one of a state', () => {
    const rules = (given: FinderInputs) => {
      const found = findProgrammes(given);
      const states = found.filter(({ id, reason }) => !reason && CHOICES.state.some((state) => state === id));
      return {
        'every programme once': found.map(({ id }) => id).join() === PROGRAMMES.join(),
        'its own state': states.map(({ id }) => id).join() === (given.use === 'tenant' ? '' : given.state),
      };
    };
    expect(counterexample(answers, rules, 1_000)).toBeUndefined();
  });

  it('brings no more than its cap, no less for higher costs, never a negative amount', () => {
    const entries = fc.tuple(answers, fc.double({ min: 0, max: 1e6, noNaN: true }));
    const rules = ([{ cost }, more]: readonly [FinderInputs, number]) => {
      const { grant, tax } = compareWays(cost, { ...rates, ...caps });
      const after = compareWays(cost + more, { ...rates, ...caps });
      return {
        'a grant from 0 to its cap': grant >= 0 && grant <= (caps.grantCap * rates.grant) / 100,
        'a relief from 0 to its cap': tax >= 0 && tax <= caps.taxCap,
        'higher costs, no lower grant': after.grant >= grant,
        'higher costs, no lower relief': after.tax >= tax,
      };
    };
    expect(counterexample(entries, rules, 1_000)).toBeUndefined();
  });
});

describeFragment(
  finderFields,
  answers.chain((given) => within(COST).map((cost) => ({ ...given, cost }))),
  {
    first: '#r=1&v=facade&h=owner&l=nw&p=1&k=22000',
    wrong: [
      '#r=1&v=garage&h=owner&l=nw&p=1&k=22000',
      '#r=1&v=facade&h=guest&l=nw&p=1&k=22000',
      '#r=1&v=facade&h=owner&l=xx&p=1&k=22000',
      '#r=1&v=facade&h=owner&l=nw&p=2&k=22000',
      '#r=1&v=facade&h=owner&l=nw&p=1&k=999',
      '#r=1&v=facade&h=owner&l=nw&p=1&k=500001',
    ],
  },
);
