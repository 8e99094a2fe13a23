import { Toggletip } from '@sanierungsweg/ui/toggletip';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MobileMenu } from './MobileMenu';

it('takes its own buttons over, and leaves what stands in it the popovers that it opens itself', () => {
  render(
    <MobileMenu id="menu" label="Menu" openLabel="Open menu" closeLabel="Close menu">
      <Toggletip term="U-value">Heat lost.</Toggletip>
    </MobileMenu>,
  );
  const button = (name: string) => screen.getByRole('button', { name, hidden: true });
  expect(button('Open menu')).not.toHaveAttribute('popovertarget');
  expect(button('Close menu')).not.toHaveAttribute('popovertarget');
  expect(button('U-value')).toHaveAttribute('popovertarget');
});
