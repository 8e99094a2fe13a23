import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { Switch } from './Switch';

it('is a switch named by its label and described by its texts', () => {
  render(<Switch label="Maps" description="Loads maps." disabledReason="Needs consent." disabled />);
  const control = screen.getByRole('switch', { name: 'Maps' });
  expect(control).toHaveAccessibleDescription('Loads maps. Needs consent.');
  expect(control).toBeDisabled();
});

it('is described by its page first, then by its own texts', () => {
  render(
    <>
      <p id="note">Free.</p>
      <Switch label="Maps" description="Loads maps." aria-describedby="note" />
    </>,
  );
  expect(screen.getByRole('switch')).toHaveAccessibleDescription('Free. Loads maps.');
});

it('tells the chosen state, by pointer and by space bar', async () => {
  const onCheckedChange = vi.fn<(checked: boolean) => void>();
  render(<Switch label="Maps" onCheckedChange={onCheckedChange} />);
  await userEvent.click(screen.getByText('Maps'));
  expect(onCheckedChange).toHaveBeenLastCalledWith(true);
  await userEvent.keyboard(' ');
  expect(onCheckedChange).toHaveBeenLastCalledWith(false);
});

it('keeps the state its parent decides', async () => {
  const onCheckedChange = vi.fn<(checked: boolean) => void>();
  render(<Switch label="Maps" checked={false} onCheckedChange={onCheckedChange} />);
  await userEvent.click(screen.getByRole('switch'));
  expect(onCheckedChange).toHaveBeenCalledWith(true);
  expect(screen.getByRole('switch')).not.toBeChecked();
});

it('calls both handlers', async () => {
  const calls: string[] = [];
  render(<Switch label="Maps" onChange={() => calls.push('native')} onCheckedChange={() => calls.push('own')} />);
  await userEvent.click(screen.getByRole('switch'));
  expect(calls).toEqual(['native', 'own']);
});

it('takes part in a form under its name', () => {
  render(
    <form aria-label="f">
      <Switch label="Maps" name="maps" value="yes" defaultChecked />
    </form>,
  );
  expect(new FormData(screen.getByRole<HTMLFormElement>('form')).get('maps')).toBe('yes');
});

it('renders on a server without handlers', () => {
  expect(renderToStaticMarkup(<Switch label="Maps" />)).toContain('role="switch"');
});
