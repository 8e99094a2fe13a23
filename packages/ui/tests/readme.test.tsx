import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { toast } from '@sanierungsweg/ui/toaster';
import { fireEvent, render, screen, waitForElementToBeRemoved, within } from '@testing-library/react';
import type { ComponentType, ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { compileExamples, writeExamples } from '../../../tooling/readmeExamples.mjs';
import { POLICY } from './browser/server/serve';

const examples = writeExamples(process.cwd());
const scripts = examples.filter(({ language }) => language.startsWith('ts'));

type Exports = Record<string, ComponentType<Record<string, unknown>>>;
const show = (Example: Exports[string] | undefined, props = {}, around = (page: ReactNode) => page) => {
  if (!Example) throw new Error('The example no longer exports what its test shows.');
  return render(around(<Example {...props} />));
};

/** What each example of the README has to do, by its heading. */
const proofs: Record<string, (exports: Exports) => void | Promise<void>> = {
  'The smallest complete example': ({ Page }) => {
    show(Page);
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveAttribute('href', '#content');
    expect(screen.getByRole('heading', { level: 2, name: 'Roof' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ask for offers' })).toHaveAttribute('href', '/contact');
  },
  'Links of a router': ({ RoofHeader }) => {
    show(RoofHeader, {}, (page) => <MemoryRouter>{page}</MemoryRouter>);
    expect(screen.getByRole('link', { name: 'Ask for offers' })).toHaveAttribute('href', '/contact');
    const crumbs = within(screen.getByRole('navigation', { name: 'You are here' }));
    expect(crumbs.getAllByRole('listitem')).toHaveLength(2);
  },
  'A form that a server checks': async ({ Contact }) => {
    show(Contact, { send: async () => [{ field: 'mail', message: 'The @ is missing.' }] });
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    const list = await screen.findByRole('group', { name: 'Please correct this first' });
    expect(within(list).getByRole('link', { name: 'The @ is missing.' })).toHaveAttribute('href', '#mail');
    expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveAccessibleDescription('The @ is missing.');
  },
  Tokens: ({ muted }) => expect(muted).toBe('var(--ui-color-text-muted)'),
  Dialog: async ({ DeleteRequest }) => {
    const onDelete = vi.fn<() => void>();
    show(DeleteRequest, { onDelete });
    fireEvent.click(screen.getByRole('button', { name: 'Delete …' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete the request?' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(onDelete).toHaveBeenCalledOnce();
    expect(screen.queryByRole('dialog')).toBeNull();
  },
  'NavMenu and MobileMenu': ({ Menus }) => {
    show(Menus);
    expect(screen.getByRole('button', { name: 'Services' })).toHaveAttribute('popovertarget');
    expect(screen.getByRole('button', { name: 'Open menu' })).toBeVisible();
  },
  'Menus without React': (exports) => {
    document.body.innerHTML =
      '<nav><div><button popovertarget="services">Services</button><div id="services" popover></div></div></nav>' +
      '<button popovertarget="menu">Menu</button><dialog id="menu" popover></dialog>';
    (exports as unknown as { startMenus: () => void }).startMenus();
    expect(screen.getByRole('button', { name: 'Services' })).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'false');
    expect(document.getElementById('menu')).not.toHaveAttribute('popover');
    document.body.replaceChildren();
  },
  Toaster: async ({ SaveBar }) => {
    show(SaveBar);
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved')).toBeInTheDocument();
    // Whoever mounts a toaster next would show it, too.
    toast.dismiss();
    await waitForElementToBeRemoved(() => screen.queryByText('Saved'));
  },
  'Tooltip and Toggletip': ({ Hints }) => {
    show(Hints);
    expect(screen.getByRole('button', { name: 'envelope' })).toHaveAttribute('popovertarget');
    expect(screen.getByRole('button', { name: 'Download' })).toHaveAccessibleDescription('As a PDF of two pages');
  },
  Charts: ({ Prices }) => {
    show(Prices);
    expect(screen.getByRole('table', { name: 'Prices' })).toHaveTextContent('20–45 €');
  },
};

it('every TypeScript example of the README compiles against the built package', () => {
  expect(compileExamples(process.cwd())).toBe('');
});

it('every TypeScript example of the README is proved below', () => {
  expect(scripts.map(({ key }) => key)).toEqual(Object.keys(proofs));
});

it.each(scripts)('does what it says: $key', async ({ key, file }) => {
  expect.hasAssertions();
  await proofs[key]?.(await import(/* @vite-ignore */ file));
});

const others = Object.fromEntries(
  examples.filter((example) => !scripts.includes(example)).map(({ key, code }) => [key, code.trim()]),
);

it('the policy of the README is part of the one that the browser tests run under', () => {
  expect(Object.keys(others)).toEqual(['Beside Tailwind 4', 'Server rendering and content security policy']);
  for (const rule of others['Server rendering and content security policy']?.split('; ') ?? [])
    expect(POLICY.split('; ')).toContain(rule);
});

it('the order of layers is the one that a portal with Tailwind is tried with', () => {
  for (const name of ['before', 'after']) {
    const sheet = readFileSync(join(process.cwd(), `../../tooling/consumers/portals/tailwind/src/${name}.css`), 'utf8');
    expect(sheet.split('\n')[0]).toBe(others['Beside Tailwind 4']);
  }
});
