import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Table } from './Table';

const COLUMNS = ['Kind', { header: 'Price', align: 'end' }] as const;

it('is a table with headings in a named box that can be focused', () => {
  render(<Table label="Prices" caption="All prices" columns={COLUMNS} rows={[['Wood', '9 €']]} />);
  const box = screen.getByRole('region', { name: 'Prices' });
  expect(box).toHaveAttribute('tabindex', '0');
  const table = within(box).getByRole('table', { name: 'All prices' });
  expect(within(table).getAllByRole('columnheader')).toHaveLength(2);
  expect(within(table).getByRole('rowheader', { name: 'Wood' })).toBeInTheDocument();
});

it('has no row headings where the first cell is none', () => {
  render(<Table label="Prices" columns={COLUMNS} rows={[['Wood', '9 €']]} rowHeaders={false} />);
  expect(screen.queryByRole('rowheader')).not.toBeInTheDocument();
  expect(screen.getAllByRole('cell')).toHaveLength(2);
});

it('sets headings of rows as their column says, such as years', () => {
  render(<Table label="Savings" columns={[{ header: 'Year', align: 'end' }, 'Saved']} rows={[['5', '1.000 €']]} />);
  const { className } = screen.getByRole('columnheader', { name: 'Year' });
  expect(className).not.toBe('');
  expect(screen.getByRole('rowheader')).toHaveClass(className, { exact: true });
});

it('names the column at every value where rows become cards, and stays a table', () => {
  render(<Table label="Prices" columns={COLUMNS} rows={[['Wood', '9 €']]} phone="cards" />);
  expect(screen.getByRole('cell')).toHaveAttribute('data-label', 'Price');
  expect(screen.getByRole('table')).toHaveAttribute('role', 'table');
  expect(screen.getByRole('rowheader')).toHaveAttribute('role', 'rowheader');
});

it('keeps words and links of a value together beside the name of their column', () => {
  const value = [
    'up to ',
    <a key="link" href="#grants">
      20 %
    </a>,
  ];
  render(<Table label="Grants" columns={['Part', 'Share']} rows={[['Roof', value]]} phone="cards" />);
  const cell = screen.getByRole('cell');
  expect(cell.childNodes).toHaveLength(1);
  expect(cell.textContent).toBe('up to 20 %');
});
