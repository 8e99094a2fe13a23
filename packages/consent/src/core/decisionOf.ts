import type { ConsentSnapshot } from './types';

/**
 * The decision in force, as a value to compare: every decision has a receipt of its own, also one that changes nothing.
 * Whether the settings are open is none.
 */
export const decisionOf = ({ status, preferences, receipt }: ConsentSnapshot<string>): string =>
  JSON.stringify([status, preferences, receipt]);
