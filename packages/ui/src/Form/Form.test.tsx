import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type SubmitEvent, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { ErrorSummary, type FormError } from '../ErrorSummary/ErrorSummary';
import { Form } from './Form';

const MAIL: FormError = { field: 'mail', message: 'The @ is missing.' };

it('gathers errors above its fields, as links, and takes focus there each time they change', async () => {
  function Page() {
    const [errors, setErrors] = useState<readonly FormError[]>([]);
    return (
      <Form errors={errors} errorTitle="Please mend this" errorLevel={3}>
        <input id="mail" aria-label="Mail" onChange={() => setErrors([...errors])} />
        <button type="button" onClick={() => setErrors([MAIL])}>
          Check
        </button>
        <button type="button" onClick={() => setErrors([MAIL, { message: 'The server is away.' }])}>
          Send
        </button>
      </Form>
    );
  }
  render(<Page />);
  const mail = screen.getByRole('textbox');
  expect(screen.queryByRole('group')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Check' }));
  expect(screen.getByRole('group', { name: 'Please mend this' })).toHaveFocus();
  expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent('Please mend this');
  expect(screen.getByRole('link', { name: MAIL.message })).toHaveAttribute('href', '#mail');
  await userEvent.type(mail, 'a');
  expect(mail).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(screen.getByRole('group')).toHaveFocus();
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

it('says as often as it happened what is wrong in several fields in the same words', () => {
  const fields = ['street', 'town'];
  render(<ErrorSummary title="Two things" errors={fields.map((field) => ({ field, message: 'Please fill in.' }))} />);
  const links = screen.getAllByRole('link', { name: 'Please fill in.' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['#street', '#town']);
});

it('takes focus to errors that an answer leaves as they were, and not before it', () => {
  const form = (pending: boolean) => (
    <Form errors={[{ ...MAIL }]} errorTitle="Please mend this" pending={pending}>
      <button type="submit">Send</button>
    </Form>
  );
  const { rerender } = render(form(false));
  const button = screen.getByRole('button');
  button.focus();
  rerender(form(true));
  expect(button).toHaveFocus();
  rerender(form(false));
  expect(screen.getByRole('group', { name: 'Please mend this' })).toHaveFocus();
  button.focus();
  rerender(form(false));
  expect(button).toHaveFocus();
});

it('is busy and sends nothing while it is being sent', async () => {
  const send = vi.fn<(event: SubmitEvent) => void>((event) => event.preventDefault());
  const form = (pending: boolean) => (
    <Form aria-label="f" errorTitle="x" pending={pending} onSubmit={send}>
      <button type="submit">Send</button>
    </Form>
  );
  const { rerender } = render(form(true));
  await userEvent.click(screen.getByRole('button'));
  const element = screen.getByRole('form');
  expect(element).toHaveAttribute('aria-busy', 'true');
  expect(element).toHaveAttribute('data-state', 'pending');
  expect(element).toHaveProperty('noValidate', true);
  // Nor does the browser, which would leave the page.
  expect(fireEvent.submit(element)).toBe(false);
  expect(send).not.toHaveBeenCalled();
  rerender(form(false));
  expect(element).not.toHaveAttribute('data-state');
  await userEvent.click(screen.getByRole('button'));
  expect(send).toHaveBeenCalledOnce();
});

it('knows a summary that is written not to be busy, as a text, from one that is', () => {
  render(<ErrorSummary title="Please mend this" errors={[MAIL]} aria-busy="false" />);
  expect(screen.getByRole('group', { name: 'Please mend this' })).toHaveFocus();
});
