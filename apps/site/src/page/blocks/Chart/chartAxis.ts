import { amountRange, type Figure, type Unit } from '../../../figures/figure';
import { formatValue } from '../../../figures/format';

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

/** Steps that read well: 1, 2, 2.5 or 5 times a power of ten. */
const STEPS = [1, 2, 2.5, 5, 10];

/** About this many marks. */
const MARKS = 5;

/** An axis from zero that holds every figure of a chart, all of the same unit. */
export function chartAxis(figures: readonly Figure[]): ChartAxis {
  const [first] = figures;
  if (!first) throw new Error('site: A chart has no items. Give it some or delete it.');
  const highest = Math.max(...figures.map((figure) => amountRange(figure)[1]));
  const power = 10 ** Math.floor(Math.log10(highest / MARKS));
  const step = (STEPS.find((factor) => factor * power * MARKS >= highest) ?? 10) * power;
  const count = Math.ceil(highest / step - 1e-9);
  const ticks = Array.from({ length: count + 1 }, (_, index) => {
    const value = Number((index * step).toPrecision(6));
    return { value, text: formatValue({ ...first, value, bound: undefined }) };
  });
  return { max: count * step, ticks, heading: HEADINGS[first.unit] ?? 'Wert' };
}
