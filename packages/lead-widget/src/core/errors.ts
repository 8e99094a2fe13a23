import type { HubFailure } from './types';

/** The hub script could not be loaded. `reason` says why, `attempts` how often it was tried, `url` what was asked for. */
export class HubError extends Error {
  declare readonly reason: HubFailure;
  declare readonly attempts: number;
  declare readonly url: string;

  constructor(reason: HubFailure, attempts: number, url: string) {
    super(`lead-widget: ${reason}: ${url}`);
    Object.assign(this, { reason, attempts, url });
  }
}
