import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Alert, type AlertTone } from './Alert';

it.each([
  ['polite', 'status'],
  ['assertive', 'alert'],
] as const)('is read out where the page says %s', (live, role) => {
  render(<Alert live={live} title="Sent" />);
  expect(screen.getByRole(role)).toHaveTextContent('Sent');
});

it('is no live region where it is there from the start', () => {
  const { container } = render(<Alert tone="error" title="Not sent" />);
  expect(container.firstElementChild).not.toHaveAttribute('role');
  expect(container.firstElementChild).not.toHaveAttribute('aria-live');
});

it('says what its sign means only in the words that it was given', () => {
  const { rerender } = render(<Alert tone="error" title="Not sent" />);
  expect(screen.queryByRole('img')).toBeNull();
  rerender(<Alert tone="error" label="Error" title="Not sent" />);
  expect(screen.getByRole('img', { name: 'Error' })).toBeVisible();
});

it('has a sign of its own for every kind, so that colour is not all that tells them apart', () => {
  const tones: AlertTone[] = ['info', 'success', 'warning', 'error'];
  const { container } = render(tones.map((tone) => <Alert key={tone} tone={tone} title={tone} />));
  const signs = [...container.querySelectorAll('path')].map((path) => path.getAttribute('d'));
  expect(new Set(signs).size).toBe(tones.length);
});

it('keeps words and the link among them together, and paragraphs apart', () => {
  const blocks = () =>
    [...(screen.getByText('Not sent').parentElement?.children ?? [])].map((each) => each.textContent);
  const { rerender } = render(
    <Alert title="Not sent">
      Write <a href="/contact">to us</a>.
    </Alert>,
  );
  expect(blocks()).toEqual(['Not sent', 'Write to us.']);
  rerender(
    <Alert title="Not sent">
      <p>First</p>
      <p>Second</p>
    </Alert>,
  );
  expect(blocks()).toEqual(['Not sent', 'First', 'Second']);
});
