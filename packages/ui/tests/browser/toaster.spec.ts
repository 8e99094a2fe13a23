import { expect, expectAccessible, test } from './test';

// The page shows toasts for 1.5 s. The first tests show that they go by themselves, the rest that they then do not.

test.beforeEach(async ({ page }) => {
  await page.goto('/toaster');
});

test('has its region, named, before the first message', async ({ page }) => {
  await expect(page.getByRole('region', { name: 'Notifications alt+T' })).toHaveAttribute('aria-live', 'polite');
  await expectAccessible(page);
});

test('adds no style element and takes its rules from our layer', async ({ page }) => {
  await page.getByRole('button', { name: 'Success' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  expect(await page.locator('style').count()).toBe(0);
  const rules = await page.evaluate(() =>
    document.adoptedStyleSheets.map((sheet) => [...sheet.cssRules].map((rule) => (rule as CSSLayerBlockRule).name)),
  );
  expect(rules).toEqual([['ui.components']]);
  await expect(page.locator('[data-sonner-toaster]')).toHaveCSS('position', 'fixed');
  // Held by the pointer: a toast that fades has no contrast to measure.
  await page.getByText('Saved', { exact: true }).hover();
  await expect(page.locator('[data-sonner-toast]').first()).toHaveCSS('opacity', '1');
  await expectAccessible(page);
});

test('goes by itself', async ({ page }) => {
  await page.getByRole('button', { name: 'Plain' }).click();
  await page.mouse.move(5, 5);
  await expect(page.getByText('Address copied')).toBeVisible();
  await expect(page.getByText('Address copied')).toHaveCount(0, { timeout: 5000 });
});

test('stays while the pointer is on it', async ({ page }) => {
  await page.getByRole('button', { name: 'Plain' }).click();
  await page.getByText('Address copied').hover();
  await page.waitForTimeout(2500);
  await expect(page.getByText('Address copied')).toBeVisible();
  await page.mouse.move(5, 5);
  await expect(page.getByText('Address copied')).toHaveCount(0, { timeout: 5000 });
});

test('stays while the keyboard is in it', async ({ page }) => {
  await page.getByRole('button', { name: 'Plain' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Close' }).focus();
  await page.waitForTimeout(2500);
  await expect(page.getByText('Address copied')).toBeVisible();
  await page.getByRole('button', { name: 'Plain' }).focus();
  await expect(page.getByText('Address copied')).toHaveCount(0, { timeout: 5000 });
});

test('stays while the tab is hidden', async ({ page }) => {
  await page.getByRole('button', { name: 'Plain' }).click();
  await page.mouse.move(5, 5);
  const turn = (hidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { configurable: true, value });
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);
  await turn(true);
  await page.waitForTimeout(2500);
  await expect(page.getByText('Address copied')).toBeVisible();
  await turn(false);
  await expect(page.getByText('Address copied')).toHaveCount(0, { timeout: 5000 });
});

test('takes focus by Alt+T and gives it back by Esc', async ({ page }) => {
  const button = page.getByRole('button', { name: 'Error' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Not saved')).toBeVisible();
  await page.keyboard.press('Alt+KeyT');
  await expect(page.locator('[data-sonner-toaster]')).toBeFocused();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('Not saved')).toHaveCount(0);
});

test('follows the theme of the page, and the system without one', async ({ page }) => {
  await page.getByRole('button', { name: 'Error' }).click();
  const list = page.locator('[data-sonner-toaster]');
  const theme = (value: string | null) =>
    page.evaluate((name) => {
      if (name) document.documentElement.dataset.theme = name;
      else delete document.documentElement.dataset.theme;
    }, value);
  await theme('dark');
  await expect(list).toHaveAttribute('data-sonner-theme', 'dark');
  await theme('light');
  await expect(list).toHaveAttribute('data-sonner-theme', 'light');
  await theme(null);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(list).toHaveAttribute('data-sonner-theme', 'dark');
});
