import type { LetteredPart } from '../../illustrations/houseLetters';
import type { Shown } from '../../illustrations/parts/Shown';
import { exampleCosts, singleSavings } from '../../styles/planNumbers';
import { token } from '../../styles/token';
import { INSULATED, type Measure, PARTS } from './calculate';

// What the style sheets of the planner have in common.

export const NARROW = '(max-width: 65rem)';
export const PLAN = `${token('line-plan')} solid ${token('color-text')}`;

/** Matches the ticked boxes of the six parts. */
export const CHOSEN = PARTS.map((part) => `#teil-${part}:checked`).join(', ');

/** Matches what holds the ticked boxes of a piece of work that is part of the plan (`isPlanned`). */
export const ticked = (measure: Measure) =>
  [
    (INSULATED as readonly Measure[]).includes(measure) ? ':has(#teil-insulation:checked)' : '',
    `:has(#teil-${measure}:checked)`,
    measure === 'facade' ? ':not(:has(#teil-interior:checked))' : '',
  ].join('');

/** Matches what holds the ticked boxes of a part whose saving counts: below an insulated roof the top ceiling has none. */
export const saves = (measure: Measure) => ticked(measure) + (measure === 'ceiling' ? `:not(${ticked('roof')})` : '');

/** Matches what holds no ticked box of any of them. */
export const none = (measures: readonly Measure[]) => measures.map((measure) => `:not(${ticked(measure)})`).join('');

/** Whose costs are added up. */
export const PRICED = Object.keys(exampleCosts) as (keyof typeof exampleCosts)[];

/** Whose savings make the interval. */
export const COUNTED = Object.keys(singleSavings) as (keyof typeof singleSavings)[];

/** What of the house is shown, from 0 to 1; drawings read these names (illustrations/parts/Shown.tsx). */
export const shown = (name: Shown) => `--house-${name}`;

/** Which part of the house is lit, as `shown`. */
export const shownLit = (part: LetteredPart) => `--house-lit-${part}`;
