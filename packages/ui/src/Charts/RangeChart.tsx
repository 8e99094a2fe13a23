import { type ComponentProps, type ReactNode, useId } from 'react';
import { joinClasses } from '../joinClasses';
import { warnOfList } from '../warnOfList';
import { AxisLabels, type ChartTick, GridLines, percentOf } from './Axis';
import { Bar, type ChartTone } from './Bar';
import { chart, heads, measure, plot, ranges, row, value } from './Charts.css';
import { CELL, COLUMN_HEADER, ROW, ROW_GROUP, ROW_HEADER, TABLE } from './tableRoles';

/** A range, drawn from its lower to its upper end. */
export interface RangeChartRow {
  /** What the range belongs to; unique within the chart. */
  label: string;
  /** Lower end, in the unit of the axis. */
  from: number;
  /** Upper end; equal to `from` for a single value. */
  to: number;
  /** The range in words, as the page writes it. */
  text: ReactNode;
  /** Default: `wool`. */
  tone?: ChartTone | undefined;
}

/** Props of `RangeChart`. Attributes of `<table>` pass through. */
export interface RangeChartProps extends Omit<ComponentProps<'table'>, 'rows' | 'children'> {
  /** What the chart shows, above it. */
  caption: ReactNode;
  /** Headings of the two columns of the table underneath. */
  columns: readonly [label: string, value: string];
  /** Ranges, from top to bottom. */
  rows: readonly RangeChartRow[];
  /** End of the axis. It begins at 0. What lies beyond is cut off. */
  max: number;
  /** Marks of the axis, ascending. Every other one goes where the chart is narrow. Default: none. */
  ticks?: readonly ChartTick[] | undefined;
}

const HEIGHT = 36;

/** Keeps a range without width visible. */
const MINIMUM_PERCENT = 1;

/**
 * Ranges such as prices from–to, one line each, on a common axis. A real table, whose bars are decoration. Uses no
 * style attributes. Server-safe.
 *
 * @throws TypeError if plain JavaScript leaves out `columns` or `rows`; an empty list is fine.
 * @example
 * <RangeChart caption="Prices" columns={['Item', 'Price']} max={100}
 *   rows={[{ label: 'Basic', from: 10, to: 30, text: '10–30 €' }]}
 *   ticks={[{ value: 0, text: '0 €' }, { value: 100, text: '100 €' }]} />
 */
export function RangeChart({ caption, columns, rows, max, ticks = [], className, ...props }: RangeChartProps) {
  warnOfList('RangeChart', { columns, rows });
  const id = useId();
  return (
    <table {...TABLE} {...props} className={joinClasses(chart, ranges, className)}>
      <caption>{caption}</caption>
      <thead {...ROW_GROUP} className={heads}>
        <tr {...ROW}>
          {columns.map((column) => (
            <th key={column} {...COLUMN_HEADER}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...ROW_GROUP}>
        {rows.map(({ label, from, to, text, tone = 'wool' }, index) => (
          <tr key={label} {...ROW} className={row}>
            <th {...ROW_HEADER}>{label}</th>
            <td {...CELL} className={measure}>
              <svg className={plot} height={HEIGHT} aria-hidden="true">
                <GridLines ticks={ticks} max={max} height={HEIGHT} />
                <Bar
                  id={`${id}${index}`}
                  tone={tone}
                  // What is widened stays within the axis at both ends.
                  x={percentOf(from, max) * (to > from ? 1 : 1 - MINIMUM_PERCENT / 100)}
                  width={Math.max(MINIMUM_PERCENT, percentOf(to - from, max))}
                  y={9}
                  height={18}
                />
              </svg>
              <span className={value}>{text}</span>
            </td>
          </tr>
        ))}
      </tbody>
      {ticks.length > 0 && (
        <tfoot aria-hidden="true">
          <tr className={row}>
            <td className={measure}>
              {/* Where words begin and end is left and right here, whatever the page says. */}
              <svg className={plot} height={22} direction="ltr">
                <AxisLabels ticks={ticks} max={max} />
              </svg>
            </td>
          </tr>
        </tfoot>
      )}
    </table>
  );
}
