import type { Page } from '@playwright/test';
import { contrast } from './contrast';
import { expect, expectAccessible, test } from './test';

// The page shows toasts for 1.5 s. The first tests show that they go by themselves, the rest that they then do not.

test.beforeEach(async ({ page }) => {
  await page.clock.install({ time: 0 });
  await page.goto('/toaster');
  // From here on time passes only where a test says so: no toast goes before a busy machine has come to it.
  await page.clock.pauseAt(600_000);
});

/** Lets time pass. After each step React has rendered: it does so in messages to itself, which a busy machine puts off. */
async function pass(page: Page, ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += 100) {
    await page.clock.runFor(100);
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', () => resolve(undefined));
          port1.start();
          port2.postMessage(undefined);
        }),
    );
  }
}

/** Shows a toast by its button. */
async function show(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name }).press('Enter');
  await pass(page, 200);
}

const toast = (page: Page) => page.locator('[data-sonner-toast]');

test('has its region, named, before the first message', async ({ page }) => {
  await expect(page.getByRole('region', { name: 'Notifications alt+T' })).toHaveAttribute('aria-live', 'polite');
  await page.clock.resume();
  await expectAccessible(page);
});

test('adds no style element and takes its rules from our layer', async ({ page }) => {
  await show(page, 'Success');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  expect(await page.locator('style').count()).toBe(0);
  const rules = await page.evaluate(() =>
    document.adoptedStyleSheets.map((sheet) => [...sheet.cssRules].map((rule) => (rule as CSSLayerBlockRule).name)),
  );
  expect(rules).toEqual([['ui.components']]);
  await expect(page.locator('[data-sonner-toaster]')).toHaveCSS('position', 'fixed');
  // Held by the pointer: a toast that fades has no contrast to measure.
  await page.getByText('Saved', { exact: true }).hover();
  await expect(toast(page)).toHaveAttribute('data-expanded', 'true');
  await expect(toast(page)).toHaveCSS('opacity', '1');
  await page.clock.resume();
  await expectAccessible(page);
});

test('goes by itself', async ({ page }) => {
  await show(page, 'Plain');
  await pass(page, 1000);
  await expect(page.getByText('Address copied')).toBeVisible();
  await pass(page, 1000);
  await expect(page.getByText('Address copied')).toHaveCount(0);
});

test('stays while the pointer is on it', async ({ page }) => {
  await show(page, 'Plain');
  await page.getByText('Address copied').hover();
  await expect(toast(page)).toHaveAttribute('data-expanded', 'true');
  await pass(page, 2500);
  await expect(page.getByText('Address copied')).toBeVisible();
  await page.mouse.move(5, 5);
  await expect(toast(page)).toHaveAttribute('data-expanded', 'false');
  await pass(page, 2500);
  await expect(page.getByText('Address copied')).toHaveCount(0);
});

test('stays while the keyboard is in it', async ({ page }) => {
  await show(page, 'Plain');
  await page.getByRole('button', { name: 'Close' }).focus();
  await expect(toast(page)).toHaveAttribute('data-expanded', 'true');
  await pass(page, 2500);
  await expect(page.getByText('Address copied')).toBeVisible();
  await page.getByRole('button', { name: 'Plain' }).focus();
  await expect(toast(page)).toHaveAttribute('data-expanded', 'false');
  await pass(page, 2500);
  await expect(page.getByText('Address copied')).toHaveCount(0);
});

test('stays while the tab is hidden', async ({ page }) => {
  await show(page, 'Plain');
  const turn = (hidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { configurable: true, value });
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);
  await turn(true);
  await pass(page, 2500);
  await expect(page.getByText('Address copied')).toBeVisible();
  await turn(false);
  await pass(page, 2500);
  await expect(page.getByText('Address copied')).toHaveCount(0);
});

test('takes focus by Alt+T and gives it back by its last close button', async ({ page }) => {
  await show(page, 'Error');
  await expect(page.getByText('Not saved')).toBeVisible();
  await page.keyboard.press('Alt+KeyT');
  await expect(page.locator('[data-sonner-toaster]')).toBeFocused();
  await page.getByRole('button', { name: 'Close' }).press('Enter');
  await pass(page, 500);
  await expect(page.getByText('Not saved')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Error' })).toBeFocused();
});

for (const [where, tabs] of [
  ['the list', 0],
  ['a toast', 1],
  ['a button of a toast', 2],
] as const)
  test(`gives focus back by Esc from ${where}, and goes from then on`, async ({ page }) => {
    await show(page, 'Plain');
    await page.keyboard.press('Alt+KeyT');
    for (let tab = 0; tab < tabs; tab++) await page.keyboard.press('Tab');
    await expect(page.locator('[data-sonner-toaster]:focus-within')).toHaveCount(1);
    await pass(page, 2500);
    await expect(page.getByText('Address copied')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Plain' })).toBeFocused();
    await pass(page, 2500);
    await expect(page.getByText('Address copied')).toHaveCount(0);
  });

test('lets Tab and a click go on from a toast to where they lead', async ({ page }) => {
  await show(page, 'Plain');
  await page.keyboard.press('Alt+KeyT');
  await expect(page.locator('[data-sonner-toaster]')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  // Not back to “Plain”, where the keyboard came from.
  await expect(page.getByRole('button', { name: 'Error' })).toBeFocused();
  await page.keyboard.press('Alt+KeyT');
  await expect(page.locator('[data-sonner-toaster]')).toBeFocused();
  await page.getByRole('button', { name: 'Success' }).click();
  await expect(page.getByRole('button', { name: 'Success' })).toBeFocused();
});

test('follows the theme of the page, and the system without one', async ({ page }) => {
  await show(page, 'Error');
  const list = page.locator('[data-sonner-toaster]');
  const theme = (value: string | null) =>
    page.evaluate((name) => {
      if (name) document.documentElement.dataset.theme = name;
      else delete document.documentElement.dataset.theme;
    }, value);
  await theme('dark');
  await expect(list).toHaveAttribute('data-sonner-theme', 'dark');
  await show(page, 'Loading');
  const colors = await page
    .locator('.sonner-loading-bar')
    .first()
    .evaluate((bar) =>
      [bar, bar.closest('[data-sonner-toast]')!].map((element) => getComputedStyle(element).backgroundColor),
    );
  expect(contrast(colors[0] ?? '', colors[1] ?? ''), 'what turns while something loads').toBeGreaterThan(3);
  await theme('light');
  await expect(list).toHaveAttribute('data-sonner-theme', 'light');
  await theme(null);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(list).toHaveAttribute('data-sonner-theme', 'dark');
});
