import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { PROVIDER_PORT } from './server/ports';

const PROVIDER = `http://127.0.0.1:${PROVIDER_PORT}`;

interface Watched {
  /** Everything the browser complained about: console, errors, refused by the policy. Must stay empty. */
  complaints: string[];
  /** Addresses requested from the third party, without its origin. */
  provider: string[];
}

async function watch(context: BrowserContext): Promise<Watched> {
  const watched: Watched = { complaints: [], provider: [] };
  context.on('console', (message) => watched.complaints.push(message.text()));
  context.on('weberror', (error) => watched.complaints.push(String(error.error())));
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (url.origin === PROVIDER) watched.provider.push(url.pathname);
    else if (url.hostname !== '127.0.0.1') watched.complaints.push(`Request to ${request.url()}`);
  });
  return watched;
}

/** A test that fails on any console output, error, refused inline style or script, or hydration repair. */
export const test = base.extend<{ watched: Watched }>({
  watched: [
    async ({ context, page }, use) => {
      const watched = await watch(context);
      await use(watched);
      expect(watched.complaints).toEqual([]);
      if (page.url().startsWith('http')) {
        expect(await page.evaluate(() => (window as { recoverable?: unknown[] }).recoverable ?? [])).toEqual([]);
      }
    },
    { auto: true },
  ],
});

export { expect };

export const banner = (page: Page) => page.getByRole('region', { name: 'Ihre Einwilligung' });
export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Cookie-Einstellungen' });
export const footerButton = (page: Page) => page.getByRole('contentinfo').getByRole('button');
export const inBanner = (page: Page, name: string) => banner(page).getByRole('button', { name, exact: true });
export const inDialog = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true });

/** Waits until nothing fades any more: on a busy machine that begins late. */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  });

/** A script of the third party that answers when the test says so: gives what lets it answer. */
export async function holdBack(page: Page, file: string): Promise<() => void> {
  let answer = () => {};
  const told = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(`${PROVIDER}/${file}*`, async (route) => {
    await told;
    await route.fulfill({ contentType: 'text/javascript', body: `window.ran = [${JSON.stringify(file)}];` });
  });
  return () => answer();
}

/** The decision as the browser holds it, null without one. */
export const stored = (page: Page) => page.evaluate(() => localStorage.getItem('cookie-consent'));

/** Opens a page whose visitor has decided before. */
export async function openDecided(page: Page, path: string, functional: boolean, marketing: boolean) {
  const value = JSON.stringify({ necessary: true, functional, marketing });
  await page.addInitScript((text) => {
    if (localStorage.getItem('cookie-consent') === null) localStorage.setItem('cookie-consent', text);
  }, value);
  await page.goto(path);
}

/** Gives the page of `path` a style sheet of its site's own, before that of the package. */
export async function withSheet(page: Page, path: string, css: string) {
  await page.route('**/site.css', (route) => route.fulfill({ contentType: 'text/css', body: css }));
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('<title>', '<link rel="stylesheet" href="/site.css"><title>');
    await route.fulfill({ response, body });
  });
}
