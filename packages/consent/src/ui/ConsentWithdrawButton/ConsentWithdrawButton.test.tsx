import { ConsentTestProvider, createTestStore } from '@sanierungsweg/consent/testing';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ConsentWithdrawButton } from './ConsentWithdrawButton';

it('withdraws everything with one click, says so, and keeps the focus', async () => {
  const store = createTestStore('accepted');
  render(
    <ConsentTestProvider store={store}>
      <ConsentWithdrawButton className="own" />
    </ConsentTestProvider>,
  );
  const button = screen.getByRole('button', { name: 'Alles widerrufen' });
  expect(button).toHaveClass('own');
  expect(button).toHaveAttribute('aria-disabled', 'false');
  await userEvent.click(button);
  expect([store.has('functional'), store.has('marketing')]).toEqual([false, false]);
  expect(document.querySelector('.dpc-said')).toHaveTextContent('Ihre Einwilligung ist widerrufen.');
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-disabled', 'true');
});
