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
