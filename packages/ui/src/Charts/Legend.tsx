import type { ReactNode } from 'react';
import { Bar, type ChartTone } from './Bar';

/** A small box of the tone, as it is drawn in the chart. */
export function Swatch({ id, tone }: { id: string; tone: ChartTone }) {
  return (
    <svg width={20} height={20} aria-hidden="true">
      <Bar id={id} tone={tone} x={5} width={90} y={1} height={18} />
    </svg>
  );
}

/** One of the things compared within each row. */
export interface ChartSeries {
  /** What the bars of this colour mean; unique within the chart. */
  label: string;
  /** Its colour and pattern. Give every series its own. */
  tone: ChartTone;
}

/** A tone and its meaning. */
export function LegendEntry({ id, tone, children }: { id: string; tone: ChartTone; children: ReactNode }) {
  return (
    <>
      <Swatch id={id} tone={tone} />
      {children}
    </>
  );
}
