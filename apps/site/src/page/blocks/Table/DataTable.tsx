import { Table } from '@sanierungsweg/ui/table';
import type { Section } from '../../../content/records';
import { TextView } from '../Text/TextView';

type TableData = Extract<Section, { type: 'table' }>;

/** A table of a record; on phones a card per row. */
export function DataTable({ table }: { table: TableData }) {
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
