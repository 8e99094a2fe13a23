import { StackChart } from '@sanierungsweg/ui/charts';
import { percent } from '../calculator/german';

export interface RateChartProps {
  /** What applies, in percent; of a bonus its name, too. */
  readonly parts: readonly {
    readonly label: string;
    readonly rate: number;
    readonly name?: 'speed' | 'efficiency' | 'income';
  }[];
  /** The highest rate that is paid, in percent and in words. */
  readonly cap: number;
  readonly capText: string;
}

/** Of each bonus its own, whichever others apply: what stays must not look like another when one is unticked. */
const TONES = { base: 'wool', speed: 'soft', efficiency: 'leaf', income: 'tile' } as const;

/** The rate of the grant from its parts, and the highest that is paid. */
export function RateChart({ parts, cap, capText }: RateChartProps) {
  const sum = parts.reduce((total, { rate }) => total + rate, 0);
  return (
    <StackChart
      caption="Woraus Ihr Fördersatz besteht"
      columns={['Baustein', 'Satz']}
      segments={parts.map(({ label, rate, name }) => ({
        label,
        value: rate,
        text: percent(rate),
        tone: TONES[name ?? 'base'],
      }))}
      max={Math.max(100, sum)}
      limit={{ value: cap, label: 'Höchstsatz', text: capText }}
    />
  );
}
