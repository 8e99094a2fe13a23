import type { ComponentProps, ReactNode } from 'react';
import { joinClasses } from '../joinClasses';
import { warnOfList } from '../warnOfList';
import { cards, end, fixed, scroller, table } from './Table.css';

/** A column: its heading, and how its cells are set. */
export interface TableColumn {
  /** Heading of the column. */
  header: ReactNode;
  /** `end` for numbers, which then do not wrap. Default: `start`. */
  align?: 'start' | 'end' | undefined;
}

/** Props of `Table`. Attributes of `<section>` pass through to the scrolling box. */
export interface TableProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** Name of the scrolling box for assistive technology, such as the caption. */
  label: string;
  /** What the table shows, above it. */
  caption?: ReactNode;
  /** Headings in order; a string stands for `{ header }`. */
  columns: readonly (string | TableColumn)[];
  /** Cells row by row, in the order of the columns. */
  rows: readonly (readonly ReactNode[])[];
  /** Whether the first cell of each row is its heading. Default: `true`. */
  rowHeaders?: boolean | undefined;
  /**
   * On phones: `scroll` moves it sideways; `cards` makes a card of each row, whose values name their columns, so those
   * headings must be strings; `fixed` holds the first column while the others move, with an edge that says there is more.
   * Default: `scroll`.
   */
  phone?: 'scroll' | 'cards' | 'fixed' | undefined;
}

/**
 * A table that scrolls sideways in a box of its own where the page is narrow. The box has a name and can be focused, so
 * that it scrolls by keyboard. Server-safe.
 *
 * @throws TypeError if plain JavaScript leaves out `columns` or `rows`; an empty list is fine.
 * @example
 * <Table
 *   label="Prices"
 *   columns={['Item', { header: 'Price', align: 'end' }]}
 *   rows={[['Basic', '10 €'], ['Plus', '20 €']]}
 * />
 */
export function Table({
  label,
  caption,
  columns,
  rows,
  rowHeaders = true,
  phone = 'scroll',
  className,
  ...props
}: TableProps) {
  warnOfList('Table', { columns, rows });
  const heads = columns.map((column) => (typeof column === 'string' ? { header: column } : column));
  const alignment = (index: number) => (heads[index]?.align === 'end' ? end : undefined);
  // Safari drops the semantics of a table whose parts are displayed as anything but a table's.
  const role = (name: string) => (phone === 'cards' ? name : undefined);
  const labelOf = (index: number) => {
    const header = heads[index]?.header;
    return phone === 'cards' && typeof header === 'string' ? header : undefined;
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reachable by keyboard
    <section aria-label={label} tabIndex={0} {...props} className={joinClasses(scroller, className)}>
      <table
        className={joinClasses(table, phone === 'cards' && cards, phone === 'fixed' && fixed)}
        role={role('table')}
      >
        {caption && <caption>{caption}</caption>}
        <thead role={role('rowgroup')}>
          <tr role={role('row')}>
            {heads.map(({ header }, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- columns have no identity but their place
              <th key={index} scope="col" className={alignment(index)} role={role('columnheader')}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role={role('rowgroup')}>
          {rows.map((row, rowIndex) => (
            // oxlint-disable-next-line react/no-array-index-key -- rows have no identity but their place
            <tr key={rowIndex} role={role('row')}>
              {row.map((cell, index) =>
                rowHeaders && index === 0 ? (
                  <th key="head" scope="row" className={alignment(0)} role={role('rowheader')}>
                    {cell}
                  </th>
                ) : (
                  // oxlint-disable-next-line react/no-array-index-key -- cells have no identity but their place
                  <td key={index} className={alignment(index)} data-label={labelOf(index)} role={role('cell')}>
                    {phone === 'cards' ? <span>{cell}</span> : cell}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
