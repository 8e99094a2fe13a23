import { render, screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, onTestFinished, vi } from 'vitest';
import { LineChart, type LineChartProps } from './LineChart';

const chart = (props: Partial<LineChartProps> = {}) => (
  <LineChart
    caption="Savings"
    columns={['After', 'Saved']}
    x={{ max: 20, ticks: [{ value: 0, text: '0' }] }}
    y={{ max: 200, ticks: [{ value: 200, text: '200 €' }] }}
    series={[
      {
        label: 'Saved',
        points: [
          { x: 0, y: 0 },
          { x: 20, y: 200 },
        ],
      },
      {
        label: 'Cost',
        points: [
          { x: 0, y: 100 },
          { x: 20, y: 100 },
        ],
      },
    ]}
    marks={[{ x: 10, y: 100, text: '10 years' }]}
    rows={[
      { label: '5 years', values: ['50 €'] },
      { label: '10 years', values: ['100 €'], marked: true },
    ]}
    {...props}
  />
);

it('is a figure with a table of the same name', () => {
  render(chart());
  expect(screen.getByRole('figure')).toContainElement(screen.getByRole('table', { name: 'Savings' }));
  const row = screen.getByRole('row', { name: /10 years/ });
  expect(within(row).getByRole('cell')).toHaveTextContent('100 €');
  expect(row).toHaveClass('ui-line-chart-marked');
  expect(screen.getAllByRole('listitem').map((entry) => entry.textContent)).toEqual(['Saved', 'Cost']);
});

it('draws lines to scale and marks the crossing', () => {
  const { container } = render(chart());
  const lines = [...container.querySelectorAll('polyline')].map((line) => line.getAttribute('points'));
  expect(lines).toEqual(['0,260 100,0', '0,130 100,130']);
  const point = container.querySelector('circle');
  expect([point?.getAttribute('cx'), point?.getAttribute('cy')]).toEqual(['50%', '130']);
});

it('writes the words of neighbouring marks on two lines, those of others at the axis', () => {
  const marks = [2, 6, 10, 18].map((x) => ({ x, y: 100, text: `${x} years` }));
  render(chart({ marks }));
  const words = marks.map(({ text }) => screen.getByText(text, { selector: 'text' }));
  expect(words.map((text) => text.getAttribute('y'))).toEqual(['248', '248', '248', '248']);
  expect(words.map((text) => text.getAttribute('dy'))).toEqual([null, '-1.5em', null, null]);
});

it('leaves a unit at the end of the axis its room on narrow pages', () => {
  const ticks = [0, 5, 10, 15, 20, 25, 30].map((value) => ({ value, text: value === 30 ? '30 years' : `${value}` }));
  const goes = (text: string) => screen.getByText(text, { selector: 'text' }).classList.contains('ui-chart-axis-minor');
  const { rerender } = render(chart({ marks: [], x: { max: 30, ticks } }));
  expect(ticks.map(({ text }) => goes(text))).toEqual([false, true, false, true, true, true, false]);
  rerender(chart({ marks: [], x: { max: 30, ticks: ticks.map(({ value }) => ({ value, text: `${value}` })) } }));
  expect(goes('20')).toBe(false);
});

it('draws a series of one point, too', () => {
  const { container } = render(chart({ series: [{ label: 'Saved', points: [{ x: 10, y: 100 }] }] }));
  expect(container.querySelector('polyline')).toHaveAttribute('points', '48,130 52,130');
});

it('draws a range as a band with two edges, also where arrays have no toReversed()', () => {
  const missing = vi.spyOn(Array.prototype, 'toReversed').mockImplementation(() => {
    throw new TypeError('toReversed is not a function');
  });
  onTestFinished(() => missing.mockRestore());
  const edge = (y: number) => [
    { x: 0, y },
    { x: 20, y },
  ];
  const { container } = render(chart({ series: [{ label: 'Cost', points: edge(50), upper: edge(100) }] }));
  expect(container.querySelector('polygon')).toHaveAttribute('points', '0,195 100,195 100,130 0,130');
  expect(container.querySelectorAll('polyline')).toHaveLength(2);
});

it('keeps the table folded where it is told to', () => {
  render(chart({ tableSummary: 'The same values as a table' }));
  expect(screen.getByText('The same values as a table').closest('details')).not.toHaveAttribute('open');
});

it('uses no style attribute', () => {
  expect(renderToStaticMarkup(chart())).not.toContain('style=');
});
