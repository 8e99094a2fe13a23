import { NumberField } from '@sanierungsweg/ui/number-field';
import { Select } from '@sanierungsweg/ui/select';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';

it('a reset that its form calls off leaves everything as the visitor has put it, and only that one', async () => {
  let isCalledOff = true;
  render(
    <form onReset={(event) => isCalledOff && event.preventDefault()}>
      <NumberField label="Cost" defaultValue="1" />
      <Select label="State" defaultValue="Hessen">
        <option>Bayern</option>
        <option>Hessen</option>
        <option>Sachsen</option>
      </Select>
      <Select label="Storeys" defaultValue={2}>
        <option>1</option>
        <option>2</option>
      </Select>
      <button type="reset">Reset</button>
    </form>,
  );
  const [cost, state] = [screen.getByLabelText('Cost'), screen.getByLabelText('State')];
  const reset = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
    await act(() => new Promise((resolve) => setTimeout(resolve)));
  };
  await userEvent.clear(cost);
  await userEvent.type(cost, '22000');
  await userEvent.selectOptions(state, 'Sachsen');
  await reset();
  expect(cost).toHaveValue('22.000');
  expect(state).toHaveValue('Sachsen');
  isCalledOff = false;
  await reset();
  expect(cost).toHaveValue('1');
  expect(state).toHaveValue('Hessen');
  expect(screen.getByLabelText('Storeys')).toHaveValue('2');
});

it('a reset leaves a number to the parent that keeps it', async () => {
  function Form() {
    const [cost, setCost] = useState('22.000');
    return (
      <form onReset={() => setCost('')}>
        <NumberField label="Cost" value={cost} onEntry={setCost} />
        <button type="reset">Reset</button>
      </form>
    );
  }
  render(<Form />);
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(screen.getByLabelText('Cost')).toHaveValue('');
});
