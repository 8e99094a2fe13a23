import { axis, axisMinor, grid } from './Axis.css';

/** A mark of an axis. */
export interface ChartTick {
  /** Where on the axis, in the unit of the values. */
  value: number;
  /** What is written there. */
  text: string;
}

/** A value's place on the axis in percent, with as many digits as a wide screen has pixels. An axis without length has one. */
export const percentOf = (value: number, max: number): number => max && Math.round((value / max) * 10_000) / 100;

/** Thin lines at the ticks behind a bar. */
export function GridLines({ ticks, max, height }: { ticks: readonly ChartTick[]; max: number; height: number }) {
  return ticks.map(({ value }) => {
    const x = `${percentOf(value, max)}%`;
    return <line key={value} className={grid} x1={x} x2={x} y1={0} y2={height} />;
  });
}

const anchor = (value: number, max: number) => (value === 0 ? 'start' : value === max ? 'end' : 'middle');

/** What the ticks mean; hidden from assistive technology, which reads the values. */
export function AxisLabels({ ticks, max }: { ticks: readonly ChartTick[]; max: number }) {
  const end = ticks.at(-1)?.text ?? '';
  // Words at the end, such as „30 Jahre“, take the room of the mark before on narrow pages.
  const taken = ticks.length > 5 ? ticks.length - 3 : -1;
  return ticks.map(({ value, text }, index) => (
    <text
      key={value}
      className={index % 2 === 1 || (index === taken && end.length > 2 * text.length) ? `${axis} ${axisMinor}` : axis}
      x={`${percentOf(value, max)}%`}
      y={16}
      textAnchor={anchor(value, max)}
    >
      {text}
    </text>
  ));
}
