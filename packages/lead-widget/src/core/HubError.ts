import type { HubFailure } from './types';

/** The hub script could not be loaded. `reason` says why, `attempts` how often it was tried, `url` what was asked for. */
export class HubError extends Error {
  /** Why, in one word: see `HubFailure`. */
  declare readonly reason: HubFailure;
  /** How often the script was asked for, the first time included. */
  declare readonly attempts: number;
  /** The address that was asked for. */
  declare readonly url: string;

  constructor(reason: HubFailure, attempts: number, url: string) {
    super(`lead-widget: ${reason}: ${url}`);
    Object.assign(this, { reason, attempts, url });
  }
}
