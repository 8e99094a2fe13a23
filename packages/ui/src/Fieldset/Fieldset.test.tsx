import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Fieldset } from './Fieldset';

it('names, describes and locks the fields in it', () => {
  render(
    <Fieldset legend="Address" hint="Of the house" error="The street is missing." disabled>
      <input aria-label="Street" />
    </Fieldset>,
  );
  const group = screen.getByRole('group', { name: 'Address' });
  expect(group).toHaveAccessibleDescription('Of the house The street is missing.');
  expect(group).toHaveAttribute('data-state', 'invalid');
  expect(screen.getByRole('textbox')).toBeDisabled();
});
