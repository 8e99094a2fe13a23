import type { RoutePath } from '../routes';

/** What a figure counts. `percent` 30 means 30 %, not 0.3; `factor` is a bare number such as a COP. */
export type Unit =
  | 'euro'
  | 'euroPerSquareMetre'
  | 'euroPerKilowattPeak'
  | 'euroPerYear'
  | 'percent'
  | 'percentagePoints'
  | 'years'
  | 'weeks'
  | 'hours'
  | 'workingDays'
  | 'squareMetres'
  | 'centimetres'
  | 'kilowattPeak'
  | 'kilowattHoursPerYear'
  | 'uValue'
  | 'factor'
  | 'count'
  | 'calendarYear'
  /** `[24, 7]`: hours a day, days a week. */
  | 'aroundTheClock'
  /** `[9, 17]`: opening and closing hour. */
  | 'officeHours';

/**
 * How the value binds: `upTo` reads “bis zu 20 %”, `from` “ab 2,12 %”, `atMost` “höchstens 0,20 …”,
 * `about` “rund 3.000 €”, `over` “über 500”, `plus` “50.000+”, `moreThan` “mehr als 50 %”.
 */
export type Bound = 'upTo' | 'from' | 'atMost' | 'about' | 'over' | 'plus' | 'moreThan';

/** One number of the site, the only place where it is written down. */
export interface Figure {
  readonly kind: 'figure';
  /** `<file>.<export>`, unique. */
  readonly id: string;
  /** What the number says, as a German phrase for the list of sources. */
  readonly label: string;
  readonly unit: Unit;
  /** A single value or the two ends of a range, never the better end alone. */
  readonly value: number | readonly [number, number];
  readonly bound?: Bound;
  /** Digits after the comma, where the source writes more than the value needs, e.g. 0,20. */
  readonly fractionDigits?: number;
  /** Where the number comes from, in words that readers see. */
  readonly source: string;
  /** The pages the specification gives it to. A figure appears on these and on no others; empty for derived figures. */
  readonly pages: readonly RoutePath[];
  /** Ids of figures that another page names for the same thing; the page shows a note (D-FIGURES). */
  readonly conflictsWith?: readonly string[];
  /** The figures that this one is calculated from. */
  readonly from?: readonly Figure[];
}

export const OPERATOR_SOURCE = 'Vorgabe des Betreibers, Stand September 2025';

type FigureInput = Omit<Figure, 'kind' | 'source'> & { source?: string };

/** Declares a figure; the source defaults to the operator's specification. */
export function figure(input: FigureInput): Figure {
  return { kind: 'figure', source: OPERATOR_SOURCE, ...input };
}

/** Declares a figure that is calculated from others, e.g. a line of a worked example. */
export function derived(input: Omit<Figure, 'kind' | 'source' | 'pages'> & { from: readonly Figure[] }): Figure {
  return { kind: 'figure', source: 'Eigene Rechnung aus den genannten Werten', pages: [], ...input };
}

/** The single value of a figure. */
export function amount(of: Figure): number {
  if (typeof of.value !== 'number') throw new Error(`figures: ${of.id} is a range. Use amountRange() instead.`);
  return of.value;
}

/** Both ends of a figure's range; a single value is a range of itself. */
export function amountRange(of: Figure): readonly [number, number] {
  return typeof of.value === 'number' ? [of.value, of.value] : of.value;
}
