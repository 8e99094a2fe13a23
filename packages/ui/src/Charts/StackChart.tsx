import { type ComponentProps, type ReactNode, useId } from 'react';
import { joinClasses } from '../joinClasses';
import { warnOfList } from '../warnOfList';
import { percentOf } from './Axis';
import { Bar, type ChartTone } from './Bar';
import { chart, heads, legendItem, limit as limitClass, plot, share, stack, value as valueClass } from './Charts.css';
import { Swatch } from './Legend';
import { CELL, COLUMN_HEADER, ROW, ROW_GROUP, ROW_HEADER, TABLE } from './tableRoles';

/** A part of the stack. */
export interface StackChartSegment {
  /** What the segment stands for; unique within the chart. */
  label: string;
  /** Its length, in the unit of the axis. */
  value: number;
  /** The value in words, as the page writes it. */
  text: ReactNode;
  /** Default: by order wool, soft, leaf, tile, after, before. */
  tone?: ChartTone | undefined;
}

/** A limit across the stack. */
export interface StackChartMark {
  /** Where on the axis. */
  value: number;
  /** What it is called, as the last line of the table. */
  label: string;
  /** The value in words. */
  text: ReactNode;
}

/** Props of `StackChart`. Attributes of `<table>` pass through. */
export interface StackChartProps extends Omit<ComponentProps<'table'>, 'children'> {
  /** What the chart shows, above it. */
  caption: ReactNode;
  /** Headings of the two columns of the table underneath. */
  columns: readonly [label: string, value: string];
  /** Parts of the stack, from its start. */
  segments: readonly StackChartSegment[];
  /**
   * End of the axis. Default: the sum of the segments, or the limit where that is more. What they leave of it is drawn
   * empty, what goes beyond is cut off.
   */
  max?: number | undefined;
  /** A dashed line across the stack, such as an upper limit of what counts. */
  limit?: StackChartMark | undefined;
}

const TONES: readonly ChartTone[] = ['wool', 'soft', 'leaf', 'tile', 'after', 'before'];
const HEIGHT = 68;

/** The left edge of each segment. */
const starts = (segments: readonly StackChartSegment[]) =>
  segments.map((_segment, index) => segments.slice(0, index).reduce((sum, { value }) => sum + value, 0));

/**
 * Parts of a whole in one stacked bar, such as grants that add up. The parts follow as a real table, which is the legend
 * as well. Uses no style attributes. Server-safe.
 *
 * @throws TypeError if plain JavaScript leaves out `columns` or `segments`; an empty list is fine.
 * @example
 * <StackChart caption="Shares" columns={['Part', 'Share']} max={100}
 *   segments={[{ label: 'Base', value: 30, text: '30 %' }, { label: 'Bonus', value: 20, text: '20 %' }]}
 *   limit={{ value: 70, label: 'At most', text: '70 %' }} />
 */
export function StackChart({ caption, columns, segments, max, limit, className, ...props }: StackChartProps) {
  warnOfList('StackChart', { columns, segments });
  const id = useId();
  const total = segments.reduce((sum, { value }) => sum + value, 0);
  const end = max ?? Math.max(total, limit?.value ?? 0);
  const offsets = starts(segments);
  const tone = (segment: StackChartSegment, index: number) => segment.tone ?? TONES[index % TONES.length] ?? 'wool';
  return (
    <table {...TABLE} {...props} className={joinClasses(chart, className)}>
      <caption>
        {caption}
        <svg className={joinClasses(plot, stack)} height={HEIGHT + 24} aria-hidden="true">
          <Bar id={`${id}rest`} tone="rest" x={0} width={100} y={12} height={HEIGHT - 24} />
          {segments.map((segment, index) => (
            <Bar
              key={segment.label}
              id={`${id}s${index}`}
              tone={tone(segment, index)}
              x={percentOf(offsets[index] ?? 0, end)}
              width={percentOf(segment.value, end)}
              y={12}
              height={HEIGHT - 24}
            />
          ))}
          {limit && (
            <line
              className={limitClass}
              x1={`${percentOf(limit.value, end)}%`}
              x2={`${percentOf(limit.value, end)}%`}
              y1={0}
              y2={HEIGHT}
            />
          )}
        </svg>
      </caption>
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
        {segments.map((segment, index) => (
          <tr key={segment.label} {...ROW} className={share}>
            <th {...ROW_HEADER} className={legendItem}>
              <Swatch id={`${id}l${index}`} tone={tone(segment, index)} />
              {segment.label}
            </th>
            <td {...CELL} className={valueClass}>
              {segment.text}
            </td>
          </tr>
        ))}
      </tbody>
      {limit && (
        <tfoot {...ROW_GROUP}>
          <tr {...ROW} className={share}>
            <th {...ROW_HEADER} className={legendItem}>
              <svg width={20} height={20} aria-hidden="true">
                <line className={limitClass} x1={10} x2={10} y1={0} y2={20} />
              </svg>
              {limit.label}
            </th>
            <td {...CELL} className={valueClass}>
              {limit.text}
            </td>
          </tr>
        </tfoot>
      )}
    </table>
  );
}
