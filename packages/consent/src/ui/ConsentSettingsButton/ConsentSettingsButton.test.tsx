import { ConsentTestProvider } from '@sanierungsweg/consent/testing';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ConsentDialog } from '../ConsentDialog/ConsentDialog';
import { ConsentSettingsButton, type ConsentSettingsButtonProps } from './ConsentSettingsButton';

const setup = (props: ConsentSettingsButtonProps = {}) =>
  render(
    <ConsentTestProvider decision="accepted">
      <ConsentSettingsButton {...props} />
      <ConsentDialog />
    </ConsentTestProvider>,
  );

describe('ConsentSettingsButton', () => {
  it('opens the dialog, also after a decision', async () => {
    setup();
    await userEvent.click(screen.getByRole('button', { name: 'Cookie-Einstellungen' }));
    expect(await screen.findByRole('dialog', { name: 'Cookie-Einstellungen' })).toBeInTheDocument();
  });

  it('is a form of its own where it must work without JavaScript, and stays on the page where it need not', async () => {
    setup({ noScriptAction: '/cookie-einstellungen', className: 'own', children: 'Cookies' });
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Cookies' });
    expect(button).toHaveClass('own');
    expect(button.type).toBe('submit');
    expect(button.form).toHaveAttribute('action', '/cookie-einstellungen');
    expect(button.form).toHaveProperty('method', 'get');
    // jsdom reports a submission as "not implemented" on the console, which fails the test.
    await userEvent.click(button);
    expect(await screen.findByRole('dialog')).toBeInTheDocument();
  });
});
