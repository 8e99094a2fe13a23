import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { RadioGroup, type RadioGroupProps } from './RadioGroup';

const options = [
  { value: '12', label: '12 cm', description: 'Too thin' },
  { value: '16', label: '16 cm', detail: '0,18' },
  { value: '20', label: '20 cm', disabled: true },
];
const group = (props: Partial<RadioGroupProps> = {}) => <RadioGroup legend="Thickness" options={options} {...props} />;
const radio = (name: RegExp) => screen.getByRole('radio', { name });

it('is a group with name, hint and error, of radios with their notes', () => {
  render(group({ hint: 'Of the wool', error: 'Please choose.', required: true }));
  const all = screen.getByRole('radiogroup', { name: 'Thickness' });
  expect(all).toHaveAccessibleDescription('Of the wool Please choose.');
  expect(all).toBeInvalid();
  expect(all).toBeRequired();
  expect(radio(/20 cm/)).toBeDisabled();
});

it('says once what a choice is called, amounts to and means', () => {
  render(group({ options: [{ value: '12', label: '12 cm', detail: '0,24', description: 'Too thin' }] }));
  const choice = screen.getByRole('radio');
  // Spaces between the three come from the style sheet, which is not here.
  expect(choice).toHaveAccessibleName(/^12 cm ?0,24 ?Too thin$/);
  expect(choice).not.toHaveAccessibleDescription();
});

it('chooses by pointer, tells it, and sends it with its form', async () => {
  const onValueChange = vi.fn<(value: string) => void>();
  render(<form aria-label="f">{group({ name: 'cm', defaultValue: '12', onValueChange })}</form>);
  const sent = () => new FormData(screen.getByRole<HTMLFormElement>('form')).get('cm');
  expect(sent()).toBe('12');
  await userEvent.click(radio(/16 cm/));
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('16');
  expect(sent()).toBe('16');
});

it('sends its choice with a form that it does not stand in', async () => {
  render(
    <>
      <form id="elsewhere" aria-label="f" />
      {group({ name: 'cm', defaultValue: '12', form: 'elsewhere' })}
    </>,
  );
  await userEvent.click(radio(/16 cm/));
  expect(new FormData(screen.getByRole<HTMLFormElement>('form')).get('cm')).toBe('16');
});

it('keeps the choice its parent decides', async () => {
  render(group({ value: '12', onValueChange: () => {} }));
  await userEvent.click(radio(/16 cm/));
  expect(radio(/12 cm/)).toBeChecked();
});

it('follows its parent, also to no choice', async () => {
  function Controlled() {
    const [value, setValue] = useState<string | null>('12');
    return (
      <>
        {group({ value, onValueChange: setValue })}
        <button type="button" onClick={() => setValue(null)}>
          Clear
        </button>
      </>
    );
  }
  render(<Controlled />);
  await userEvent.click(radio(/16 cm/));
  expect(radio(/16 cm/)).toBeChecked();
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getAllByRole('radio').filter((one) => (one as HTMLInputElement).checked)).toEqual([]);
});

it('keeps two groups without names apart', () => {
  render(
    <>
      {group({ defaultValue: '12' })}
      {group({ defaultValue: '16' })}
    </>,
  );
  expect(screen.getAllByRole('radio', { checked: true })).toHaveLength(2);
});

it('renders on a server without handlers or style attributes', () => {
  const markup = renderToStaticMarkup(group({ layout: 'tiles', value: '16' }));
  expect(markup).toContain('checked=""');
  expect(markup).not.toContain('style=');
});
