/** A named value in words. */
export interface SummaryLine {
  readonly label: string;
  readonly value: string;
}

const written = (lines: readonly SummaryLine[]) => lines.map(({ label, value }) => `- ${label}: ${value}`);

/**
 * A result as plain text, for the field “Ihr Vorhaben” of a form or for an e-mail. Ordinary spaces, because fields of
 * other websites may not know others.
 */
export function summaryText(
  title: string,
  given: readonly SummaryLine[],
  found: readonly SummaryLine[],
  address: string,
): string {
  return [title, 'Angaben:', ...written(given), 'Ergebnis (unverbindlich):', ...written(found), address]
    .join('\n')
    .replaceAll('\u00a0', ' ')
    .replaceAll('\u2060', '');
}
