import '@sanierungsweg/ui/line-chart.css';
import { LineChart } from '@sanierungsweg/ui/line-chart';
import { decimal, euro, quantity, type Span, years } from '../calculator/german';
import * as styles from './FacadeCharts.css';
import { savingOverYears } from './savingOverYears';

export interface SavingChartProps {
  /** What is left to pay, in euro. */
  readonly share: Span;
  /** In euro per year, above zero. */
  readonly saving: number;
  /** In years. */
  readonly payback: Span;
}

const signed = (value: number) => `${value < 0 ? '−' : '+'}\u00a0${euro(Math.abs(value))}`;

/** Saving added up against the own share; a range crosses twice, and the table is against its upper end. */
export function SavingChart({ share, saving, payback }: SavingChartProps) {
  const line = savingOverYears(share, saving, payback);
  const end = line.years.at(-1) ?? 0;
  // Narrow charts keep every other mark, which is to be the last, too.
  const marks =
    line.years.length % 2
      ? line.years
      : line.years.flatMap((year, index) => (index ? [year - end / (line.years.length - 1) / 2, year] : year));
  const level = (y: number) => [
    { x: 0, y },
    { x: end, y },
  ];
  const range = euro(share[0]) !== euro(share[1]);
  const gain = [
    { x: payback[1], y: share[1] },
    { x: end, y: end * saving },
    { x: end, y: share[1] },
  ];
  return (
    <LineChart
      className={styles.wide}
      caption="Wann der Eigenanteil eingespart ist"
      x={{
        max: end,
        ticks: marks.map((year) => ({ value: year, text: year ? decimal(year) : quantity(year, 'Jahre') })),
      }}
      y={{
        max: line.euros.at(-1) ?? 0,
        ticks: line.euros.map((value) => ({ value, text: euro(value) })),
      }}
      series={[
        {
          label: 'Summe der Ersparnis, nach Jahren',
          points: [
            { x: 0, y: 0 },
            { x: end, y: end * saving },
          ],
        },
        {
          label: range ? 'Eigenanteil, unteres und oberes Ende' : 'Eigenanteil',
          points: level(share[0]),
          ...(range ? { upper: level(share[1]) } : {}),
        },
      ]}
      marks={line.crossings.map((year) => ({ x: year, y: year * saving, text: years(year) }))}
      {...(line.crossings.includes(payback[1]) ? { area: gain } : {})}
      columns={['Nach Jahren', 'Summe der Ersparnis', range ? 'Gegen das obere Ende' : 'Gegen den Eigenanteil']}
      rows={line.rows.map(({ year, saved, balance, crossing }) => ({
        label: crossing ? years(year, '').trim() : decimal(year),
        values: [euro(saved), year === payback[1] ? 'ausgeglichen' : signed(balance)],
        marked: crossing,
      }))}
      tableSummary="Dieselben Werte als Tabelle"
    />
  );
}
