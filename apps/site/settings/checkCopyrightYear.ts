/** @throws If the year of the footer cannot be right; the message names field, value and remedy. */
export function checkCopyrightYear(year: unknown): void {
  const thisYear = new Date().getFullYear();
  if (Number.isInteger(year) && (year as number) >= 1990 && (year as number) <= thisYear) return;
  throw new Error(
    `site: COPYRIGHT_YEAR in settings/site.ts is ${JSON.stringify(year)}. The footer would show it. Write a year with four digits, at the latest ${thisYear}, without quotes.`,
  );
}
