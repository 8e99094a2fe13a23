import { type ComponentProps, type ReactNode, useId } from 'react';
import { joinClasses } from '../joinClasses';
import { warnOfList } from '../warnOfList';
import { percentOf } from './Axis';
import { Bar } from './Bar';
import { chart, heads, legend, legendItem, measure, plot, row, value as valueClass } from './Charts.css';
import { type ChartSeries, LegendEntry } from './Legend';
import { CELL, COLUMN_HEADER, ROW, ROW_GROUP, ROW_HEADER, TABLE } from './tableRoles';

/** One bar. */
export interface BarChartValue {
  /** Length of the bar, in the unit of the axis. */
  value: number;
  /** The value in words, as the page writes it. */
  text: ReactNode;
}

/** A group of bars, one per series. */
export interface BarChartRow {
  /** What the values belong to; unique within the chart. */
  label: string;
  /** One value per series, in their order; `null` where there is none. */
  values: readonly (BarChartValue | null)[];
}

/** Props of `BarChart`. Attributes of `<table>` pass through. */
export interface BarChartProps extends Omit<ComponentProps<'table'>, 'rows' | 'children'> {
  /** What the chart shows, above it. */
  caption: ReactNode;
  /** Heading of the first column of the table underneath. */
  rowHeader: string;
  /** What is compared within each row. A legend shows it if there is more than one. */
  series: readonly ChartSeries[];
  /** Groups of bars, from top to bottom. */
  rows: readonly BarChartRow[];
  /** End of the axis. It begins at 0. A longer bar is cut off there. */
  max: number;
  /** What a row says where a series has no value. Default: an en dash. */
  empty?: ReactNode;
}

const HEIGHT = 22;

/**
 * Values as bars, one or several per line, such as before and after. A real table with a column per series, whose bars
 * are decoration. Uses no style attributes. Server-safe.
 *
 * @throws TypeError if plain JavaScript leaves out `series` or `rows`; an empty list is fine.
 * @example
 * <BarChart caption="Heat loss" rowHeader="Part" max={3}
 *   series={[{ label: 'Before', tone: 'before' }, { label: 'After', tone: 'wool' }]}
 *   rows={[{ label: 'Wall', values: [{ value: 1.4, text: '1.4' }, { value: 0.2, text: '0.2' }] }]} />
 */
export function BarChart({ caption, rowHeader, series, rows, max, empty = '–', className, ...props }: BarChartProps) {
  warnOfList('BarChart', { series, rows });
  const id = useId();
  return (
    <table {...TABLE} {...props} className={joinClasses(chart, className)}>
      <caption>{caption}</caption>
      <thead {...ROW_GROUP} className={series.length > 1 ? undefined : heads}>
        <tr {...ROW} className={series.length > 1 ? legend : undefined}>
          <th {...COLUMN_HEADER} className={series.length > 1 ? heads : undefined}>
            {rowHeader}
          </th>
          {series.map(({ label, tone }, index) => (
            <th key={label} {...COLUMN_HEADER} className={legendItem}>
              <LegendEntry id={`${id}l${index}`} tone={tone}>
                {label}
              </LegendEntry>
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...ROW_GROUP}>
        {rows.map(({ label, values }, rowIndex) => (
          <tr key={label} {...ROW} className={row}>
            <th {...ROW_HEADER}>{label}</th>
            {series.map(({ label: name, tone }, index) => {
              const entry = values[index];
              return (
                <td key={name} {...CELL} className={measure}>
                  <svg className={plot} height={HEIGHT} aria-hidden="true">
                    {entry && (
                      <Bar
                        id={`${id}${rowIndex}-${index}`}
                        tone={tone}
                        x={0}
                        width={percentOf(entry.value, max)}
                        y={2}
                        height={18}
                      />
                    )}
                  </svg>
                  <span className={valueClass}>{entry ? entry.text : empty}</span>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
