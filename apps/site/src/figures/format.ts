import { PER, RANGE_DASH } from '../lineBreaks';
import { amountRange, type Figure } from './figure';
import type { Unit } from './units';

/** Non-breaking space: keeps a number and its unit on one line. */
export const NBSP = '\u00a0';

const SUFFIX: Record<Unit, string> = {
  euro: `${NBSP}€`,
  euroPerSquareMetre: `${NBSP}€${PER}m²`,
  euroPerKilowattPeak: `${NBSP}€${PER}kWp`,
  euroPerYear: `${NBSP}€${NBSP}pro${NBSP}Jahr`,
  percent: `${NBSP}%`,
  percentagePoints: `${NBSP}Prozentpunkte`,
  years: `${NBSP}Jahre`,
  weeks: `${NBSP}Wochen`,
  hours: `${NBSP}Stunden`,
  workingDays: `${NBSP}Werktage`,
  squareMetres: `${NBSP}m²`,
  centimetres: `${NBSP}cm`,
  kilowattPeak: `${NBSP}kWp`,
  kilowattHoursPerYear: `${NBSP}kWh${NBSP}pro${NBSP}Jahr`,
  uValue: `${NBSP}W${PER}(m²K)`,
  factor: '',
  count: '',
  calendarYear: '',
  aroundTheClock: '',
  officeHours: `${NBSP}Uhr`,
};

/** Decimals that a unit is always written with; `null` leaves them to the value. */
function decimals(unit: Unit, values: readonly number[]): number {
  if (unit === 'factor') return 1;
  if (unit === 'uValue') return values.some((value) => !Number.isInteger(Math.round(value * 100) / 10)) ? 2 : 1;
  return values.some((value) => !Number.isInteger(value)) ? Math.max(...values.map(decimalsOf)) : 0;
}

function decimalsOf(value: number): number {
  return (String(value).split('.')[1] ?? '').length;
}

/** A number as German text: 12000 is “12.000”, 0.24 with two decimals “0,24”. Years stay without a dot. */
export function formatNumber(value: number, fractionDigits = 0, grouping = true): string {
  const [whole = '0', fraction] = Math.abs(value).toFixed(fractionDigits).split('.');
  const grouped = grouping ? whole.replace(/\B(?=(\d{3})+$)/g, '.') : whole;
  return `${value < 0 ? '−' : ''}${grouped}${fraction ? `,${fraction}` : ''}`;
}

/** The bare value with its unit, without “bis zu” and the like: “12.000–18.000 €”. */
export function formatValue(of: Figure): string {
  const range = amountRange(of);
  if (of.unit === 'aroundTheClock') return range.join('/');
  if (of.unit === 'officeHours') return `${range.map((hour) => `${hour}:00`).join(RANGE_DASH)}${SUFFIX[of.unit]}`;
  const digits = of.fractionDigits ?? decimals(of.unit, range);
  const numbers = range.map((value) => formatNumber(value, digits, of.unit !== 'calendarYear'));
  const joined = range[0] === range[1] ? numbers[0] : numbers.join(RANGE_DASH);
  const plus = of.bound === 'plus' ? '+' : '';
  return `${joined}${plus}${SUFFIX[of.unit]}`;
}

/** Plurals whose dative differs from the form after a bare number. */
const DATIVE: Partial<Record<Unit, string>> = {
  years: 'Jahren',
  workingDays: 'Werktagen',
  percentagePoints: 'Prozentpunkten',
};

/** A figure after a preposition with the dative: “nach 8–12 Jahren”, “innerhalb von 5 Werktagen”. */
export function formatDative(of: Figure): string {
  const plural = DATIVE[of.unit];
  const words = formatFigure(of);
  return plural ? words.replace(/\p{L}+$/u, plural) : words;
}

const BOUND_WORDS = {
  upTo: 'bis zu',
  from: 'ab',
  atMost: 'höchstens',
  atLeast: 'mindestens',
  about: 'rund',
  over: 'über',
  moreThan: 'mehr als',
} as const;

/** A figure as it stands in a sentence: “bis zu 20 %”, “0,5–0,8 W/(m²K)”. */
export function formatFigure(of: Figure): string {
  const word = of.bound && of.bound !== 'plus' ? `${BOUND_WORDS[of.bound]}${NBSP}` : '';
  return `${word}${formatValue(of)}`;
}
