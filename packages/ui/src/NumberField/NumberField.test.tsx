import { formatNumber, type NumberEntry } from '@sanierungsweg/ui/number';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, onTestFinished, vi } from 'vitest';
import { NumberField, type NumberFieldProps } from './NumberField';

const RANGE = 'Between 3.000 and 30.000.';

const field = (props: Partial<NumberFieldProps> = {}) => (
  <NumberField label="Cost" unit="€" min={3000} max={30_000} rangeError={RANGE} {...props} />
);
const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Cost' });

it('is a text field with a keyboard for decimals, read with its unit', () => {
  render(field({ hint: 'With fitting' }));
  expect(input()).toHaveAttribute('inputmode', 'decimal');
  expect(input()).toHaveAccessibleDescription('€ With fitting');
});

it('tells text and number on each change and formats on leaving', async () => {
  const onEntry = vi.fn<(text: string, entry: NumberEntry) => void>();
  render(field({ onEntry }));
  await userEvent.type(input(), '22000');
  expect(onEntry).toHaveBeenLastCalledWith('22000', { status: 'valid', value: 22_000, reread: false });
  await userEvent.tab();
  expect(input()).toHaveValue('22.000');
  expect(onEntry).toHaveBeenLastCalledWith('22.000', { status: 'valid', value: 22_000, reread: false });
});

it('writes on leaving, and what it read, as its form does', async () => {
  const format = (value: number) => formatNumber(value, { minimumFractionDigits: 2 });
  render(field({ format, readAs: (number) => `Read as ${number}` }));
  await userEvent.type(input(), '22000,5');
  await userEvent.tab();
  expect(input()).toHaveValue('22.000,50');
  await userEvent.clear(input());
  await userEvent.type(input(), '22,000.5');
  expect(screen.getByRole('status')).toHaveTextContent('Read as 22.000,50');
});

it('leaves as it is what may only be read', async () => {
  const onEntry = vi.fn<(text: string, entry: NumberEntry) => void>();
  render(field({ defaultValue: '22000', readOnly: true, onEntry }));
  await userEvent.tab();
  expect(input()).toHaveFocus();
  await userEvent.tab();
  expect(input()).toHaveValue('22000');
  expect(onEntry).not.toHaveBeenCalled();
});

it('says what is wrong after leaving, not while typing, and stops as soon as it is right', async () => {
  render(field());
  await userEvent.type(input(), '2');
  expect(input()).toBeValid();
  await userEvent.tab();
  expect(input()).toBeInvalid();
  expect(input()).toHaveAccessibleDescription(`€ ${RANGE}`);
  expect(input()).toHaveValue('2');
  await userEvent.type(input(), '2.000');
  expect(input()).toBeValid();
  expect(screen.queryByText(RANGE)).not.toBeInTheDocument();
});

it.each(['2.999', '30.001', 'abc'])('keeps %s as typed and marks it', async (text) => {
  render(field());
  await userEvent.type(input(), text);
  await userEvent.tab();
  expect(input()).toHaveValue(text);
  expect(input()).toBeInvalid();
});

it('is silent while typing in a field that was left with a number', async () => {
  render(field({ defaultValue: '22.000' }));
  await userEvent.click(input());
  await userEvent.tab();
  await userEvent.type(input(), '0');
  expect(input()).toHaveValue('22.0000');
  expect(input()).toBeValid();
});

it.each(['3.000', '30.000', ''])('accepts “%s”', async (text) => {
  render(field());
  if (text) await userEvent.type(input(), text);
  await userEvent.tab();
  expect(input()).toBeValid();
});

it('says how an unusual writing was read and leaves it as it is', async () => {
  render(<NumberField label="Cost" readAs={(number) => `Read as ${number}`} />);
  await userEvent.type(input(), '16.8');
  expect(screen.getByRole('status')).toHaveTextContent('Read as 16,8');
  await userEvent.tab();
  expect(input()).toHaveValue('16.8');
});

it('shows the error of its form first', () => {
  render(field({ error: 'Too little for this grant.' }));
  expect(input()).toHaveAccessibleDescription('€ Too little for this grant.');
});

