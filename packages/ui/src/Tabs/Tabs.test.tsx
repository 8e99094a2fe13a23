import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Tabs, type TabsProps } from './Tabs';

const items = ['air', 'ground', 'water'].map((value) => ({ value, label: value, content: `About ${value}` }));
const tabs = (props: Partial<TabsProps> = {}) => <Tabs label="Heat" items={items} {...props} />;
const selected = () => screen.getByRole('tab', { selected: true });

it('shows the first tab, names its panel by it and hides the others', () => {
  render(tabs());
  expect(selected()).toHaveTextContent('air');
  const panel = screen.getByRole('tabpanel', { name: 'air' });
  expect(panel).toHaveTextContent('About air');
  expect(panel).toHaveAttribute('tabindex', '0');
  expect(selected()).toHaveAttribute('aria-controls', panel.id);
  expect(screen.getAllByRole('tabpanel', { hidden: true })).toHaveLength(3);
});

it.each([
  ['{ArrowRight}', 'water'],
  ['{ArrowLeft}', 'air'],
  ['{Home}', 'air'],
  ['{End}', 'water'],
  ['{ArrowRight}{ArrowRight}', 'air'],
  ['{ArrowLeft}{ArrowLeft}', 'water'],
  ['x', 'ground'],
])('%s leads from the second to %s', async (keys, expected) => {
  window.CSS ??= { escape: (text: string) => text } as typeof CSS;
  render(tabs({ defaultValue: 'ground' }));
  await userEvent.tab();
  await userEvent.keyboard(keys);
  expect(selected()).toHaveTextContent(expected);
  expect(selected()).toHaveFocus();
});

it.each([
  ['Back', { key: 'ArrowLeft', altKey: true }],
  ['Forward', { key: 'ArrowRight', altKey: true }],
  ['Back on a Mac', { key: 'ArrowLeft', metaKey: true }],
  ['the beginning of the page', { key: 'Home', ctrlKey: true }],
])('leaves the keys of %s to the browser', (_, keys) => {
  render(tabs({ defaultValue: 'ground' }));
  expect(fireEvent.keyDown(selected(), keys)).toBe(true);
  expect(selected()).toHaveTextContent('ground');
});

it('keeps the keys it takes from moving the page, and no others', () => {
  render(tabs());
  expect(['End', 'Home', 'ArrowDown'].map((key) => fireEvent.keyDown(selected(), { key }))).toEqual([
    false,
    false,
    true,
  ]);
});

it('keeps what its parent decides and tells what was chosen', async () => {
  const onValueChange = vi.fn<(value: string) => void>();
  render(tabs({ value: 'air', onValueChange }));
  await userEvent.click(screen.getByRole('tab', { name: 'water' }));
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('water');
  expect(selected()).toHaveTextContent('air');
});

it('names panels by tabs whose values hold spaces', () => {
  render(tabs({ items: [{ value: 'heat pump', label: 'Heat pump', content: 'Air' }] }));
  expect(screen.getByRole('tabpanel', { name: 'Heat pump' })).toHaveTextContent('Air');
});

it('shows the first tab when the chosen one is gone', async () => {
  const { rerender } = render(tabs({ defaultValue: 'water' }));
  rerender(tabs({ items: ['oil', 'gas'].map((value) => ({ value, label: value, content: `About ${value}` })) }));
  expect(selected()).toHaveTextContent('oil');
  expect(screen.getByRole('tabpanel')).toHaveTextContent('About oil');
  await userEvent.tab();
  expect(selected()).toHaveFocus();
});
