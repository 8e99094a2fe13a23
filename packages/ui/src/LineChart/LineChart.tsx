import { type ComponentProps, type ReactNode, useId } from 'react';
import { joinClasses } from '../joinClasses';
import { warnOfList } from '../warnOfList';
import { Drawing, type LineChartAxis, type LineChartMark, type LineChartPoint, type LineChartSeries } from './Drawing';
import { caption as captionClass, figure, fold, legend, marked, table, tones } from './LineChart.css';
import { warnOfAxis } from './warnOfAxis';

/** One line of the table. */
export interface LineChartRow {
  /** Where on the horizontal axis, in words; unique within the chart. */
  label: string;
  /** The values there, in words, in the order of `columns`. */
  values: readonly ReactNode[];
  /** Whether it belongs to a mark of the drawing. Default: `false`. */
  marked?: boolean | undefined;
}

/** Props of `LineChart`. Attributes of `<figure>` pass through. */
export interface LineChartProps extends Omit<ComponentProps<'figure'>, 'children'> {
  /** What the chart shows, above it. Names the table as well. */
  caption: ReactNode;
  /** The horizontal axis. */
  x: LineChartAxis;
  /** The vertical axis. */
  y: LineChartAxis;
  /** Lines, the last one on top. */
  series: readonly LineChartSeries[];
  /** Points that matter, such as crossings. Default: none. */
  marks?: readonly LineChartMark[] | undefined;
  /** Corners of a filled area behind the lines, such as what is gained behind a crossing. Default: none. */
  area?: readonly LineChartPoint[] | undefined;
  /** Headings of the table: the horizontal axis first, then one per value. */
  columns: readonly string[];
  /** The same values as lines of a table. */
  rows: readonly LineChartRow[];
  /** Folds the table behind these words. Default: the table is open to see. */
  tableSummary?: ReactNode;
}

/** In the order in which the styles list them. */
const TONES = Object.keys(tones) as (keyof typeof tones)[];

/**
 * Values that change, as lines on two axes, such as savings that add up until they reach a cost. The drawing is
 * decoration for assistive technology; a real table below has the values. You write all numbers in words. `className`,
 * `style`, `ref` and all other attributes go to the `<figure>`. Uses no style attributes. Server-safe.
 *
 * @throws TypeError if plain JavaScript leaves out `series`, `columns`, `rows`, `x`, `y` or the ticks of one; an empty
 *   list is fine.
 * @example
 * <LineChart caption="When the share is saved" columns={['After', 'Saved']}
 *   x={{ max: 30, ticks: [{ value: 0, text: '0' }, { value: 30, text: '30 years' }] }}
 *   y={{ max: 40000, ticks: [{ value: 40000, text: '40.000 €' }] }}
 *   series={[
 *     { label: 'Saved', points: [{ x: 0, y: 0 }, { x: 30, y: 31500 }] },
 *     { label: 'Own share', points: [{ x: 0, y: 17600 }, { x: 30, y: 17600 }] },
 *   ]}
 *   marks={[{ x: 16.8, y: 17600, text: '16,8 years' }]}
 *   rows={[{ label: '16,8 years', values: ['17.600 €'], marked: true }]} />
 */
export function LineChart({
  caption,
  x,
  y,
  series,
  marks = [],
  area,
  columns,
  rows,
  tableSummary,
  className,
  ...props
}: LineChartProps) {
  warnOfList('LineChart', { series, columns, rows });
  warnOfAxis({ x, y });
  const id = useId();
  const lines = series.map((line, index) => ({
    ...line,
    tone: line.tone ?? (TONES[index % TONES.length] as (typeof TONES)[0]),
  }));
  const values = (
    <table className={table} aria-labelledby={id}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.label} className={row.marked ? marked : undefined}>
            <th scope="row">{row.label}</th>
            {row.values.map((value, index) => (
              <td key={columns[index + 1]}>{value}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
  return (
    <figure {...props} className={joinClasses(figure, className)}>
      <figcaption className={captionClass} id={id}>
        {caption}
      </figcaption>
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops the role of a list without markers */}
      <ul className={legend} role="list">
        {lines.map(({ label, tone }) => (
          <li key={label}>
            <svg width={28} height={12} aria-hidden="true">
              <line className={tones[tone]} x1={-9} x2={27} y1={6} y2={6} />
            </svg>
            {label}
          </li>
        ))}
      </ul>
      <Drawing x={x} y={y} lines={lines} marks={marks} area={area} />
      {tableSummary ? (
        <details className={fold}>
          <summary>{tableSummary}</summary>
          {values}
        </details>
      ) : (
        values
      )}
    </figure>
  );
}
