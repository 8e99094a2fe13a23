import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ErrorSummary } from './ErrorSummary';

it('is named by its title, takes the focus when it comes, and is not there where nothing is wrong', () => {
  const { container, rerender } = render(<ErrorSummary title="Please correct this" errors={[]} />);
  expect(container).toBeEmptyDOMElement();
  rerender(<ErrorSummary title="Please correct this" level={3} errors={[{ message: 'Not sent.' }]} />);
  expect(screen.getByRole('group', { name: 'Please correct this' })).toHaveFocus();
  expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent('Please correct this');
});

it('takes the focus again only when the errors are others, and not while the form is being sent', () => {
  const mail = { field: 'mail', message: 'An address has an @.' };
  const { rerender } = render(<ErrorSummary title="Please correct this" errors={[mail]} />);
  const summary = screen.getByRole('group');
  const show = (message: string, isBusy: boolean) => {
    summary.blur();
    rerender(<ErrorSummary title="Please correct this" errors={[{ ...mail, message }]} aria-busy={isBusy} />);
  };
  show(mail.message, false);
  expect(summary).not.toHaveFocus();
  show('Please fill in.', true);
  expect(summary).not.toHaveFocus();
  show('Please fill in.', false);
  expect(summary).toHaveFocus();
});

it('leads to the field, and leaves the address of the page alone', async () => {
  render(
    <>
      <ErrorSummary title="Please correct this" errors={[{ field: 'mail', message: 'An address has an @.' }]} />
      <input id="mail" aria-label="E-mail" />
    </>,
  );
  const before = location.href;
  await userEvent.click(screen.getByRole('link', { name: 'An address has an @.' }));
  expect(screen.getByLabelText('E-mail')).toHaveFocus();
  expect(location.href).toBe(before);
});

it('leads into a group: to the first control that takes the focus, among radios to the chosen one', async () => {
  render(
    <>
      <ErrorSummary
        title="Please correct this"
        errors={[
          { field: 'parts', message: 'Choose a part.' },
          { field: 'heating', message: 'Say how you heat.' },
        ]}
      />
      <fieldset id="parts">
        <input type="checkbox" aria-label="Roof" disabled />
        <input type="checkbox" aria-label="Wall" />
      </fieldset>
      <fieldset id="heating">
        <input type="radio" name="heating" aria-label="Gas" />
        <input type="radio" name="heating" aria-label="Oil" defaultChecked />
      </fieldset>
    </>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Choose a part.' }));
  expect(screen.getByLabelText('Wall')).toHaveFocus();
  await userEvent.click(screen.getByRole('link', { name: 'Say how you heat.' }));
  expect(screen.getByLabelText('Oil')).toHaveFocus();
});

it('says what belongs to no field without a link', () => {
  render(<ErrorSummary title="Please correct this" errors={[{ message: 'Not sent.' }]} />);
  expect(screen.getByText('Not sent.')).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});
