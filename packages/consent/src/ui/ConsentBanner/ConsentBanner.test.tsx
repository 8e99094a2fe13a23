import { createConsentStore } from '@sanierungsweg/consent/core';
import { de } from '@sanierungsweg/consent/locales/de';
import { ConsentTestProvider } from '@sanierungsweg/consent/testing';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { ConsentDialog } from '../ConsentDialog/ConsentDialog';
import type { OnSaved } from '../OnSaved';
import { ConsentBanner } from './ConsentBanner';

const banner = () => screen.queryByRole('region', { name: de.bannerTitle });

describe('ConsentBanner', () => {
  it('is absent from prerendered HTML', () => {
    expect(
      renderToString(
        <ConsentTestProvider store={createConsentStore()}>
          <ConsentBanner />
        </ConsentTestProvider>,
      ),
    ).toBe('');
  });

  it('offers refusing, settings and accepting, in this order, and links to privacy policy and imprint', () => {
    render(
      <ConsentTestProvider links={{ privacy: '/datenschutz', imprint: '/impressum' }}>
        <ConsentBanner />
      </ConsentTestProvider>,
    );
    const region = within(banner() as HTMLElement);
    expect(region.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'Nur notwendige Cookies',
      'Einstellungen',
      'Alle akzeptieren',
    ]);
    expect(region.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/datenschutz',
      '/impressum',
    ]);
  });

  it.each([
    ['Alle akzeptieren', { necessary: true, functional: true, marketing: true }],
    ['Nur notwendige Cookies', { necessary: true, functional: false, marketing: false }],
  ])('%s stores %o, goes, and says so', async (name, preferences) => {
    const onSaved = vi.fn<OnSaved>();
    render(
      <ConsentTestProvider store={createConsentStore()}>
        <ConsentBanner onSaved={onSaved} />
      </ConsentTestProvider>,
    );
    await userEvent.click(screen.getByRole('button', { name }));
    expect(JSON.parse(localStorage.getItem('cookie-consent') ?? '')).toEqual(preferences);
    expect(banner()).toBeNull();
    expect(onSaved).toHaveBeenCalledTimes(1);
    expect(onSaved.mock.calls[0]?.[0]).toMatchObject({ status: 'decided', preferences, persistence: 'stored' });
  });

  it('stays while the settings are open and after they were closed', async () => {
    const store = createConsentStore();
    render(
      <ConsentTestProvider store={store}>
        <ConsentBanner />
        <ConsentDialog />
      </ConsentTestProvider>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Einstellungen' }));
    expect(await screen.findByRole('dialog', { name: de.settingsTitle })).toBeInTheDocument();
    expect(banner()).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Schließen' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(banner()).toBeInTheDocument();
    expect(localStorage).toHaveLength(0);
  });

  it('gives accept and refuse one element and one class on both layers, whatever the texts', async () => {
    render(
      <ConsentTestProvider texts={{ ...de, acceptAll: 'Ja', rejectAll: 'Nein, danke' }} settingsOpen>
        <ConsentBanner />
        <ConsentDialog />
      </ConsentTestProvider>,
    );
    await screen.findByRole('dialog');
    const looks = ['Ja', 'Nein, danke'].map((name) =>
      screen.getAllByRole('button', { name, hidden: true }).map(({ tagName, className, outerHTML }) => ({
        tagName,
        className,
        markup: outerHTML.replace(name, '').replace(/ data-do="\w+"/, ''),
      })),
    );
    expect(looks[0]).toHaveLength(2);
    expect(looks[0]).toEqual(looks[1]);
    expect(document.activeElement?.className).not.toBe(looks[0]?.[0]?.className);
  });
});
