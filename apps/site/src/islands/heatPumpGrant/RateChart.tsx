import { StackChart } from '@sanierungsweg/ui/charts';
import { percent } from '../calculator/german';

export interface RateChartProps {
  /** What applies, in percent. */
  readonly parts: readonly { readonly label: string; readonly rate: number }[];
  /** The highest rate that is paid, in percent and in words. */
  readonly cap: number;
  readonly capText: string;
}

/** The rate of the grant from its parts, and the highest that is paid. */
export function RateChart({ parts, cap, capText }: RateChartProps) {
  const sum = parts.reduce((total, { rate }) => total + rate, 0);
  return (
    <StackChart
      caption="Woraus Ihr Fördersatz besteht"
      columns={['Baustein', 'Satz']}
      segments={parts.map(({ label, rate }) => ({ label, value: rate, text: percent(rate) }))}
      max={Math.max(100, sum)}
      limit={{ value: cap, label: 'Höchstsatz', text: capText }}
    />
  );
}
