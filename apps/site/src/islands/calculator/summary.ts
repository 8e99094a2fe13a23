import type { CalculatorState } from './useCalculator';

/** A named value in words. */
export interface SummaryLine {
  readonly label: string;
  readonly value: string;
}

/** What the inputs are called where no stamp says what they are. */
export const HEADINGS: Record<CalculatorState, string> = {
  example: 'Angaben des Beispiels',
  own: 'Eigene Angaben',
  stale: 'Letzte gültige Angaben',
};

/** “Zuschuss: 12.600 €”. */
export const written = ({ label, value }: SummaryLine) => `${label}: ${value}`;

const listed = (lines: readonly SummaryLine[]) => lines.map((line) => `- ${written(line)}`);

/**
 * A result as plain text, for the field “Ihr Vorhaben” of a form or for an e-mail. Ordinary spaces, because fields of
 * other websites may not know others.
 */
export function summaryText(
  title: string,
  state: CalculatorState,
  given: readonly SummaryLine[],
  found: readonly SummaryLine[],
  address: string,
): string {
  return [title, `${HEADINGS[state]}:`, ...listed(given), 'Ergebnis daraus (unverbindlich):', ...listed(found), address]
    .join('\n')
    .replaceAll('\u00a0', ' ')
    .replaceAll('\u2060', '');
}
