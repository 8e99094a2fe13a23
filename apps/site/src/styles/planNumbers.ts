import { amount, amountRange, type Figure } from '../figures/figure';
import * as example from '../figures/homeExample';
import * as planner from '../figures/planner';

// What the planner's style sheet adds up while no script is there. Read when the sheet is made; nothing of it ships.

/** Counters count whole numbers, and the sheet writes three zeros behind them. */
function thousands(figure: Figure, times = 1): readonly [low: number, high: number] {
  const [low, high] = amountRange(figure).map((end) => (end * times) / 1000);
  if (!Number.isInteger(low) || !Number.isInteger(high)) {
    throw new Error(`site: “${figure.label}” of the example house is no whole thousand. See styles/planNumbers.ts.`);
  }
  return [low as number, high as number];
}

/** Costs of the example house in thousands of euro. */
export const exampleCosts = {
  facade: thousands(example.facade),
  interior: thousands(planner.interior, amount(example.wallArea)),
  windows: thousands(example.windows),
  heating: thousands(example.heatPump),
  solar: thousands(example.solar),
} as const;

/** Less heating by each part alone, in percent. */
export const singleSavings = {
  roof: amount(planner.roofSaving),
  facade: amount(planner.facadeSaving),
  interior: amount(planner.interiorSaving),
  cellar: amount(planner.cellarSaving),
  ceiling: amount(planner.ceilingSaving),
} as const;

/** Less heating by all of them, in percent. */
export const completeSaving = amount(planner.completeSaving);
