import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { SkipLink } from './SkipLink';

it('is what the Tab key reaches first, and leads to the place on Enter', async () => {
  const left = vi.fn<(event: { defaultPrevented: boolean }) => void>();
  render(
    <>
      <SkipLink href="#content" onClick={(event) => left({ defaultPrevented: event.defaultPrevented })}>
        Skip to content
      </SkipLink>
      <a href="/">Home</a>
      <main id="content" tabIndex={-1} />
    </>,
  );
  await userEvent.tab();
  const link = screen.getByRole('link', { name: 'Skip to content' });
  expect(link).toHaveFocus();
  expect(link).toHaveAttribute('href', '#content');
  await userEvent.keyboard('{Enter}');
  expect(left).toHaveBeenCalledExactlyOnceWith({ defaultPrevented: false });
});
