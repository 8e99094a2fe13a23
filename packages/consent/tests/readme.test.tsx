import { readFileSync } from 'node:fs';
import type { ConsentStore, ConsentValue } from '@sanierungsweg/consent/core';
import { defineConsentEmbed } from '@sanierungsweg/consent/element';
import { de } from '@sanierungsweg/consent/locales/de';
import { ConsentTestProvider, createTestStore } from '@sanierungsweg/consent/testing';
import { fireEvent, render, screen } from '@testing-library/react';
import type { ComponentType, ReactElement, ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { compileExamples, writeExamples } from '../../../tooling/readmeExamples.mjs';

const examples = writeExamples(process.cwd());
const runnable = examples.filter(({ language }) => language.startsWith('ts'));

type Part = ComponentType<{ children?: ReactNode }> & ConsentStore & ReactElement & ConsentValue & (() => void);
type Exports = Record<'App' | 'Consent' | 'Newsletter' | 'Pixel' | 'Directions' | 'Footer' | 'SettingsPage', Part> &
  Record<'Video' | 'Route' | 'SiteConsent', Part> &
  Record<'statistics' | 'stopReceipts' | 'consent' | 'shared' | 'functional' | 'store' | 'example' | 'stop', Part>;

const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const stored = () => JSON.parse(localStorage.getItem('cookie-consent') ?? 'null');

/** What each example of the README has to do, by its heading; `prepare` runs before the example does. */
const proofs: Record<string, { prepare?: () => void; prove: (exports: Exports) => void | Promise<void> }> = {
  'The smallest complete example': {
    prove: ({ App }) => {
      render(<App />);
      expect(screen.getByText('Hauptstraße 1, Berlin')).toBeVisible();
      click('Alle akzeptieren');
      expect(screen.getByTitle('Karte')).toBeVisible();
      expect(stored()).toEqual({ necessary: true, functional: true, marketing: true });
    },
  },
  'A video from YouTube': {
    prove: ({ Video }) => {
      render(<Video />, { wrapper: ConsentTestProvider });
      expect(screen.getByText(/YouTube \(Google Ireland Ltd\.\)/)).toBeVisible();
      click('Einmal laden');
      expect(screen.getByTitle('Film: Wärmepumpe im Altbau')).toBeVisible();
    },
  },
  'Matomo, with a category of its own': {
    prove: ({ statistics }) => {
      statistics.save({ statistik: true } as never);
      expect(stored()).toEqual({ necessary: true, functional: false, statistik: true, marketing: false });
      // Without these Matomo loads and counts nothing: https://developer.matomo.org/guides/tracking-javascript-guide
      const commands = (globalThis as { _paq?: string[][] })._paq ?? [];
      const names = commands.map(([name]) => name);
      expect(names).toEqual(['trackPageView', 'enableLinkTracking', 'setTrackerUrl', 'setSiteId']);
    },
  },
  'Vue, Svelte, Astro: custom elements': {
    prove: () => {
      document.body.append(document.createElement('consent-banner'));
      expect(screen.getByRole('region', { name: 'Ihre Einwilligung' })).toBeVisible();
    },
  },
  'Their tags in TSX': {
    prove: ({ Route }) => {
      defineConsentEmbed({ store: createTestStore(), texts: de });
      render(<Route />);
      expect(screen.getByText(/Beispiel Karten GmbH/)).toBeVisible();
      click('Einmal laden');
      const tag = document.querySelector('consent-embed');
      expect(tag).toHaveClass('map');
      expect(tag?.querySelector('iframe')).toHaveAttribute('src', 'https://maps.example.org/embed');
    },
  },
  'Next.js, app router': {
    prove: ({ SiteConsent }) => {
      render(<SiteConsent>Die Seite</SiteConsent>);
      expect(screen.getByText('Die Seite')).toBeVisible();
      click('Nur notwendige Cookies');
      expect(screen.queryByRole('region')).toBeNull();
    },
  },
  '`createConsentStore(options?)`': {
    prove: async ({ consent }) => {
      const told = vi.spyOn(console, 'info').mockImplementation(() => {});
      // oxlint-disable-next-line unicorn/no-document-cookie -- the example clears cookies, jsdom has no Cookie Store
      document.cookie = '_ga=1;path=/';
      consent.acceptAll();
      consent.rejectAll();
      await vi.waitFor(() => expect(told.mock.calls.map(([source]) => source)).toEqual(['acceptAll', 'rejectAll']));
      await vi.waitFor(() => expect(document.cookie).not.toContain('_ga'));
    },
  },
  '`localStorageAdapter()`, `cookieAdapter(options?)`, `memoryAdapter(initial?)`': {
    prove: ({ shared }) => {
      shared.rejectAll();
      expect(document.cookie).toContain('cookie-consent=');
      expect(shared.getSnapshot().persistence).not.toBe('memory');
    },
  },
  '`consentFor(store, category)`': {
    prepare: () => localStorage.setItem('cookie-consent', '{"necessary":true,"functional":true,"marketing":false}'),
    prove: ({ functional }) => expect(functional.get()).toBe(true),
  },
  '`<ConsentProvider texts links store? options? link?>`': {
    prove: ({ Consent }) => {
      render(<Consent>Die Seite</Consent>);
      expect(screen.getByText('Die Seite')).toBeVisible();
    },
  },
  '`useConsent()`': {
    prove: ({ Newsletter }) => {
      const page = render(<Newsletter />, { wrapper: ConsentTestProvider });
      expect(screen.getByRole('button', { name: 'Einwilligung ändern' })).toBeVisible();
      page.unmount();
      render(
        <ConsentTestProvider decision="accepted">
          <Newsletter />
        </ConsentTestProvider>,
      );
      expect(screen.getByText('Angemeldet')).toBeVisible();
    },
  },
  '`<ConsentScript category src | children …>`': {
    prove: async ({ Pixel }) => {
      const address = 'script[src="https://example.org/pixel.js"]';
      const page = render(<Pixel />, { wrapper: ConsentTestProvider });
      expect(document.querySelector(address)).toBeNull();
      page.unmount();
      render(
        <ConsentTestProvider decision="accepted">
          <Pixel />
        </ConsentTestProvider>,
      );
      await vi.waitFor(() => expect(document.querySelector(address)).toHaveAttribute('async'));
    },
  },
  '`<ConsentEmbed category title src | children …>`': {
    prove: ({ Directions }) => {
      render(<Directions />, { wrapper: ConsentTestProvider });
      expect(screen.queryByTitle('Karte: Anfahrt')).toBeNull();
      expect(screen.getByText(/Beispiel Karten GmbH/)).toBeVisible();
      click('Einmal laden');
      expect(screen.getByTitle('Karte: Anfahrt')).toHaveAttribute('src', 'https://maps.example.org/embed');
    },
  },
  '`<ConsentSettingsButton noScriptAction?>`': {
    prove: ({ Footer, SettingsPage }) => {
      const told = vi.spyOn(console, 'info').mockImplementation(() => {});
      render(
        <ConsentTestProvider>
          <Footer />
          <SettingsPage />
        </ConsentTestProvider>,
      );
      expect(document.querySelector('form[action="/cookie-einstellungen"]')).toBeInTheDocument();
      click('Einstellungen speichern');
      expect(told).toHaveBeenCalledOnce();
    },
  },
  '`@sanierungsweg/consent/receipts`': {
    prove: ({ stopReceipts }) => expect(stopReceipts()).toBeUndefined(),
  },
  '`@sanierungsweg/consent/google-consent-mode`': {
    prove: ({ stop }) => {
      expect('dataLayer' in window).toBe(false);
      expect(stop()).toBeUndefined();
    },
  },
  '`@sanierungsweg/consent/testing`': {
    prove: ({ example }) => {
      render(example);
      expect(screen.getByText('Was hier steht, sieht eine Einwilligung.')).toBeVisible();
    },
  },
  'Moving an existing `cookie-consent` value over': {
    prepare: () => localStorage.setItem('cookie_settings', 'necessary,comfort'),
    prove: ({ store }) => {
      expect(store.getSnapshot().preferences).toEqual({ necessary: true, functional: true, marketing: false });
      expect(localStorage.getItem('cookie_settings')).toBeNull();
    },
  },
};

it('every example of the README compiles against the built package', () => {
  expect(compileExamples(process.cwd())).toBe('');
});

it('every example of the README is proved below', () => {
  expect(runnable.map(({ key }) => key)).toEqual(Object.keys(proofs));
});

it('examples in HTML use what the script for a tag knows, and valid JSON', () => {
  const markup = examples.filter(({ language }) => language === 'html').map(({ code }) => code);
  expect(markup).toHaveLength(2);
  const page = new DOMParser().parseFromString(markup.join(''), 'text/html');
  const block = page.querySelector('script[data-consent-config]');
  expect(JSON.parse(block?.textContent ?? '').links.privacy).toBe('/datenschutz');
  // The portal "script-tag" tries each of these in a browser.
  const used = [...page.querySelectorAll('*')].flatMap(({ dataset }: Element & Partial<HTMLElement>) =>
    Object.keys(dataset ?? {}),
  );
  expect(used).toEqual(['consentConfig', 'consent', 'consent', 'consentSrc', 'consentOpen', 'consentWithdraw']);
});

it('names every attribute that the script tag reads, and every field of its block', () => {
  const [, read = ''] =
    /const \{ ([\w, ]+), \.\.\.attributes \} = script\?\.dataset/.exec(readFileSync('src/element/script.ts', 'utf8')) ??
    [];
  const source = readFileSync('src/element/configuration.ts', 'utf8');
  const fields = [...source.matchAll(/^ {2}(\w+): \[/gm)].map(([, field]) => field as string);
  expect(read).toBe('privacy, imprint');
  expect(fields).toContain('storageKey');
  const readme = readFileSync('README.md', 'utf8');
  expect(read.split(', ').filter((name) => !readme.includes(`\`data-${name}\``))).toEqual([]);
  expect(fields.filter((field) => !readme.includes(`\`${field}\``) && !readme.includes(`"${field}":`))).toEqual([]);
});

it('names every attribute that held markup is read for', () => {
  const source = readFileSync('src/markup/blockMarkup.ts', 'utf8');
  const read = [...source.matchAll(/const \{ (.+) \} = original\.dataset/g)].flatMap(([, names = '']) =>
    [...names.matchAll(/(\w+)(?:: \w+)?(?: = '')?(?:, |$)/g)].map(([, name = '']) => name),
  );
  expect(read).toEqual(['consent', 'type', 'consent', 'consentSrc', 'consentProvider']);
  const readme = readFileSync('README.md', 'utf8');
  const attributes = read.map((name) => `data-${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`);
  expect(attributes.filter((name) => !new RegExp(`${name}[=\`"]`).test(readme))).toEqual([]);
});

it.each(runnable)('does what it says: $key', async ({ key, file }) => {
  expect.hasAssertions();
  const { prepare, prove } = proofs[key] ?? {};
  prepare?.();
  await prove?.(await import(/* @vite-ignore */ file));
});

it('the README names everything that can be imported', async () => {
  const entries = [
    await import('@sanierungsweg/consent'),
    await import('@sanierungsweg/consent/core'),
    await import('@sanierungsweg/consent/ui'),
    await import('@sanierungsweg/consent/google-consent-mode'),
    await import('@sanierungsweg/consent/element'),
    await import('@sanierungsweg/consent/html'),
    await import('@sanierungsweg/consent/markup'),
    await import('@sanierungsweg/consent/receipts'),
    await import('@sanierungsweg/consent/testing'),
  ];
  const names = entries.flatMap((entry) => Object.keys(entry));
  expect(names.length).toBeGreaterThan(15);
  const readme = readFileSync('README.md', 'utf8');
  expect(names.filter((name) => !readme.includes(name))).toEqual([]);
});

it('compares with a size that is still its own', async () => {
  const [, named = ''] = /^\| Size, JavaScript \+ CSS \| ([\d,]+) B/m.exec(readFileSync('README.md', 'utf8')) ?? [];
  const limits: { name: string; limit: string }[] = (await import('../.size-limit.mjs')).default;
  const allowed = (size: string) => Number.parseInt(limits.find(({ name }) => name === size)?.limit ?? '', 10);
  const sum = allowed('core, provider, hook, gate, interface and German texts') + allowed('styles');
  // Limits stand just above what is measured. Where one has moved, so has the size: renew the table (`compare`).
  expect(Math.abs(Number(named.replace(',', '')) / sum - 1)).toBeLessThan(0.05);
});
