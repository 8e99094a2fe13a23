import type { ToolFigures } from '../calculator/figure';
import { type Fields, flagField, numberField } from '../calculator/fragment';
import type { EntryLimits } from '../calculator/NumberEntry';

/** What the registry gives: rates in percent, costs in euro. */
export type HeatPumpFigure =
  | 'base'
  | 'speed'
  | 'efficiency'
  | 'income'
  | 'cap'
  | 'eligible'
  | 'wait'
  | 'exampleCost'
  | 'cautious';

export type HeatPumpFigures = ToolFigures<HeatPumpFigure>;

export interface HeatPumpInputs {
  /** Cost of the system with all work, in euro. */
  readonly cost: number;
  readonly speed: boolean;
  readonly efficiency: boolean;
  readonly income: boolean;
  /** The income bonus in percent, ours or the visitor's. */
  readonly incomeRate: number;
}

export interface HeatPumpResult {
  /** The parts that apply, in percent. */
  readonly parts: readonly number[];
  /** Their sum, at most the cap. */
  readonly rate: number;
  /** The part of the cost that the grant is calculated on. */
  readonly eligible: number;
  readonly grant: number;
  readonly own: number;
}

/** Limits of the input, not facts: here the specification and the official cap agree. */
export const COST: EntryLimits = { min: 3_000, max: 30_000, example: 18_000 };
export const INCOME_RATE: EntryLimits = { min: 0, max: 40, example: 15 };

export const heatPumpFields: Fields<HeatPumpInputs> = {
  cost: numberField('k', COST),
  speed: flagField('s'),
  efficiency: flagField('e'),
  income: flagField('i'),
  incomeRate: numberField('b', INCOME_RATE),
};

/**
 * Grant for a heat pump: the rates that apply are added up, at most to the cap, and taken of the eligible cost.
 *
 * @param inputs euro and percent, not negative
 * @param figures rates in percent, costs in euro
 */
export function calculateHeatPump(
  { cost, speed, efficiency, income, incomeRate }: HeatPumpInputs,
  figures: Readonly<Record<'base' | 'speed' | 'efficiency' | 'cap' | 'eligible', number>>,
): HeatPumpResult {
  const parts = [
    figures.base,
    ...(speed ? [figures.speed] : []),
    ...(efficiency ? [figures.efficiency] : []),
    ...(income ? [incomeRate] : []),
  ];
  const rate = Math.min(
    figures.cap,
    parts.reduce((sum, part) => sum + part, 0),
  );
  const eligible = Math.min(cost, figures.eligible);
  // In whole cents, so that grant and own share add up as they are shown.
  const grant = Math.min(eligible, Math.round(eligible * rate) / 100);
  return { parts, rate, eligible, grant, own: cost - grant };
}
