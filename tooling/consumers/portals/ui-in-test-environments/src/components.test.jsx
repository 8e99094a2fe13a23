import * as ui from '@sanierungsweg/ui';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createElement as h, useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

// No stub of anything: what a portal's own tests meet.

let complaints;
beforeEach(() => {
  complaints = [];
  for (const level of ['error', 'warn'])
    vi.spyOn(console, level).mockImplementation((...words) => complaints.push(words));
});
afterEach(() => {
  cleanup();
  expect(complaints).toEqual([]);
});

const link = h('a', { href: '#a' }, 'A');
const items = [
  { value: 'a', label: 'A', content: 'Eins' },
  { value: 'b', label: 'B', content: 'Zwei' },
];

function Asking() {
  const [open, setOpen] = useState(false);
  return h(
    'div',
    null,
    h(ui.Button, { onClick: () => setOpen(true) }, 'Löschen …'),
    h(ui.Dialog, { open, onOpenChange: setOpen, title: 'Wirklich löschen?', closeLabel: 'Schließen' }),
  );
}

it('a dialog opens and closes', async () => {
  render(h(Asking));
  await userEvent.click(screen.getByRole('button', { name: 'Löschen …' }));
  const dialog = await screen.findByRole('dialog', { name: 'Wirklich löschen?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Schließen' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
});

it('a message shows in the toaster', async () => {
  render(h(ui.Toaster, { label: 'Meldungen', closeLabel: 'Schließen' }));
  ui.toast('Gespeichert');
  expect(await screen.findByText('Gespeichert')).toBeTruthy();
});

it('a tooltip describes its control, under the pointer and with focus', async () => {
  render(h(ui.Tooltip, { content: 'Als PDF' }, h(ui.Button, null, 'Laden')));
  const button = screen.getByRole('button', { name: 'Laden' });
  await userEvent.hover(button);
  await userEvent.tab();
  await new Promise((resolve) => setTimeout(resolve, 800));
  await userEvent.unhover(button);
  expect(document.getElementById(button.getAttribute('aria-describedby')).textContent).toBe('Als PDF');
});

it('menus can be clicked', async () => {
  render(
    h(
      'div',
      null,
      h(ui.NavMenu, { id: 'themen', label: 'Themen' }, link),
      h(ui.MobileMenu, { id: 'menue', label: 'Menü', openLabel: 'Öffnen', closeLabel: 'Schließen' }, link),
    ),
  );
  await userEvent.click(screen.getByText('Themen'));
  await userEvent.click(screen.getByRole('button', { name: 'Öffnen' }));
});

it('tabs follow the keyboard', async () => {
  render(h(ui.Tabs, { label: 'Wärme', items }));
  await userEvent.click(screen.getByRole('tab', { name: 'A' }));
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'B' }).getAttribute('aria-selected')).toBe('true');
});

it('an error leads to its field', async () => {
  render(
    h(
      'div',
      null,
      h(ui.ErrorSummary, { title: 'Bitte prüfen', errors: [{ field: 'plz', message: 'Die Postleitzahl fehlt.' }] }),
      h(ui.TextField, { id: 'plz', label: 'Postleitzahl' }),
    ),
  );
  fireEvent.click(screen.getByRole('link', { name: 'Die Postleitzahl fehlt.' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Postleitzahl'));
});

it('fields take what is typed', async () => {
  render(h(ui.NumberField, { label: 'Fläche' }));
  const field = screen.getByLabelText('Fläche');
  await userEvent.type(field, '22000');
  fireEvent.blur(field);
  expect(field.value.replaceAll(/\D/g, '')).toBe('22000');
});
