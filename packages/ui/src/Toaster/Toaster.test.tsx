import { readFileSync } from 'node:fs';
import { render, screen, waitForElementToBeRemoved } from '@testing-library/react';
import { expect, it } from 'vitest';
import { toasterCssSource } from '../../scripts/toasterCss.mjs';
import { Toaster, toast } from './Toaster';
import { TOASTER_CSS } from './toasterCss.generated';

// Timers, focus and the adopted style sheet are tested in browser/toaster.spec.ts.

const read = (name: string) => readFileSync(`${process.cwd()}/src/Toaster/${name}`, 'utf8');

it('has its region before the first message and shows what is said', async () => {
  document.documentElement.dataset.theme = 'light';
  render(<Toaster label="Notifications" closeLabel="Close it" />);
  expect(screen.getByRole('region', { name: 'Notifications alt+T' })).toBeInTheDocument();
  toast('Saved');
  expect(await screen.findByText('Saved')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Close it' })).toBeInTheDocument();
  // Whoever mounts a toaster next would show it, too.
  toast.dismiss();
  await waitForElementToBeRemoved(() => screen.queryByText('Saved'));
});

it('carries the rules that its source gives, all in our layer', () => {
  expect(read('toasterCss.generated.ts')).toBe(toasterCssSource(read('toaster.css')));
  expect(TOASTER_CSS).toMatch(/^@layer ui\.components\{.*\}$/s);
});
