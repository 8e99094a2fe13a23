import type { HubFailure } from './types';

/** What is known about a failure beside its reason. */
export interface HubErrorDetails {
  /** How many times the script was requested, the first time included. Default: the length of `times`. */
  attempts?: number | undefined;
  /** The address that was requested. Default: none was known. */
  url?: string | undefined;
  /** When each attempt began, in milliseconds since the first. Default: none. */
  times?: readonly number[] | undefined;
  /** Directive of the page's content security policy that refused script or frame. Default: none did. */
  directive?: string | undefined;
  /** What was thrown, for the reason `configuration`, or what Trusted Types objected to, for `csp`. Default: nothing. */
  cause?: unknown;
}

/**
 * Why there is no form: `reason` in one word, `attempts`, `url` and `times` for whoever has to find the cause.
 *
 * @example
 * onError={(error: HubError) => report(error.reason, error.attempts, error.url, error.directive)}
 */
export class HubError extends Error {
  /** Why, in one word: see `HubFailure`. */
  declare readonly reason: HubFailure;
  /** How many times the script was requested, the first time included. */
  declare readonly attempts: number;
  /** The address that was requested; empty if none could be made. */
  declare readonly url: string;
  /** When each attempt began, in milliseconds since the first. */
  declare readonly times: readonly number[];
  /**
   * Directive of the page's content security policy that refused script or frame, for the reason `csp`. Undefined where
   * Trusted Types refused the script's address: `cause` says so.
   */
  declare readonly directive: string | undefined;

  /**
   * @param reason Why, in one word.
   * @param details What is known beside it. Default: nothing.
   */
  constructor(
    reason: HubFailure,
    { url = '', times = [], attempts = times.length, directive, cause }: HubErrorDetails = {},
  ) {
    const what = cause instanceof Error ? ` ${String(cause)}` : '';
    const remedy = directive ? ` Add ${new URL(url).origin} to ${directive} of the page's policy.` : '';
    const asked = url && ` after attempt ${attempts} at ${url}`;
    super(`lead-widget: no form (${reason})${asked}.${what}${remedy}`, { cause });
    Object.assign(this, { name: 'HubError', reason, attempts, url, times, directive });
  }
}
