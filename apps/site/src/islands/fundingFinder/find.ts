import type { ToolFigures } from '../calculator/figure';
import { choiceField, type Fields, flagField, numberField } from '../calculator/fragment';
import type { EntryLimits } from '../calculator/NumberEntry';

const WORKS = ['facade', 'roof', 'windows', 'heating', 'solar', 'whole'] as const;
const USES = ['owner', 'landlord', 'tenant'] as const;
const STATES = ['nw', 'bw', 'by', 'other'] as const;

/** What is to be done; `whole` is the whole house at once. */
export type Work = (typeof WORKS)[number];
/** Who asks: whoever lives in the own house, lets it, or rents it. */
export type Use = (typeof USES)[number];
/** Federal state of the house. */
export type State = (typeof STATES)[number];

export const CHOICES = { work: WORKS, use: USES, state: STATES } as const;

/** Programmes in the order in which they are shown. */
export const PROGRAMMES = ['bafa', 'heatPump', 'wholeHouse', 'tax', ...STATES] as const;

export type ProgrammeId = (typeof PROGRAMMES)[number];

/**
 * What the registry gives: rates in percent, amounts in euro. `other` has none; `landlord` is what a heat pump gets in a
 * house that is let, where two of the bonuses do not apply.
 */
export type FinderFigure =
  | Exclude<ProgrammeId, 'other'>
  | 'withoutPlan'
  | 'landlord'
  | 'planBonus'
  | 'grantCap'
  | 'taxCap'
  | 'exampleCost';

export type FinderFigures = ToolFigures<FinderFigure>;

export interface FinderInputs {
  readonly work: Work;
  readonly use: Use;
  readonly state: State;
  /** An individual renovation plan (iSFP) names the work. */
  readonly plan: boolean;
  /** Of the work, in euro. */
  readonly cost: number;
}

/** Why a programme is not for somebody. */
export type Reason = 'tenant' | 'use' | 'work' | 'state';

export interface Found {
  readonly id: ProgrammeId;
  /** Undefined where it fits. */
  readonly reason?: Reason;
}

/** Limits of the input, not facts. */
export const COST: EntryLimits = { min: 1_000, max: 500_000, example: 60_000 };

export const finderFields: Fields<FinderInputs> = {
  work: choiceField('v', WORKS),
  use: choiceField('h', USES),
  state: choiceField('l', STATES),
  plan: flagField('p'),
  cost: numberField('k', COST),
};

/** The works that each federal programme pays for. */
const PAYS_FOR: Partial<Record<ProgrammeId, readonly Work[]>> = {
  bafa: ['facade', 'roof', 'windows'],
  heatPump: ['heating'],
  wholeHouse: ['whole'],
  tax: ['facade', 'roof', 'windows', 'heating'],
};

function reasonAgainst(id: ProgrammeId, { work, use, state }: FinderInputs): Reason | undefined {
  if (use === 'tenant') return 'tenant';
  const works = PAYS_FOR[id];
  if (!works) return id === state ? undefined : 'state';
  if (!works.includes(work)) return 'work';
  return id === 'tax' && use !== 'owner' ? 'use' : undefined;
}

/** Every programme, and why one is not for somebody who answers so. */
export function findProgrammes(answers: FinderInputs): readonly Found[] {
  return PROGRAMMES.map((id) => ({ id, reason: reasonAgainst(id, answers) }));
}

/** What two ways bring for the same work; never both. */
export interface Compared {
  readonly grant: number;
  /** Over all years together. */
  readonly tax: number;
}

/**
 * A grant on costs up to a cap against a tax relief that is itself capped.
 *
 * @param cost euro, not negative
 * @param ways percent: of the grant and of the relief; euro: of the costs that the grant counts, of the relief at most
 */
export function compareWays(
  cost: number,
  ways: { readonly grant: number; readonly tax: number; readonly grantCap: number; readonly taxCap: number },
): Compared {
  return {
    grant: (Math.min(cost, ways.grantCap) * ways.grant) / 100,
    tax: Math.min((cost * ways.tax) / 100, ways.taxCap),
  };
}
