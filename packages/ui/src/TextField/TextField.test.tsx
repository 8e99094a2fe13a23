import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it } from 'vitest';
import { TextField } from './TextField';
import { textFieldClasses } from './textFieldClasses';

it('is named by its label and described by its hint', () => {
  render(<TextField label="Postcode" hint="Five digits" />);
  expect(screen.getByRole('textbox', { name: 'Postcode' })).toHaveAccessibleDescription('Five digits');
  expect(screen.getByRole('textbox')).not.toHaveAttribute('aria-invalid');
});

it('ties an error in words to the field and marks it as invalid', () => {
  render(<TextField label="Postcode" hint="Five digits" error="Two digits are missing." />);
  const field = screen.getByRole('textbox', { name: 'Postcode' });
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('Five digits Two digits are missing.');
});

it('keeps a description of the consumer', () => {
  render(
    <>
      <p id="note">Free of charge</p>
      <TextField label="Postcode" hint="Five digits" aria-describedby="note" />
    </>,
  );
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Free of charge Five digits');
});

it('says nothing to describe where there is nothing', () => {
  render(<TextField label="Postcode" />);
  expect(screen.getByRole('textbox')).not.toHaveAttribute('aria-describedby');
});

it('passes id, ref and native attributes to the input, class and style to the whole', () => {
  const ref = createRef<HTMLInputElement>();
  const { container } = render(
    <TextField label="E-mail" id="mail" ref={ref} className="mine" type="email" required autoComplete="email" />,
  );
  expect(ref.current).toBe(screen.getByLabelText('E-mail'));
  expect(ref.current).toHaveAttribute('id', 'mail');
  expect(ref.current).toHaveAttribute('type', 'email');
  expect(ref.current).toBeRequired();
  expect(container.firstElementChild).toHaveClass('mine');
});

it('names the classes that it draws with', () => {
  const { container } = render(<TextField label="Postcode" hint="Five digits" size="xl" />);
  const { field, label, hint, input, large } = textFieldClasses;
  expect(container.firstElementChild).toHaveClass(field);
  expect(screen.getByText('Postcode')).toHaveClass(label);
  expect(screen.getByText('Five digits')).toHaveClass(hint);
  expect(screen.getByRole('textbox')).toHaveClass(input, large);
});
