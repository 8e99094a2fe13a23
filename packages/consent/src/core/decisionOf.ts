import type { ConsentSnapshot } from './types';

/**
 * The decision in force, as a value to compare: every decision has a receipt of its own, even one that changes nothing.
 * Opening or closing the settings decides nothing, so it leaves the value as it is.
 */
export const decisionOf = ({ status, preferences, receipt }: ConsentSnapshot<string>): string =>
  JSON.stringify([status, preferences, receipt]);
