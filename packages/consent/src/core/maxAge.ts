import type { ConsentReceipt } from './receipt';

const MS_PER_DAY = 86_400_000;
/** How often an open page checks whether the decision still holds. */
const CHECK_EVERY_MS = 60_000;

/** Ends decisions that have become too old. */
export interface ConsentExpiry {
  /** Whether a decision no longer counts, by its receipt and by whether everything optional was refused. */
  readonly expired: (receipt: ConsentReceipt, refused: boolean) => boolean;
  /** Calls `check` whenever a decision may have become too old on an open page. Returns a function that stops it. */
  readonly subscribe: (check: () => void) => () => void;
}

/** While developing, names what is no limit: all that shows of it is a banner on every page, or none ever again. */
function warnOfDays(limits: Parameters<typeof maxAge>[0] | undefined): void {
  try {
    // Bundlers replace the name, and leave all of this out of what visitors load.
    if (process.env.NODE_ENV !== 'production') {
      if (!limits) {
        console.error('consent: maxAge() was given no limits. It stops with an error. Write maxAge({ days: 365 }).');
        return;
      }
      for (const days of new Set([limits.days, limits.refusedDays ?? limits.days])) {
        if (days > 0) continue;
        const follows = days <= 0 ? 'Every decision is too old at once' : 'No decision ever becomes too old';
        console.error(
          `consent: maxAge() was given ${String(days)} for days. ${follows}. Write a number above 0, or Infinity for never.`,
        );
      }
    }
  } catch {
    // Without a bundler the name means nothing, and nobody develops.
  }
}

/**
 * Asks again after a number of days, even on a page that stays open; `has` never answers from a decision that is older.
 * A decision whose receipt has no time counts as too old, one without a receipt never does. Throws nothing: an invalid
 * limit is reported in the console while developing. On a server nothing is kept that could become too old.
 *
 * @param limits `days` for every decision; `refusedDays` for those who refused everything, e.g. to leave them alone for
 *   longer. Default: the same.
 * @returns What `expiry` of a store takes.
 * @example createConsentStore({ expiry: maxAge({ days: 365, refusedDays: 180 }) });
 */
export function maxAge(limits: { days: number; refusedDays?: number | undefined }): ConsentExpiry {
  warnOfDays(limits);
  const { days, refusedDays = days } = limits;
  return {
    // A receipt from the future would never expire.
    expired: ({ time }, refused) => Math.abs(Date.now() - (time ?? 0)) > (refused ? refusedDays : days) * MS_PER_DAY,
    subscribe(check) {
      const timer = setInterval(check, CHECK_EVERY_MS);
      return () => clearInterval(timer);
    },
  };
}
