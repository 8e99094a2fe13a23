import { officialBodies } from '../src/figures/bodies';
import type { Figure } from '../src/figures/figure';
import { formatFigure } from '../src/figures/format';
import type { SiteStage } from './checkOperator';
import type { FundingChecks } from './fundingChecks';
import { isDay } from './operatorRules';
import { together } from './together';

const DAY = 86_400_000;

/** Figures that a person must compare with their body: public money, as the operator gave it. */
export function fundingFigures(figures: Iterable<Figure>): readonly Figure[] {
  return [...figures].filter((figure) => figure.subject === 'funding' && !figure.from);
}

function describe(figure: Figure): string {
  const { name, home } = officialBodies[figure.body ?? 'grantDatabase'];
  return `${figure.id}: ${formatFigure(figure)}, on ${figure.pages.join(', ')}; ${name}, ${home}`;
}

/** @throws If a line names no figure or a day that cannot be right, or the limit is none. */
function checkDays(funding: readonly Figure[], { maxAgeDays, checkedOn }: FundingChecks, today: Date): void {
  const wrong = Object.entries(checkedOn).flatMap(([id, day]) => {
    if (!funding.some((figure) => figure.id === id))
      return [`  ${id}: "${day}". There is no such funding figure. Correct the id or delete the line.`];
    if (!isDay(day) || Date.parse(day) > today.getTime())
      return [`  ${id}: "${day}". Enter a day that exists and is not in the future, as “YYYY-MM-DD”.`];
    return [];
  });
  if (!Number.isInteger(maxAgeDays) || maxAgeDays < 1) {
    wrong.push(`  maxAgeDays: ${JSON.stringify(maxAgeDays)}. Enter a whole number of days, at least one.`);
  }
  if (wrong.length === 0) return;
  throw new Error(
    [
      'funding: Some values in settings/fundingChecks.ts cannot be right. Nothing was built. Correct them:',
      ...wrong,
    ].join('\n'),
  );
}

/** @throws If a figure has no check, or one that is too old. */
function checkAges(funding: readonly Figure[], { maxAgeDays, checkedOn }: FundingChecks, today: Date): void {
  const due = funding.flatMap((figure) => {
    const day = checkedOn[figure.id];
    if (day === undefined) return [`  ${describe(figure)}. Never checked.`];
    const age = Math.floor((today.getTime() - Date.parse(day)) / DAY);
    return age > maxAgeDays ? [`  ${describe(figure)}. Checked on ${day}, ${age} days ago.`] : [];
  });
  if (due.length === 0) return;
  throw new Error(
    [
      `funding: ${due.length} funding figures have no check within ${maxAgeDays} days. Old amounts must not go live, so nothing was built.`,
      'Compare each with the body named, correct it in src/figures/ where it has changed, and enter the day in settings/fundingChecks.ts:',
      ...due,
    ].join('\n'),
  );
}

/**
 * Stops a build with funding figures that nobody has checked in time (D-FUNDINGGATE).
 *
 * @param stage `production` asks for a check of every figure; `development` only for days that can be right.
 * @param today Bounds the days; defaults to now.
 * @throws One error that lists figure, value, pages, body and remedy.
 * @example checkFunding('production', fundingChecks, figuresById.values());
 */
export function checkFunding(
  stage: SiteStage,
  { maxAgeDays, checkedOn }: FundingChecks,
  figures: Iterable<Figure>,
  today: Date = new Date(),
): void {
  const funding = fundingFigures(figures);
  together([
    () => checkDays(funding, { maxAgeDays, checkedOn }, today),
    () => stage === 'production' && checkAges(funding, { maxAgeDays, checkedOn }, today),
  ]);
}
