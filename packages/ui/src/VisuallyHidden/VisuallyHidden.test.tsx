import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { VisuallyHidden } from './VisuallyHidden';

it('gives its words to those who listen, and a class that takes them from the screen', () => {
  render(
    <button type="button">
      <svg aria-hidden="true" />
      <VisuallyHidden className="mine">Close</VisuallyHidden>
    </button>,
  );
  expect(screen.getByRole('button', { name: 'Close' })).toBeInTheDocument();
  expect(screen.getByText('Close')).toHaveClass('ui-visually-hidden', 'mine');
});
