import type { HubFailure } from './types';

/** The hub script could not be loaded. `reason` says why, `attempts` how often it was tried, `url` what was asked for. */
export class HubError extends Error {
  readonly reason: HubFailure;
  readonly attempts: number;
  readonly url: string;

  constructor(reason: HubFailure, attempts: number, url: string) {
    super(`lead-widget: hub script not loaded (${reason}, attempts: ${attempts}): ${url}`);
    this.name = 'HubError';
    this.reason = reason;
    this.attempts = attempts;
    this.url = url;
  }
}
