import { render, screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { BarChart } from './BarChart';
import { RangeChart } from './RangeChart';
import { StackChart } from './StackChart';

const range = (
  <RangeChart
    caption="Prices"
    columns={['Item', 'Price']}
    max={200}
    rows={[
      { label: 'Basic', from: 50, to: 150, text: '50–150 €' },
      { label: 'Fixed', from: 100, to: 100, text: '100 €' },
    ]}
    ticks={[
      { value: 0, text: '0 €' },
      { value: 200, text: '200 €' },
    ]}
  />
);

const bars = (
  <BarChart
    caption="Loss"
    rowHeader="Part"
    max={4}
    series={[
      { label: 'Before', tone: 'before' },
      { label: 'After', tone: 'wool' },
    ]}
    rows={[{ label: 'Wall', values: [{ value: 1, text: '1.0' }, null] }]}
  />
);

const stack = (
  <StackChart
    caption="Grants"
    columns={['Grant', 'Share']}
    max={100}
    segments={[
      { label: 'Base', value: 30, text: '30 %' },
      { label: 'Bonus', value: 20, text: '20 %' },
    ]}
    limit={{ value: 70, label: 'At most', text: '70 %' }}
  />
);

it('draws ranges to scale and keeps one without width visible', () => {
  render(range);
  const row = (name: string) => screen.getByRole('row', { name: new RegExp(name) });
  const bar = row('Basic').querySelector('rect');
  expect([bar?.getAttribute('x'), bar?.getAttribute('width')]).toEqual(['25%', '50%']);
  expect(row('Fixed').querySelector('rect')).toHaveAttribute('width', '1%');
  expect(within(row('Basic')).getByRole('cell')).toHaveTextContent('50–150 €');
});

it('draws a bar per series and says where there is none', () => {
  render(bars);
  const cells = within(screen.getByRole('row', { name: /Wall/ })).getAllByRole('cell');
  expect(cells.map((cell) => cell.textContent)).toEqual(['1.0', '–']);
  expect(cells[0]?.querySelector('rect')).toHaveAttribute('width', '25%');
  expect(cells[1]?.querySelector('rect')).toBeNull();
});

it('puts segments end to end and marks the limit', () => {
  const { container } = render(stack);
  const boxes = [...container.querySelectorAll('caption rect[class]')].map((rect) => rect.getAttribute('x'));
  expect(boxes).toEqual(['0%', '0%', '30%']);
  expect(container.querySelector('caption line')).toHaveAttribute('x1', '70%');
  expect(screen.getByRole('rowheader', { name: 'At most' })).toBeInTheDocument();
});

it('ends a stack without an end of its own at a limit that is farther', () => {
  const segments = [{ label: 'Base', value: 30, text: '30 %' }];
  const limit = { value: 60, label: 'At most', text: '60 %' };
  const { container } = render(
    <StackChart caption="Grants" columns={['Grant', 'Share']} segments={segments} limit={limit} />,
  );
  expect(container.querySelector('caption line')).toHaveAttribute('x1', '100%');
  expect(container.querySelector('caption .ui-chart-wool')).toHaveAttribute('width', '50%');
});

it('draws no bar for what is less than nothing', () => {
  const values = [{ value: -2, text: '−2' }];
  render(
    <BarChart
      caption="Loss"
      rowHeader="Part"
      max={4}
      series={[{ label: 'Saved', tone: 'wool' }]}
      rows={[{ label: 'Wall', values }]}
    />,
  );
  expect(screen.getByRole('row', { name: /Wall/ }).querySelector('rect')).toHaveAttribute('width', '0%');
});

it.each([
  ['range', range],
  ['bar', bars],
  ['stack', stack],
])('gives the %s chart patterns of its own and no style attribute', (_name, chart) => {
  const markup = renderToStaticMarkup(
    <>
      {chart}
      {chart}
    </>,
  );
  const ids = [...markup.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length).toBeGreaterThan(0);
  expect(markup).not.toContain('style=');
});

it('shows a single value also where the axis ends, and none that lies beyond it', () => {
  const at = (value: number) => {
    const rows = [{ label: 'Fixed', from: value, to: value, text: `${value} €` }];
    const { container } = render(<RangeChart caption="Prices" columns={['Item', 'Price']} max={200} rows={rows} />);
    return Number.parseFloat(container.querySelector('rect')?.getAttribute('x') ?? '');
  };
  expect(at(0)).toBe(0);
  expect(at(200)).toBe(99);
  expect(at(210)).toBeGreaterThan(100);
});
