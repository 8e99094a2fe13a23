import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Spinner } from './Spinner';

it('is read out by what is under way, and by nothing of its ring', () => {
  render(<Spinner>Offers are being loaded …</Spinner>);
  const [ring, words] = screen.getByRole('status').children;
  expect(ring).toHaveAttribute('aria-hidden', 'true');
  expect(words).toHaveTextContent('Offers are being loaded …');
  expect(words).toBeVisible();
});

it('is silent where a live region around it speaks already', () => {
  render(
    <p role="alert">
      <Spinner role="presentation">Trying again …</Spinner>
    </p>,
  );
  expect(screen.queryByRole('status')).toBeNull();
  expect(screen.getByRole('alert')).toHaveTextContent('Trying again …');
});
