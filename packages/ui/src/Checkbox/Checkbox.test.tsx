import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Checkbox } from './Checkbox';

it('is named by its label and described by detail, description and error', () => {
  render(<Checkbox label="Speed bonus" detail="20 %" description="Old heating out." error="Please decide." />);
  const box = screen.getByRole('checkbox', { name: 'Speed bonus' });
  expect(box).toHaveAccessibleDescription('20 % Old heating out. Please decide.');
  expect(box).toBeInvalid();
});

it('lets a button explain it, which does not tick and belongs to no label', () => {
  const onCheckedChange = vi.fn<(checked: boolean) => void>();
  render(
    <Checkbox label="Speed bonus" onCheckedChange={onCheckedChange} info={<button type="button">Explain</button>} />,
  );
  const explain = screen.getByRole('button', { name: 'Explain' });
  explain.click();
  expect(onCheckedChange).not.toHaveBeenCalled();
  expect(explain.closest('label')).toBeNull();
  expect(screen.getByRole('checkbox')).toHaveAccessibleName('Speed bonus');
});

it('takes the name that its page gives it instead of its label', () => {
  render(
    <>
      <h2 id="page-name">Bonus of the second owner</h2>
      <Checkbox label="Second owner" aria-labelledby="page-name" />
    </>,
  );
  expect(screen.getByRole('checkbox')).toHaveAccessibleName('Bonus of the second owner');
});
