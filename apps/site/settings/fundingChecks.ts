/** When the operator last compared funding figures with the body that decides (D-FUNDINGGATE). */
export interface FundingChecks {
  /** `pnpm build:production` stops while a check is older than this, in days. */
  readonly maxAgeDays: number;
  /** Day of the check by figure: `'funding.baseGrant': '2026-11-20'`. The message of the build names figures and bodies. */
  readonly checkedOn: Readonly<Record<string, string>>;
}

/**
 * Compare each figure with the home page of its body, then enter the day. A figure that is no longer right is corrected
 * in `src/figures/` first; `pnpm --filter @sanierungsweg/site ledger "Grund."`, with a German sentence in place of
 * “Grund.”, records why.
 */
export const fundingChecks: FundingChecks = {
  maxAgeDays: 90,
  checkedOn: {},
};
