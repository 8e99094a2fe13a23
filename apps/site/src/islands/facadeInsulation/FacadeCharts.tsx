import type { Span } from '../calculator/german';
import { LimitChart, type LimitChartProps } from './LimitChart';
import { SavingChart } from './SavingChart';

export interface FacadeChartsProps extends LimitChartProps {
  /** What is left to pay, in euro. */
  readonly share: Span;
  /** In euro per year. */
  readonly saving: number;
  /** In years. */
  readonly payback: Span;
}

/** Which thickness is paid for, and when the own share is saved. */
export function FacadeCharts({ share, saving, payback, ...limit }: FacadeChartsProps) {
  return (
    <>
      <LimitChart {...limit} />
      <SavingChart share={share} saving={saving} payback={payback} />
    </>
  );
}
