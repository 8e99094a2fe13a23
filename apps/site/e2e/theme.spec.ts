import { expect, hydrated, refuseConsent, test } from './site';

test.beforeEach(({ page }) => refuseConsent(page));

test.describe('theme', () => {
  test('follows the device, remembers a choice, and shows it before the first paint', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/heizung');
    const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    await hydrated(page);
    const dark = await background();
    await page.getByRole('radio', { name: 'Hell' }).check();
    const light = await background();
    expect(light).not.toBe(dark);
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light');
    await page.reload({ waitUntil: 'commit' });
    await page.waitForSelector('footer');
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('light');
    await hydrated(page);
    await page.getByRole('radio', { name: 'Wie das Gerät' }).check();
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull();
    expect(await background()).toBe(dark);
  });

  test('follows a choice made in another tab', async ({ page, context }) => {
    await page.goto('/heizung');
    await hydrated(page);
    const other = await context.newPage();
    await other.goto('/foerderungen');
    await hydrated(other);
    for (const [name, theme] of [
      ['Dunkel', 'dark'],
      ['Hell', 'light'],
      ['Wie das Gerät', undefined],
    ] as const) {
      await other.getByRole('radio', { name }).check();
      await expect.poll(() => page.evaluate(() => document.documentElement.dataset.theme)).toBe(theme);
      await expect(page.getByRole('radio', { name })).toBeChecked();
    }
  });
});
