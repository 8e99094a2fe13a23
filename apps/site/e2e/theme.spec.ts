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
});
