import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Breadcrumbs } from './Breadcrumbs';

it('is a named list of the way here, without empty items', () => {
  const region: string | null = null;
  render(
    <Breadcrumbs label="You are here">
      <a href="/">Start</a>
      {region}
      <span aria-current="page">Prices</span>
    </Breadcrumbs>,
  );
  const items = within(screen.getByRole('navigation', { name: 'You are here' })).getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual(['Start', 'Prices']);
  expect(screen.getByText('Prices')).toHaveAttribute('aria-current', 'page');
});
