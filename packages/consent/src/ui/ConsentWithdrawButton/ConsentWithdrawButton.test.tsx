import { en } from '@sanierungsweg/consent/locales/en';
import { ConsentTestProvider, createTestStore } from '@sanierungsweg/consent/testing';
import { render, screen, waitFor } from '@testing-library/react';
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
  await waitFor(() => {
    expect(document.querySelector('.dpc-said')).toHaveTextContent('Ihre Einwilligung ist widerrufen.');
  });
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-disabled', 'true');
});

it('says it in the language of its texts, also where another was spoken before', async () => {
  const store = createTestStore('accepted');
  const { rerender } = render(
    <ConsentTestProvider store={store}>
      <ConsentWithdrawButton />
    </ConsentTestProvider>,
  );
  const said = document.querySelector('.dpc-said');
  expect(said).toHaveAttribute('lang', 'de');
  rerender(
    <ConsentTestProvider store={store} texts={en}>
      <ConsentWithdrawButton />
    </ConsentTestProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: en.withdrawAll }));
  await waitFor(() => expect(said).toHaveTextContent(en.withdrawn));
  expect(said).toHaveAttribute('lang', 'en');
});