it('is controlled by its parent', async () => {
  function Controlled() {
    const [text, setText] = useState('1');
    return field({ value: text, onEntry: (next) => setText(next.replaceAll('9', '')) });
  }
  render(<Controlled />);
  await userEvent.type(input(), '92');
  expect(input()).toHaveValue('12');
});

it('goes back to its start when the form is reset', async () => {
  render(
    <form>
      {field({ defaultValue: '5.000' })}
      <button type="reset">Reset</button>
    </form>,
  );
  await userEvent.clear(input());
  await userEvent.type(input(), '1');
  await userEvent.click(screen.getByRole('button'));
  expect(input()).toHaveValue('5.000');
  expect(input()).toBeValid();
});

/** Types into the field as the server wrote it, and lets React take it over. */
async function typedBeforeHydration(text: string, { stay }: { stay: boolean }) {
  const onEntry = vi.fn<(text: string, entry: NumberEntry) => void>();
  const page = field({ defaultValue: '5.000', onEntry });
  const root = document.createElement('div');
  root.innerHTML = renderToString(page);
  document.body.append(root);
  input().value = text;
  if (stay) input().focus();
  const hydrated = hydrateRoot(root, page);
  await vi.waitFor(() => expect(onEntry).toHaveBeenCalledOnce());
  onTestFinished(() => {
    hydrated.unmount();
    root.remove();
  });
  return onEntry;
}

it('takes over what was typed before hydration', async () => {
  const onEntry = await typedBeforeHydration('7000', { stay: false });
  expect(onEntry.mock.calls[0]?.[1].value).toBe(7000);
  expect(input()).toHaveValue('7000');
  expect(input()).toBeValid();
});

it('says what was wrong and left before hydration, as after leaving', async () => {
  await typedBeforeHydration('2', { stay: false });
  await vi.waitFor(() => expect(input()).toBeInvalid());
  expect(input()).toHaveAccessibleDescription(`€ ${RANGE}`);
});

it('says nothing yet of what is still being typed while React takes over', async () => {
  await typedBeforeHydration('2', { stay: true });
  expect(input()).toBeValid();
  await userEvent.tab();
  expect(input()).toBeInvalid();
});

it('says what to write where code without types gives it a number, while developing', () => {
  const said = vi.spyOn(console, 'error').mockReturnValue();
  const wrong = { defaultValue: 22_000 } as unknown as NumberFieldProps;
  expect(() => render(field(wrong))).toThrow(TypeError);
  expect(said).toHaveBeenCalledWith(expect.stringContaining('the number 22000 instead of a text'));
});

it('says how to write a language that Intl refuses, before anybody has typed a number, while developing', () => {
  const said = vi.spyOn(console, 'error').mockReturnValue();
  render(field({ locale: 'de_DE', defaultValue: '' }));
  expect(said).toHaveBeenCalledWith(expect.stringMatching(/locale de_DE, .+ Write de-DE\./));
});

it('says nothing of a start that is wrong once the form is reset', async () => {
  render(<form aria-label="form">{field({ defaultValue: '2' })}</form>);
  await userEvent.click(input());
  await userEvent.tab();
  expect(input()).toBeInvalid();
  screen.getByRole<HTMLFormElement>('form').reset();
  await vi.waitFor(() => expect(input()).toBeValid());
});

it('goes back to its start with the form that it belongs to by now', async () => {
  const onEntry = vi.fn<(text: string) => void>();
  const page = (form: string) => (
    <>
      <form id="first" />
      <form id="second" aria-label="second" />
      {field({ form, defaultValue: '22.000', onEntry })}
    </>
  );
  const { rerender } = render(page('first'));
  rerender(page('second'));
  await userEvent.type(input(), '{Backspace}1');
  expect(input()).toHaveValue('22.001');
  onEntry.mockClear();
  screen.getByRole<HTMLFormElement>('form', { name: 'second' }).reset();
  await vi.waitFor(() => expect(input()).toHaveValue('22.000'));
  expect(onEntry).toHaveBeenCalledOnce();
});
