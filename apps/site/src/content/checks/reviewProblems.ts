import { isDay } from '../../../settings/operatorRules';

interface Reviewed {
  readonly path: string;
  readonly record: { readonly reviewed?: unknown };
}

/** Pages that name a day of review which cannot be right, as lines for people: search engines would read it. */
export function reviewProblems(pages: readonly Reviewed[], today: Date = new Date()): string[] {
  const isPast = (day: unknown) => typeof day === 'string' && isDay(day) && Date.parse(day) <= today.getTime();
  return pages.flatMap(({ path, record: { reviewed } }) =>
    reviewed === undefined || isPast(reviewed)
      ? []
      : [
          `  ${path}: reviewed is ${JSON.stringify(reviewed)}. Write a day that exists and is not in the future, as “YYYY-MM-DD”, or leave it out.`,
        ],
  );
}
