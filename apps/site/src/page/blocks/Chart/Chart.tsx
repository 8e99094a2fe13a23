import { BarChart, RangeChart, StackChart } from '@sanierungsweg/ui/charts';
import type { Section } from '../../../content/records';
import type { Baked } from '../../baked';

type ChartData = Baked<Extract<Section, { type: 'chart' }>>;

/** A chart of figures with a real table underneath. */
export function Chart({ chart }: { chart: ChartData }) {
  const { caption, items, axis } = chart;
  switch (chart.chart) {
    case 'range':
      return (
        <RangeChart
          caption={caption}
          columns={['Gegenstand', axis.heading]}
          rows={items.map(({ label, figure }) => ({
            label,
            from: figure.range[0],
            to: figure.range[1],
            text: figure.text,
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
          rowHeader="Gegenstand"
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
            values: [figure, ...(after ? [after] : [])].map((value) => ({ value: value.range[1], text: value.text })),
          }))}
          max={axis.max}
        />
      );
    }
    case 'stack':
      return (
        <StackChart
          caption={caption}
          columns={['Bestandteil', axis.heading]}
          segments={items.map(({ label, figure }) => ({ label, value: figure.range[1], text: figure.text }))}
          max={100}
          limit={chart.cap && { value: chart.cap.range[1], label: 'Höchstens', text: chart.cap.bare }}
        />
      );
  }
}
