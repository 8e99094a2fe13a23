import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Heading, type HeadingProps } from './Heading';

/** What the console says of a heading as plain JavaScript may write it. */
function complaintOf(props: object): string {
  const spy = vi.spyOn(console, 'error').mockImplementation(() => {});
  render(<Heading {...(props as HeadingProps)}>Roof</Heading>);
  const said = spy.mock.calls.join('\n');
  spy.mockClear();
  return said;
}

it('is a heading without a level, too, and tells the developer what to write', () => {
  expect(complaintOf({})).toContain('ui: <Heading> was given the level undefined; without one it is drawn as <h2>.');
  expect(screen.getByRole('heading', { level: 2, name: 'Roof' })).toHaveClass('ui-heading_2');
});

it('names a level that does not exist', () => {
  expect(complaintOf({ level: 7 })).toContain('ui: <Heading> was given the level 7');
});

it('says nothing of a level that exists, whatever its size', () => {
  expect(complaintOf({ level: 3, size: 'display' })).toBe('');
  expect(screen.getByRole('heading', { level: 3 })).toHaveClass('ui-heading_display');
});

it('says nothing to visitors', () => {
  vi.stubEnv('NODE_ENV', 'production');
  expect(complaintOf({})).toBe('');
});
