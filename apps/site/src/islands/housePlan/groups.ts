import { INSULATED, type Measure } from './calculate';

/** Parts of the plan that stand there as soon as one of their measures is in it. */
export const GROUPS: Readonly<Record<string, readonly Measure[]>> = {
  insulated: ['roof', ...INSULATED],
  unpriced: ['roof', 'cellar', 'ceiling', 'advice'],
  apart: ['heating', 'windows', 'solar'],
  // Their grants share the highest costs that count.
  capped: ['windows', 'facade', 'interior'],
};
