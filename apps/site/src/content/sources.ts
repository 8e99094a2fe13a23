import { type OfficialBody, officialBodies } from '../figures/bodies';
import { type ConflictKind, opposedTo } from '../figures/conflicts';
import { type Figure, fundingBehind } from '../figures/figure';
import { formatFigure } from '../figures/format';
import type { RoutePath } from '../routes';
import { FIGURES_NOTE } from './shared';

/** A public body as pages link it. */
export interface BodyLink {
  readonly name: string;
  readonly home: string;
}

/** One line of “Quellen und Stand”: what the page states, and where that comes from. */
export interface SourceLine {
  readonly label: string;
  readonly value: string;
  readonly source: string;
  /** Where a reader finds what applies today. */
  readonly body?: BodyLink;
  /** Only the planner of the home page calculates with it. */
  readonly planned?: true;
}

/** Another page names another value for the same thing (D-FIGURES). */
export interface ConflictNote {
  /** Fragment of the note, which the marks at the figure open. */
  readonly id: string;
  readonly label: string;
  readonly here: string;
  readonly there: string;
  /** All pages that name the other value. */
  readonly paths: readonly RoutePath[];
  readonly reason: string;
  readonly advice: string;
  /** That of both which the advice tells to count with, where it names one. */
  readonly safer?: string;
}

/** What each kind of difference means, in one sentence that calls only real contradictions so. */
const REASONS: Record<ConflictKind, string> = {
  unit: 'Das eine ist ein Anteil, das andere ein Betrag. Beides kann zugleich gelten.',
  scope: 'Die beiden Werte schließen Verschiedenes ein.',
  limit: 'Es sind zwei Grenzwerte, die nicht beide auf denselben Antrag passen.',
  reading: 'Die Angaben des Betreibers weichen voneinander ab. Wir zeigen beide und mitteln nicht.',
};

const MONTH = new Intl.DateTimeFormat('de-DE', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** “September 2025” for `2025-09`. */
export function germanMonth(month: string): string {
  return MONTH.format(new Date(`${month}-01T00:00:00Z`));
}

/** The months that figures on public money are true for, “September 2025 bis Mai 2026”; empty without such a figure. */
export function fundingMonths(figures: Iterable<Figure>): string {
  const months = [...figures].flatMap(fundingBehind).flatMap(({ asOf }) => asOf ?? []);
  const sorted = [...new Set(months)].toSorted();
  return [...sorted.slice(0, 1), ...sorted.slice(1).slice(-1)].map(germanMonth).join(' bis ');
}

/** How labels of an example's figures begin. */
const EXAMPLE = /(?:Beispiel|Rechenbeispiel): /g;

/** Where a figure comes from, in words that readers see. */
export function sourceOf(figure: Figure): string {
  const months = fundingMonths([figure]);
  const as = months ? `, Stand ${months}` : '';
  if (figure.origin === 'operator') return `Angabe des Betreibers${as}`;
  if (!figure.formula) return 'Unsere Annahme';
  const formula = figure.formula.replaceAll(EXAMPLE, '');
  return `Eigene Rechnung${formula === figure.formula ? '' : ' am Beispiel'}${as}: ${formula}`;
}

/** Name and home page of a public body. */
export function bodyLink(body: OfficialBody): BodyLink {
  const { name, home } = officialBodies[body];
  return { name, home };
}

/** Anchor of the note on a figure that another page names differently. */
export function conflictId(figure: Figure): string {
  return `andere-angabe-${figure.id.replace(/\W/g, '-').toLowerCase()}`;
}

/** Each figure, and what it is calculated from, down to what somebody gave: whoever reads a formula can follow it. */
export function withInputs(figures: Iterable<Figure>): readonly Figure[] {
  return [...figures].flatMap((figure) => [figure, ...(figure.formula ? withInputs(figure.from ?? []) : [])]);
}

/** The lines of “Quellen und Stand”, each once. Promises of the operator's own need no source. */
export function sourceLines(figures: ReadonlySet<Figure>): SourceLine[] {
  const lines = withInputs(figures)
    .filter((figure) => figure.pages.length > 0 || figure.from)
    .map((figure) => ({
      label: figure.label,
      value: formatFigure(figure),
      source: sourceOf(figure),
      ...(figure.body ? { body: bodyLink(figure.body) } : {}),
    }));
  return lines.filter(
    (line, index) => lines.findIndex((other) => other.label === line.label && other.value === line.value) === index,
  );
}

/** The notes on figures that another page names differently; none where this page shows both. */
export function conflictNotes(figures: ReadonlySet<Figure>): ConflictNote[] {
  return [...figures].flatMap((figure) =>
    opposedTo(figure)
      .filter(({ other }) => !figures.has(other))
      .map(({ other, kind, advice, safer }) => ({
        id: conflictId(figure),
        label: figure.label,
        here: formatFigure(figure),
        there: formatFigure(other),
        paths: other.pages,
        reason: REASONS[kind],
        advice,
        ...(safer ? { safer: formatFigure(safer) } : {}),
      })),
  );
}

/** The public bodies that a page speaks of, in words or by its figures, in the order of the registry. */
export function bodiesOf(words: string, figures: ReadonlySet<Figure>): BodyLink[] {
  const behind = new Set([...figures].flatMap(fundingBehind).flatMap(({ body }) => body ?? []));
  return (Object.keys(officialBodies) as OfficialBody[])
    .filter(
      (key) =>
        behind.has(key) ||
        officialBodies[key].names.some((name) => new RegExp(`(?<!\\p{L})${name}(?!\\p{Ll})`, 'u').test(words)),
    )
    .map(bodyLink);
}

/** What is said once of all figures of a page that are neither funding nor the operator's own promises. */
export function figureNotes(figures: ReadonlySet<Figure>): string[] {
  const other = [...figures].some(
    (figure) => !['funding', 'promise', 'claim'].includes(figure.subject) && fundingBehind(figure).length === 0,
  );
  return other ? [FIGURES_NOTE] : [];
}
