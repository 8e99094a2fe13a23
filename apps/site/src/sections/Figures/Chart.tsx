import { BarChart, RangeChart, StackChart } from '@sanierungsweg/ui/charts';
import type { Baked } from '../../content/baked';
import type { Section } from '../../content/records';

type ChartData = Baked<Extract<Section, { type: 'chart' }>>;

/** A chart of figures with a real table underneath. */
export function Chart({ chart }: { chart: ChartData }) {
  const items = chart.items.map((item) => ({
    label: item.label,
    value: item.figure.range,
    text: item.figure.text,
    ...(item.after ? { after: item.after.range, afterText: item.after.text } : {}),
  }));
  switch (chart.chart) {
    case 'range':
      return <RangeChart caption={chart.caption} items={items} />;
    case 'bar':
      return <BarChart caption={chart.caption} items={items} />;
    case 'stack':
      return <StackChart caption={chart.caption} items={items} cap={chart.cap?.range[1]} capLabel={chart.cap?.text} />;
  }
}
