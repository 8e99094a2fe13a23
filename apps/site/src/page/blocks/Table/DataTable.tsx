import { Table } from '@sanierungsweg/ui/table';
import type { Section } from '../../../content/records';
import { plainText } from '../../../content/walk';
import { TextView } from '../Text/TextView';

type TableData = Extract<Section, { type: 'table' }>;

/** @throws If a row has more or fewer cells than there are columns: what it says would stand under another heading. */
function checkRows({ caption, columns, rows }: TableData): void {
  const uneven = rows.filter((row) => row.length !== columns.length);
  if (uneven.length === 0) return;
  const cells = uneven.map((row) => `${row.length} of “${row[0] === undefined ? '' : plainText(row[0])}”`);
  throw new Error(
    `The table “${caption}” has ${columns.length} columns (${columns.join(', ')}), and other numbers of cells in rows: ${cells.join(', ')}. Correct “columns” or “rows” of the record, so that each row has a cell for each column.`,
  );
}

/**
 * A table of a record; on phones a card per row.
 * @throws If a row has more or fewer cells than there are columns.
 */
export function DataTable({ table }: { table: TableData }) {
  checkRows(table);
  return (
    <Table
      label={table.caption}
      caption={table.caption}
      columns={table.columns}
      phone="cards"
      // oxlint-disable-next-line react/no-array-index-key -- a record is constant
      rows={table.rows.map((row) => row.map((cell, index) => <TextView key={index} text={cell} />))}
    />
  );
}
