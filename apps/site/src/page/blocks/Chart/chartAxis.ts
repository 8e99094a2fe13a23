import { amountRange, type Figure } from '../../../figures/figure';
import { formatValue } from '../../../figures/format';
import type { Unit } from '../../../figures/units';
import { axisMarks } from '../../../islands/drawings/axisMarks';

/** The axis of a chart: where it ends, its marks in words, and what its values are called. */
export interface ChartAxis {
  readonly max: number;
  readonly ticks: readonly { readonly value: number; readonly text: string }[];
  readonly heading: string;
}

const HEADINGS: Partial<Record<Unit, string>> = {
  euro: 'Kosten',
  euroPerSquareMetre: 'Kosten je Quadratmeter',
  euroPerKilowattPeak: 'Kosten je Kilowatt Peak',
  euroPerYear: 'Betrag pro Jahr',
  percent: 'Anteil',
  years: 'Dauer',
  uValue: 'Wärmedurchgang',
  factor: 'Leistungszahl',
  kilowattHoursPerYear: 'Ertrag pro Jahr',
  squareMetres: 'Fläche',
};

/** Between names and values on a tablet no more marks have room for their words. */
const STEPS = 3;

/** An axis from zero that holds every figure of a chart, all of the same unit. */
export function chartAxis(figures: readonly Figure[]): ChartAxis {
  const [first] = figures;
  if (!first) throw new Error('site: A chart has no items. Give it some or delete it.');
  const highest = Math.max(...figures.map((figure) => amountRange(figure)[1]));
  const marks = axisMarks(highest, STEPS);
  const ticks = marks.map((value) => ({ value, text: formatValue({ ...first, value, bound: undefined }) }));
  return { max: marks.at(-1) ?? highest, ticks, heading: HEADINGS[first.unit] ?? 'Wert' };
}
