import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from '@playwright/test';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { CHROMIUM_ARGS, findBrowser } from '../../../tooling/browser.mjs';
import { serveStorybook } from '../pictures/storybook.mjs';

// A story within Storybook, with its toolbar and sidebar around, as designers have it before them.

let browser: Browser;
let page: Page;
let served: Awaited<ReturnType<typeof serveStorybook>>;

beforeAll(async () => {
  served = await serveStorybook(fileURLToPath(new URL('../storybook-static', import.meta.url)));
  browser = await chromium.launch({ executablePath: findBrowser() ?? undefined, args: CHROMIUM_ARGS });
});

beforeEach(async () => {
  await page?.close();
  page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
});

afterAll(async () => {
  await browser.close();
  await served.close();
});

const canvas = () => page.frameLocator('#storybook-preview-iframe');

const reload = () => page.getByRole('button', { name: 'Ansicht neu laden' });

/** A control of the canvas that has the keyboard, in a Storybook whose shortcuts are ready. */
async function enter(path: string, selector: string) {
  await page.goto(`${served.url}/?path=${path}`);
  await reload().waitFor();
  const control = canvas().locator(selector).first();
  await control.focus();
  return control;
}

/** Waits until Storybook has answered all keys so far: the last of them, pressed at no control, bring its panel back. */
async function answered(): Promise<void> {
  const panel = page.locator('#storybook-panel-root');
  await canvas()
    .locator(':focus')
    .evaluate((control) => (control as HTMLElement).blur());
  await page.keyboard.press('Alt+a');
  await panel.waitFor({ state: 'hidden' });
  await page.keyboard.press('Alt+a');
  await panel.waitFor();
}

it('a key that the toaster answers leaves the toolbar where it is', async () => {
  const button = await enter('/story/bausteine-meldungen-toaster--bereit', '#storybook-root button');
  await button.press('Enter');
  await canvas().locator('[data-sonner-toast]').waitFor();
  await page.keyboard.press('Alt+t');
  await expect.poll(() => canvas().locator('[data-sonner-toaster]:focus').count()).toBe(1);
  await page.keyboard.press('Escape');
  await expect.poll(() => button.evaluate((each) => each.matches(':focus'))).toBe(true);
  await answered();
  expect(await reload().isVisible()).toBe(true);
});

it('keys of a list of choices neither leave it nor its story', async () => {
  const path = '/story/bausteine-auswahlliste-select--standard';
  const select = await enter(path, '#storybook-root select');
  await page.keyboard.press('1');
  await page.keyboard.press('Alt+ArrowDown');
  await page.keyboard.press('Escape');
  expect(await select.evaluate((each) => each.matches(':focus'))).toBe(true);
  await answered();
  expect(page.url()).toContain(path);
});

it('a page of the documentation follows the device while the toolbar says “System”', async () => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(`${served.url}/iframe.html?viewMode=docs&globals=theme:system&id=bausteine-dialog--anleitung`);
  const root = page.locator('html');
  const themes = () =>
    page
      .locator('.sbdocs iframe')
      .evaluateAll((frames) =>
        frames.map((frame) => (frame as HTMLIFrameElement).contentDocument?.documentElement.dataset.theme),
      );
  await page.locator('.sbdocs iframe').first().waitFor();
  await expect.poll(() => root.getAttribute('data-theme')).toBe('dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => root.getAttribute('data-theme')).toBe('light');
  expect(await themes()).not.toContain('dark');
});
