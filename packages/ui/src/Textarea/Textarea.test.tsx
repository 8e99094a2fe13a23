import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Textarea } from './Textarea';

it('is named by its label and described by hint and error, in reading order', () => {
  const { rerender } = render(<Textarea label="Your project" hint="What and when" />);
  const field = screen.getByRole('textbox', { name: 'Your project' });
  expect(field).toHaveAccessibleDescription('What and when');
  expect(field).toBeValid();
  rerender(<Textarea label="Your project" hint="What and when" error="Please fill in." />);
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('What and when Please fill in.');
});

it('keeps an id, a description and a mark of the consumer', () => {
  render(
    <>
      <p id="note">Free of charge</p>
      <Textarea id="project" label="Your project" hint="What and when" aria-describedby="note" aria-invalid />
    </>,
  );
  const field = screen.getByLabelText('Your project');
  expect(field).toHaveAttribute('id', 'project');
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('Free of charge What and when');
});

it('has four lines unless told otherwise', () => {
  const { rerender } = render(<Textarea label="Your project" />);
  expect(screen.getByRole('textbox')).toHaveAttribute('rows', '4');
  rerender(<Textarea label="Your project" rows={8} />);
  expect(screen.getByRole('textbox')).toHaveAttribute('rows', '8');
});

it('starts with its default and sends what was typed, line breaks included', async () => {
  const { container } = render(
    <form>
      <Textarea label="Your project" name="project" defaultValue="Roof" />
    </form>,
  );
  await userEvent.type(screen.getByRole('textbox'), '{Enter}Windows');
  expect(container.querySelector('form')).toHaveFormValues({ project: 'Roof\nWindows' });
});

it('gives two without an id different ones', () => {
  render(
    <>
      <Textarea label="Roof" hint="Tiles" />
      <Textarea label="Wall" hint="Plaster" />
    </>,
  );
  expect(screen.getByLabelText('Wall')).toHaveAccessibleDescription('Plaster');
  expect(screen.getByLabelText('Roof')).toHaveAccessibleDescription('Tiles');
});
