import { BarChart, RangeChart, StackChart } from '@sanierungsweg/ui/charts';
import type { Section } from '../../../content/records';
import { opposedTo } from '../../../figures/conflicts';
import { amountRange } from '../../../figures/figure';
import { formatValue } from '../../../figures/format';
import { FigureView } from '../Figures/FigureView';
import { marked } from './Chart.css';
import { chartAxis } from './chartAxis';

type ChartData = Extract<Section, { type: 'chart' }>;

/** A chart of figures with a real table underneath. */
export function Chart({ chart }: { chart: ChartData }) {
  const { caption, items } = chart;
  const axis = chartAxis(items.flatMap(({ figure, after }) => (after ? [figure, after] : [figure])));
  switch (chart.chart) {
    case 'range':
      return (
        <RangeChart
          className={items.some(({ figure }) => opposedTo(figure).length > 0) ? marked : undefined}
          caption={caption}
          columns={[chart.of, axis.heading]}
          rows={items.map(({ label, figure }) => ({
            label,
            from: amountRange(figure)[0],
            to: amountRange(figure)[1],
            text: <FigureView figure={figure} />,
          }))}
          max={axis.max}
          ticks={axis.ticks}
        />
      );
    case 'bar': {
      const compared = items.some((item) => item.after);
      return (
        <BarChart
          caption={caption}
          rowHeader={chart.of}
          series={
            compared
              ? [
                  { label: 'vorher', tone: 'before' },
                  { label: 'nachher', tone: 'wool' },
                ]
              : [{ label: axis.heading, tone: 'wool' }]
          }
          rows={items.map(({ label, figure, after }) => ({
            label,
            values: [figure, ...(after ? [after] : [])].map((value) => ({
              value: amountRange(value)[1],
              text: <FigureView figure={value} />,
            })),
          }))}
          max={axis.max}
        />
      );
    }
    case 'stack':
      return (
        <StackChart
          caption={caption}
          columns={[chart.of, axis.heading]}
          segments={items.map(({ label, figure }) => ({
            label,
            value: amountRange(figure)[1],
            text: <FigureView figure={figure} />,
          }))}
          max={100}
          limit={chart.cap && { value: amountRange(chart.cap)[1], label: 'Höchstens', text: formatValue(chart.cap) }}
        />
      );
  }
}
