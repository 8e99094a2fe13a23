import { choiceField, type Fields, flagField, numberField, ownNumberField } from '../calculator/fragment';
import type { Span } from '../calculator/german';
import type { EntryLimits } from '../calculator/NumberEntry';
import type { Size } from '../solarSystem/fit';

/** The parts of the house as its letters name them, A to F. */
export const PARTS = ['insulation', 'heating', 'solar', 'windows', 'roof', 'advice'] as const;
export type Part = (typeof PARTS)[number];

/** What insulation can mean. */
export const INSULATED = ['facade', 'interior', 'cellar', 'ceiling'] as const;
export type Insulated = (typeof INSULATED)[number];

/** What saves heat by keeping it in; savings of these are not additive. */
export type InsulatedPart = Insulated | 'roof';

/** What saves something else, each for itself. */
export type ApartMeasure = 'heating' | 'windows' | 'solar';

/**
 * Single pieces of work in the order that has proven itself: advice, the ceilings that need no scaffold, the rest of the
 * envelope, heating, photovoltaics.
 */
export const MEASURES = [
  'advice',
  'ceiling',
  'cellar',
  'roof',
  'windows',
  'facade',
  'interior',
  'heating',
  'solar',
] as const;
export type Measure = (typeof MEASURES)[number];

export const PUMPS = ['airWater', 'brineWater', 'waterWater'] as const;
export type Pump = (typeof PUMPS)[number];

/** Fields whose example has an origin of its own, which the sheet names as long as it is counted with. */
export const EXAMPLE_FIELDS = ['wall', 'glass'] as const;
export type ExampleField = (typeof EXAMPLE_FIELDS)[number];

/** What the registry gives. */
export type PlanFigure =
  | 'facade'
  | 'interior'
  | 'windows'
  | Pump
  | `${Size}Price`
  | Size
  | `${Size}Area`
  | `${InsulatedPart | 'complete'}Saving`
  | 'rate'
  | 'windowRate'
  | 'heatPumpRate'
  | 'adviceRate'
  | 'cap'
  | 'heatPumpCap'
  | 'wallArea'
  | 'windowArea';

export interface PlanInputs extends Readonly<Record<Part | Insulated, boolean>> {
  /** Walls, in square metres. */
  readonly wall: number;
  /** Windows, in square metres. */
  readonly glass: number;
  /** Free roof, in square metres. */
  readonly free: number;
  readonly pump: Pump;
  /** What heating costs in a year, in euro; `null`: not said. */
  readonly bill: number | null;
  readonly who: 'owner' | 'tenant';
}

/** What the registry gives: prices in euro (per square metre for walls and windows), percent, caps in euro. */
export interface PlanNumbers {
  readonly prices: Readonly<Record<'facade' | 'interior' | 'windows' | Pump, Span>>;
  readonly sizes: Readonly<Record<Size, { readonly peak: string; readonly price: Span }>>;
  /** From how many square metres of free roof a size is suggested; the first that holds counts. */
  readonly roofs: readonly { readonly from: number; readonly size: Size }[];
  /** Less heating by each insulated part alone, in percent. */
  readonly savings: Readonly<Record<InsulatedPart, number> & Partial<Record<Measure, number>>>;
  /** Less heating by all of them, in percent. */
  readonly complete: number;
  /** Highest rates of grants, in percent. */
  readonly rates: Readonly<Record<'insulation' | 'windows' | 'heating', number>>;
  /** Costs that count: for envelope work in one dwelling together, and for a heat pump. */
  readonly caps: Readonly<Record<'envelope' | 'heating', number>>;
}

export interface PlannedMeasure {
  readonly name: Measure;
  /** Both ends in euro; `null` where only an offer can say, never 0. */
  readonly cost: Span | null;
  /** The most that is given for it, in euro, under all conditions; `null` where nothing can be said. */
  readonly grant: number | null;
}

export interface Plan {
  readonly measures: readonly PlannedMeasure[];
  /** The lower ends and the upper ends, each added up; `null` where nothing has a price. */
  readonly cost: Span | null;
  /** What the sum leaves out. */
  readonly without: readonly Measure[];
  /** Percent less heating by insulation; `null` without any. */
  readonly saving: Span | null;
  /** The same in euro a year, where the visitor has said what heating costs. */
  readonly saved: Span | null;
  /** All grants at most, without tax relief; `null` where there is none to name. */
  readonly grant: number | null;
  /** Of photovoltaics, as the roof allows. */
  readonly size: Size | null;
}

