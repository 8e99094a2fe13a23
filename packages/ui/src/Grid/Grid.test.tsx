import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Grid } from './Grid';

it('is a list in which each child is an item, and nothing is none', () => {
  const listed = false;
  render(
    <Grid aria-label="Parts of a house">
      <p>Roof</p>
      {listed && <p>Cellar</p>}
      {null}
      {['Wall', 'Window'].map((part) => (
        <p key={part}>{part}</p>
      ))}
    </Grid>,
  );
  // Written out: Safari takes the list of a sheet without bullets for none.
  expect(screen.getByRole('list', { name: 'Parts of a house' })).toHaveAttribute('role', 'list');
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Roof', 'Wall', 'Window']);
});

it('has columns of three least widths, of which the middle one is its own', () => {
  const { container } = render(
    <>
      <Grid />
      <Grid item="small" />
      <Grid item="medium" />
      <Grid item="large" />
    </>,
  );
  const [own, small, medium, large] = [...container.children].map(({ className }) => className);
  expect(own).toBe(medium);
  expect(new Set([small, medium, large]).size).toBe(3);
});
