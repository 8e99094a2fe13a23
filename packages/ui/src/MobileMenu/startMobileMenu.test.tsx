import { Toggletip } from '@sanierungsweg/ui/toggletip';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MobileMenu } from './MobileMenu';

it('is no popover any more, and leaves the popovers that stand in it', () => {
  render(
    <MobileMenu id="menu" label="Menu" openLabel="Open menu" closeLabel="Close menu">
      <Toggletip term="U-value">Heat lost.</Toggletip>
    </MobileMenu>,
  );
  expect(screen.getByRole('dialog', { hidden: true })).not.toHaveAttribute('popover');
  expect(screen.getByText('Heat lost.')).toHaveAttribute('popover');
});

it('gives the focus back only where nothing else has it: a page that was entered by a link keeps it', () => {
  render(
    <>
      <MobileMenu id="menu" label="Menu" openLabel="Open menu" closeLabel="Close menu">
        <a href="/next">Next page</a>
      </MobileMenu>
      <h1 tabIndex={-1}>Next page</h1>
    </>,
  );
  const closed = () => screen.getByRole('dialog', { hidden: true }).dispatchEvent(new Event('close'));
  closed();
  expect(screen.getByRole('button', { name: 'Open menu' })).toHaveFocus();
  screen.getByRole('heading').focus();
  closed();
  expect(screen.getByRole('heading')).toHaveFocus();
});
