import type { ConsentReceipt } from './receipt';

const MS_PER_DAY = 86_400_000;
/** How often an open page looks whether the decision still holds, in ms. */
const CHECK_EVERY = 60_000;

/** Ends decisions that have become too old. */
export interface ConsentExpiry {
  /** Whether a decision no longer counts, by its receipt and by whether everything optional was refused. */
  readonly expired: (receipt: ConsentReceipt, refused: boolean) => boolean;
  /** Calls `check` whenever a decision may have become too old on an open page. Returns a function that stops it. */
  readonly subscribe: (check: () => void) => () => void;
}

/**
 * Asks again after so many days, also on a page that stays open; `has` never answers by a decision that is older. A
 * decision with a receipt that knows no time counts as too old, one without a receipt never does. Throws nothing; on a
 * server nothing is kept that could become too old.
 *
 * @param limits `days` for every decision; `refusedDays` for those who refused everything, e.g. to leave them alone for
 *   longer. Default: the same.
 * @returns What `expiry` of a store takes.
 * @example createConsentStore({ expiry: maxAge({ days: 365, refusedDays: 180 }) });
 */
export function maxAge({
  days,
  refusedDays = days,
}: {
  days: number;
  refusedDays?: number | undefined;
}): ConsentExpiry {
  return {
    // A receipt from the future would never expire.
    expired: ({ time }, refused) => Math.abs(Date.now() - (time ?? 0)) > (refused ? refusedDays : days) * MS_PER_DAY,
    subscribe(check) {
      const timer = setInterval(check, CHECK_EVERY);
      return () => clearInterval(timer);
    },
  };
}
