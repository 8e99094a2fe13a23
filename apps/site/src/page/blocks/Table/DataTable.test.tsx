import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { text } from '../../../content/text';
import { DataTable } from './DataTable';

const draw = (...rows: ReturnType<typeof text>[][]) =>
  renderToStaticMarkup(
    <DataTable
      table={{ type: 'table', heading: 'Preise', caption: 'Preise nach Art', columns: ['Art', 'Preis'], rows }}
    />,
  );

it('a table whose rows have a cell for each column is drawn', () => {
  expect(draw([text`Dach`, text`hoch`])).toContain('hoch');
});

it.each([
  [[text`Dach`], '1 of “Dach”'],
  [[text`Dach`, text`hoch`, text`neu`], '3 of “Dach”'],
  [[], '0 of “”'],
])('a row with more or fewer is refused with table, row and remedy', (row, cells) => {
  expect(() => draw([text`Wand`, text`niedrig`], row)).toThrow(
    `The table “Preise nach Art” has 2 columns (Art, Preis), and other numbers of cells in rows: ${cells}. Correct “columns” or “rows” of the record, so that each row has a cell for each column.`,
  );
});