/** Limits of the input, not facts. */
export const WALL: EntryLimits = { min: 10, max: 2_000, example: 150 };
export const GLASS: EntryLimits = { min: 1, max: 500, example: 20 };
export const FREE: EntryLimits = { min: 1, max: 1_000, example: 60 };
export const BILL: EntryLimits = { min: 100, max: 50_000, example: 2_400, optional: true };

export const planFields: Fields<PlanInputs> = {
  insulation: flagField('a'),
  heating: flagField('b'),
  solar: flagField('c'),
  windows: flagField('d'),
  roof: flagField('e'),
  advice: flagField('f'),
  facade: flagField('fa'),
  interior: flagField('in'),
  cellar: flagField('ke'),
  ceiling: flagField('og'),
  wall: numberField('w', WALL),
  glass: numberField('g', GLASS),
  free: numberField('l', FREE),
  pump: choiceField('p', PUMPS),
  bill: ownNumberField('k', BILL),
  who: choiceField('m', ['owner', 'tenant']),
};

const isInsulated = (measure: Measure): measure is Insulated => (INSULATED as readonly Measure[]).includes(measure);

/** Whether a piece of work is part of the plan. A wall is insulated once: from inside where both are ticked. */
export function isPlanned(measure: Measure, inputs: PlanInputs): boolean {
  if (measure === 'facade' && inputs.interior) return false;
  return isInsulated(measure) ? inputs.insulation && inputs[measure] : inputs[measure];
}

/**
 * Cost, saving and grants of everything that a visitor has chosen. Parts without a price stay apart and are named;
 * savings of insulated parts are not added up: the truth lies between the largest of them and their sum, which never
 * goes beyond that of the whole house; of roof and top ceiling the roof alone counts. Tax relief is no part of it, as no work gets both.
 *
 * @param inputs numbers above zero
 */
export function calculatePlan(inputs: PlanInputs, numbers: PlanNumbers): Plan {
  const { prices, sizes, savings, rates, caps } = numbers;
  const size = numbers.roofs.find(({ from }) => inputs.free >= from)?.size ?? null;
  const per = ([low, high]: Span, count: number): Span => [low * count, high * count];
  const costs: Partial<Record<Measure, Span>> = {
    facade: per(prices.facade, inputs.wall),
    interior: per(prices.interior, inputs.wall),
    windows: per(prices.windows, inputs.glass),
    heating: prices[inputs.pump],
    ...(size ? { solar: sizes[size].price } : {}),
  };
  const given: Partial<Record<Measure, number>> =
    inputs.who === 'tenant'
      ? {}
      : { facade: rates.insulation, interior: rates.insulation, windows: rates.windows, heating: rates.heating };
  const rateOf = (name: Measure) => given[name] ?? 0;
  const measures = MEASURES.filter((name) => isPlanned(name, inputs)).map((name) => {
    const cost = costs[name] ?? null;
    const cap = name === 'heating' ? caps.heating : caps.envelope;
    return { name, cost, grant: (cost && (Math.min(cost[1], cap) * rateOf(name)) / 100) || null };
  });

  let least = 0;
  let most = 0;
  for (const { name } of measures) {
    // Below an insulated roof the top ceiling saves nothing more.
    const part = (name === 'ceiling' && inputs.roof ? 0 : savings[name]) ?? 0;
    least = Math.max(least, part);
    most += part;
  }
  const saving: Span | null = least ? [least, Math.min(most, numbers.complete)] : null;
  // Envelope work shares one cap. The highest rates fill it first, work without any comes last: that is the most that
  // all can come to.
  let left = caps.envelope;
  let low = 0;
  let high = 0;
  let grant = 0;
  for (const { name, cost } of [...measures].sort((one, other) => rateOf(other.name) - rateOf(one.name))) {
    if (!cost) continue;
    low += cost[0];
    high += cost[1];
    const counted = Math.min(cost[1], name === 'heating' ? caps.heating : left);
    if (name !== 'heating') left -= counted;
    grant += (counted * rateOf(name)) / 100;
  }
  return {
    measures,
    cost: high ? [low, high] : null,
    without: measures.flatMap(({ name, cost }) => (cost ? [] : [name])),
    saving,
    saved: saving && inputs.bill ? per(saving, inputs.bill / 100) : null,
    grant: grant || null,
    size,
  };
}
