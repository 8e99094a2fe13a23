import type { RoutePath } from '../routes';
import type { OfficialBody } from './bodies';
import { checkFigure } from './checkFigure';
import { isRefused } from './readFigures';
import type { Bound, Unit } from './units';

/**
 * What a figure speaks of. `funding` carries a date and an official body and is checked by the operator before it goes
 * live (D-FUNDINGGATE); `promise` is what the operator offers itself.
 */
export type Subject = 'funding' | 'price' | 'saving' | 'technical' | 'example' | 'promise' | 'claim';

/** One number of the site, the only place where it is written down. */
export interface Figure {
  readonly kind: 'figure';
  /** `<file>.<export>`, unique: where it is declared, found out by registry.ts. */
  readonly id: string;
  /** What the number says, as a German phrase for the list of sources. */
  readonly label: string;
  readonly subject: Subject;
  readonly unit: Unit;
  /** A single value or the two ends of a range, never the better end alone. */
  readonly value: number | readonly [number, number];
  readonly bound?: Bound;
  /** Digits after the comma, where the source writes more than the value needs, e.g. 0,20. */
  readonly fractionDigits?: number;
  /** Where the number comes from: given by the operator, calculated from other figures, or assumed for an example. */
  readonly origin: 'operator' | 'calculated' | 'assumed';
  /** Month that the value is true for, `YYYY-MM`. Funding figures only: nothing else carries a date. */
  readonly asOf?: string;
  /** Where a reader finds what applies today. */
  readonly body?: OfficialBody;
  /** The pages the specification gives it to. A figure appears on these and on no others; empty for derived figures. */
  readonly pages: readonly RoutePath[];
  /** The figures that this one is calculated from. */
  readonly from?: readonly Figure[];
  /** How it is calculated, in words: “Kosten × Zuschuss ÷ 100”. */
  readonly formula?: string;
}

/** The month of all funding figures that the operator has given (D-FIGURES). */
export const FUNDING_AS_OF = '2025-09';

/** What every figure says of itself when it is declared. */
export type FigureInput = Pick<Figure, 'label' | 'unit' | 'value' | 'bound' | 'fractionDigits' | 'pages'>;

const ids = new WeakMap<Figure, string>();

/**
 * Makes a figure; its id follows when the registry reads the file that exports it, and is empty until then.
 * @throws If it cannot be right; the message names label, field, value and remedy.
 */
export function declareFigure(facts: Omit<Figure, 'id'>): Figure {
  const refused = isRefused(() => checkFigure({ ...facts }), facts.from);
  const declared = { ...facts, ...(refused ? { value: Number.NaN } : {}) } as Figure;
  return Object.defineProperty(declared, 'id', { get: () => ids.get(declared) ?? '' });
}

/** Tells a figure where it is declared. For registry.ts alone. */
export function nameFigure(figure: Figure, id: string): void {
  ids.set(figure, id);
}

/** Declares a figure that the operator gives and that is no funding figure. */
export function figure(input: FigureInput & { readonly subject: Exclude<Subject, 'funding'> }): Figure {
  return declareFigure({ kind: 'figure', origin: 'operator', ...input });
}

/** Declares a round number that an example starts from and that nobody has given: it is called an assumption. */
export function assumption(input: FigureInput): Figure {
  return declareFigure({ kind: 'figure', subject: 'example', origin: 'assumed', ...input });
}

/**
 * Declares a figure on public money. It carries the month that it is true for and the body that decides.
 *
 * @example
 * export const baseGrant = funding({
 *   label: 'Grundförderung der Wärmepumpe', unit: 'percent', value: 30, body: 'kfw',
 *   pages: ['/waermepumpe-foerderung'],
 * });
 */
export function funding(input: FigureInput & { readonly body: OfficialBody; readonly asOf?: string }): Figure {
  return declareFigure({ kind: 'figure', subject: 'funding', origin: 'operator', asOf: FUNDING_AS_OF, ...input });
}

/** The single value of a figure. */
export function amount(of: Figure): number {
  if (typeof of.value !== 'number') throw new Error(`figures: “${of.label}” is a range. Use amountRange() instead.`);
  return of.value;
}

/** Both ends of a figure's range; a single value is a range of itself. */
export function amountRange(of: Figure): readonly [number, number] {
  return typeof of.value === 'number' ? [of.value, of.value] : of.value;
}

/** What a figure is another name for, or the end of; itself where it is given or calculated. */
export function originalOf(of: Figure): Figure {
  return of.formula ? of : (of.from?.[0] ?? of);
}

/** The funding figures behind a figure: itself, or what it is calculated from. */
export function fundingBehind(of: Figure): readonly Figure[] {
  if (of.subject === 'funding' && !of.from) return [of];
  return [...new Set((of.from ?? []).flatMap(fundingBehind))];
}
