import * as settings from '../settings';
import type { AnyStore, BehaviourInput } from './behaviour';

export type { Settings } from './settingsCode';

/** In place of settingsCode.ts where everything lies in one file: there is nothing to fetch. */
export const prepareSettings = () => () => {};

/** Hands the code over at once. */
export function fetchSettings(
  _store: AnyStore,
  _read: () => BehaviourInput,
  show: (code: typeof settings) => () => void,
): () => void {
  return show(settings);
}
