import { createConsentStore, defineConsent } from '@sanierungsweg/consent/core';
import { de } from '@sanierungsweg/consent/locales/de';
import { ConsentTestProvider } from '@sanierungsweg/consent/testing';
import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ConsentDialog } from '../ConsentDialog/ConsentDialog';
import type { OnSaved } from '../OnSaved';
import { ConsentSettings } from './ConsentSettings';

const STORED = 'cookie-consent';
const functional = () => screen.getByRole('switch', { name: 'Funktional' });
const marketing = () => screen.getByRole('switch', { name: 'Marketing' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const stored = () => JSON.parse(localStorage.getItem(STORED) ?? 'null') as unknown;

function setup(onSaved?: OnSaved) {
  const store = createConsentStore();
  const view = render(
    <ConsentTestProvider store={store} links={{ privacy: '/datenschutz', imprint: '/impressum' }}>
      <ConsentSettings onSaved={onSaved} />
    </ConsentTestProvider>,
  );
  return { store, ...view };
}

describe('ConsentSettings', () => {
  it('shows a card with a named and described switch per category, three buttons and two links', () => {
    setup();
    expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      'Notwendig',
      'Funktional',
      'Marketing',
    ]);
    expect(functional()).toHaveAccessibleDescription(de.functionalText);
    expect(marketing()).toHaveAccessibleDescription(de.marketingText);
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'Nur notwendige Cookies',
      'Einstellungen speichern',
      'Alle akzeptieren',
    ]);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/datenschutz',
      '/impressum',
    ]);
  });

  it('describes the switch of a category whose name holds a space', () => {
    const { createStore } = defineConsent({ categories: { 'Google Maps': { text: 'Zeigt Karten.' } } });
    render(
      <ConsentTestProvider store={createStore() as never}>
        <ConsentSettings />
      </ConsentTestProvider>,
    );
    expect(screen.getByRole('switch', { name: 'Google Maps' })).toHaveAccessibleDescription('Zeigt Karten.');
  });

  it('groups the switches under the name of the settings', () => {
    setup();
    expect(within(screen.getByRole('group', { name: de.settingsTitle })).getAllByRole('switch')).toHaveLength(3);
  });

  it('keeps the necessary switch on and disabled, and says why', async () => {
    const { store } = setup();
    const necessary = screen.getByRole('switch', { name: 'Notwendig' });
    expect(necessary).toBeChecked();
    expect(necessary).toBeDisabled();
    expect(necessary).toHaveAccessibleDescription(expect.stringContaining(de.necessaryReason));
    expect(screen.getByText(de.necessaryReason)).toBeVisible();
    await userEvent.click(necessary);
    await press('Einstellungen speichern');
    expect(store.getSnapshot().preferences.necessary).toBe(true);
  });

  it('starts with nothing allowed, or from what is stored', () => {
    const first = setup();
    expect(functional()).not.toBeChecked();
    expect(marketing()).not.toBeChecked();
    first.unmount();
    localStorage.setItem(STORED, '{"necessary":true,"functional":true,"marketing":false}');
    setup();
    expect(functional()).toBeChecked();
    expect(marketing()).not.toBeChecked();
  });

  it('stores nothing while switches are moved, by mouse or by space, and discards the draft on leaving', async () => {
    const { store, unmount } = setup();
    await userEvent.click(functional());
    marketing().focus();
    await userEvent.keyboard(' ');
    expect(functional()).toBeChecked();
    expect(marketing()).toBeChecked();
    expect(store.getSnapshot().status).toBe('undecided');
    expect(localStorage).toHaveLength(0);
    unmount();
    setup();
    expect(functional()).not.toBeChecked();
  });

  it('stores the draft, announces it and calls back', async () => {
    const onSaved = vi.fn<OnSaved>();
    setup(onSaved);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.click(functional());
    await press('Einstellungen speichern');
    expect(stored()).toEqual({ necessary: true, functional: true, marketing: false });
    expect(screen.getByRole('status')).toHaveTextContent(de.saved);
    expect(onSaved).toHaveBeenCalledTimes(1);
    expect(onSaved.mock.calls[0]?.[0].preferences.functional).toBe(true);
  });

  it('announces a second saving too', async () => {
    setup();
    await press('Einstellungen speichern');
    const first = screen.getByRole('status').textContent;
    await press('Einstellungen speichern');
    expect(screen.getByRole('status').textContent).not.toBe(first);
    expect(screen.getByRole('status')).toHaveTextContent(de.saved);
  });

  it.each([
    ['Alle akzeptieren', true],
    ['Nur notwendige Cookies', false],
  ])('%s sets both switches and saves at once', async (name, allowed) => {
    setup();
    await userEvent.click(functional());
    await press(name);
    expect(stored()).toEqual({ necessary: true, functional: allowed, marketing: allowed });
    for (const toggle of [functional(), marketing()]) expect((toggle as HTMLInputElement).checked).toBe(allowed);
  });

  it('keeps an unsaved draft when another tab decides; what was not touched follows', async () => {
    setup();
    await userEvent.click(functional());
    localStorage.setItem(STORED, '{"necessary":true,"functional":false,"marketing":true}');
    act(() => {
      window.dispatchEvent(new Event('storage'));
    });
    expect(functional()).toBeChecked();
    expect(marketing()).toBeChecked();
    await press('Einstellungen speichern');
    expect(stored()).toEqual({ necessary: true, functional: true, marketing: true });
  });

  it('says that the choice holds for the session only where the browser keeps nothing', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { store } = setup();
    await press('Alle akzeptieren');
    expect(store.has('marketing')).toBe(true);
    expect(screen.getByRole('status')).toHaveTextContent(de.savedForSession);
  });

  it('is disabled in prerendered HTML and explains why to visitors without JavaScript', () => {
    const html = renderToString(
      <ConsentTestProvider store={createConsentStore()}>
        <ConsentSettings />
      </ConsentTestProvider>,
    );
    const page = new DOMParser().parseFromString(html, 'text/html');
    expect(page.querySelector('fieldset')?.disabled).toBe(true);
    expect(page.querySelectorAll('fieldset input, fieldset button')).toHaveLength(6);
    expect(page.querySelectorAll('input:checked')).toHaveLength(1);
    expect(page.querySelector('noscript')?.textContent).toContain(de.noScript);
  });
});

describe('in ConsentDialog', () => {
  beforeEach(async () => {
    render(
      <ConsentTestProvider store={createConsentStore()} settingsOpen>
        <ConsentDialog />
      </ConsentTestProvider>,
    );
    await screen.findByRole('dialog');
  });

  it('a draft is discarded on closing and stored by the button, which closes', async () => {
    expect(screen.getByRole('dialog', { name: 'Cookie-Einstellungen' })).toBeInTheDocument();
    await userEvent.click(functional());
    await press('Schließen');
    expect(localStorage).toHaveLength(0);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    ['Einstellungen speichern', { necessary: true, functional: true, marketing: false }],
    ['Alle akzeptieren', { necessary: true, functional: true, marketing: true }],
    ['Nur notwendige Cookies', { necessary: true, functional: false, marketing: false }],
  ])('%s stores %o and closes', async (name, preferences) => {
    await userEvent.click(functional());
    await press(name);
    expect(stored()).toEqual(preferences);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
