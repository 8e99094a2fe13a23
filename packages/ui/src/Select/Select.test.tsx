import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { Select } from './Select';

const states = (
  <>
    <option value="by">Bayern</option>
    <option value="he">Hessen</option>
  </>
);

it('is named by its label and described by hint and error, in reading order', () => {
  const { rerender } = render(
    <Select label="State" hint="Where the house stands">
      {states}
    </Select>,
  );
  const field = screen.getByRole('combobox', { name: 'State' });
  expect(field).toHaveAccessibleDescription('Where the house stands');
  expect(field).toBeValid();
  rerender(
    <Select label="State" hint="Where the house stands" error="Choose a state.">
      {states}
    </Select>,
  );
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('Where the house stands Choose a state.');
});

it('keeps an id and a description of the consumer', () => {
  render(
    <>
      <p id="note">Free of charge</p>
      <Select id="state" label="State" hint="Where the house stands" aria-describedby="note">
        {states}
      </Select>
    </>,
  );
  const field = screen.getByLabelText('State');
  expect(field).toHaveAttribute('id', 'state');
  expect(field).toHaveAccessibleDescription('Free of charge Where the house stands');
});

it('starts with its default, follows the visitor, and sends what was chosen', async () => {
  const onChange = vi.fn<() => void>();
  const { container } = render(
    <form>
      <Select label="State" name="state" defaultValue="he" onChange={onChange}>
        {states}
      </Select>
    </form>,
  );
  const sent = () => new FormData(container.querySelector('form') as HTMLFormElement).get('state');
  expect(sent()).toBe('he');
  await userEvent.selectOptions(screen.getByRole('combobox'), 'Bayern');
  expect(sent()).toBe('by');
  expect(onChange).toHaveBeenCalledOnce();
});

it('goes back to its default when its form is reset, and stays where `value` decides', async () => {
  function Controlled() {
    const [value, setValue] = useState('by');
    return (
      <Select label="Here" value={value} onChange={(event) => setValue(event.target.value)}>
        {states}
      </Select>
    );
  }
  render(
    <form>
      <Select label="There" defaultValue="he">
        {states}
      </Select>
      <Controlled />
      <button type="reset">Reset</button>
    </form>,
  );
  await userEvent.selectOptions(screen.getByLabelText('There'), 'Bayern');
  await userEvent.selectOptions(screen.getByLabelText('Here'), 'Hessen');
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect(screen.getByLabelText('There')).toHaveValue('he');
  expect(screen.getByLabelText('Here')).toHaveValue('he');
});

it('hides its arrow from assistive technology', () => {
  const { container } = render(<Select label="State">{states}</Select>);
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});
