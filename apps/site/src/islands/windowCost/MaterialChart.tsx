import { RangeChart } from '@sanierungsweg/ui/charts';
import { euro, type Span, squareMetres } from '../calculator/german';
import { axisMarks } from '../drawings/axisMarks';
import { MATERIALS, type Material, times } from './calculate';

export interface MaterialChartProps {
  /** Of all windows, in square metres. */
  readonly area: number;
  /** In euro per square metre. */
  readonly prices: Readonly<Record<Material, Span>>;
  readonly names: Readonly<Record<Material, string>>;
  /** The material that is calculated with, if any. */
  readonly chosen: Material | 'own';
}

/** What the windows cost with each frame, on one axis. */
export function MaterialChart({ area, prices, names, chosen }: MaterialChartProps) {
  const rows = MATERIALS.map((material) => ({ material, cost: times(area, prices[material]) }));
  const marks = axisMarks(Math.max(...rows.map(({ cost }) => cost[1])));
  const lastShown = marks.length - (marks.length % 2 === 0 ? 2 : 1);
  return (
    <RangeChart
      caption={`Kosten von ${squareMetres(area)} Fenster je nach Rahmen`}
      columns={['Rahmen', 'Kosten']}
      max={marks.at(-1) ?? 0}
      // Beside a formula there is room for two words, and every row says its price. Phones hide every other one.
      ticks={marks.map((value, index) => ({ value, text: index === 0 || index === lastShown ? euro(value) : '' }))}
      rows={rows.map(({ material, cost }) => ({
        label: names[material],
        from: cost[0],
        to: cost[1],
        text: euro(cost),
        tone: chosen === material || chosen === 'own' ? ('wool' as const) : ('soft' as const),
      }))}
    />
  );
}
