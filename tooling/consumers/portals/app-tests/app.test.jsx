import { ConsentGate, ConsentProvider } from '@sanierungsweg/consent';
import { createConsentStore } from '@sanierungsweg/consent/core';
import { defineConsentElements } from '@sanierungsweg/consent/element';
import { de } from '@sanierungsweg/consent/locales/de';
import { ConsentBanner, ConsentDialog, ConsentSettingsButton } from '@sanierungsweg/consent/ui';
import { LeadWidget } from '@sanierungsweg/lead-widget';
import { answerWithSandbox, resetHubs } from '@sanierungsweg/lead-widget/testing';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createElement as h } from 'react';
import { afterEach, expect, it, vi } from 'vitest';

const links = { privacy: '/datenschutz', imprint: '/impressum' };
const decision = () => JSON.parse(localStorage.getItem('cookie-consent'));

afterEach(() => {
  cleanup();
  localStorage.clear();
  document.body.replaceChildren();
});

it('asks, opens the dialog and stores, in React', async () => {
  render(
    h(
      ConsentProvider,
      { texts: de, links },
      h(ConsentBanner),
      h(ConsentGate, { category: 'functional', fallback: 'Karte ausgeblendet' }, 'Karte eingeblendet'),
      h(ConsentSettingsButton),
      h(ConsentDialog),
    ),
  );
  fireEvent.click(screen.getByText('Nur notwendige Cookies'));
  expect(screen.queryByText('Ihre Einwilligung')).toBeNull();
  expect(decision().functional).toBe(false);
  fireEvent.click(screen.getByText('Cookie-Einstellungen'));
  const save = await screen.findByText('Einstellungen speichern');
  fireEvent.click(document.querySelector('dialog input[name="functional"]'));
  fireEvent.click(save);
  expect(document.querySelector('dialog')).toBeNull();
  expect(screen.getByText('Karte eingeblendet')).toBeTruthy();
});

it('asks, opens the dialog and stores, by the elements', async () => {
  const store = createConsentStore();
  defineConsentElements({ store, texts: de, links });
  document.body.innerHTML =
    '<consent-banner></consent-banner><button data-consent-open>Einstellungen ändern</button><consent-dialog></consent-dialog>';
  fireEvent.click(screen.getByText('Alle akzeptieren'));
  expect(document.querySelector('.dpc-bar')).toBeNull();
  fireEvent.click(screen.getByText('Einstellungen ändern'));
  fireEvent.click(await screen.findByText('Alles widerrufen'));
  expect(document.querySelector('dialog')).toBeNull();
  expect(decision()).toEqual({ necessary: true, functional: false, marketing: false });
});

it('shows the form of the sandbox, where a test asks for it', async () => {
  answerWithSandbox();
  const { container } = render(h(LeadWidget, { origin: 'https://hub.example', integration: 'abc' }));
  expect(await screen.findByRole('form', { name: 'Anfrage für Ihr Haus' })).toBeTruthy();
  await vi.waitFor(() => expect(container.firstElementChild.dataset.status).toBe('ready'));
  resetHubs();
});
