import { expect, hydrated, refuseConsent, test } from './site';

test.describe('a screen that is turned', () => {
  test.use({ hasTouch: true });
  test.beforeEach(({ page }) => refuseConsent(page));

  test('keeps the open menu, which closes', async ({ page }) => {
    await page.setViewportSize({ width: 820, height: 1180 });
    await page.goto('/heizung');
    await hydrated(page);
    await page.getByRole('button', { name: 'Menü öffnen' }).tap();
    const menu = page.getByRole('dialog', { name: 'Menü' });
    await menu.getByText('Experten finden').tap();
    await page.setViewportSize({ width: 1180, height: 820 });
    // A dialog that is open and not seen would keep the page inert, and nobody could close it.
    await expect(menu).toBeInViewport();
    await expect(menu.getByRole('link', { name: 'Elektriker' })).toBeVisible();
    await menu.getByRole('button', { name: 'Menü schließen' }).tap();
    await expect(menu).toBeHidden();
    await page.locator('main').getByRole('link', { name: 'Startseite' }).tap();
    await page.waitForURL(({ pathname }) => pathname === '/');
  });

  test('leaves the search its results, also above the keyboard', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/heizung');
    await hydrated(page);
    await page.keyboard.press('/');
    const search = page.getByRole('dialog', { name: 'Suche' });
    await search.getByRole('searchbox').fill('wärmepumpe');
    const first = search.locator('li a').first();
    await expect(first).toBeVisible();
    // Browsers that make the window smaller for the keyboard leave about so much of it.
    await page.setViewportSize({ width: 844, height: 180 });
    await expect(first).toBeInViewport({ ratio: 1 });
  });

  test.describe('as phones are', () => {
    test.use({ isMobile: true });

    test('stays at its place of the page', async ({ page }) => {
      const [narrow, wide] = [390, 844];
      await page.setViewportSize({ width: narrow, height: wide });
      await page.goto('/impressum');
      const heading = page.getByRole('heading', { name: 'Unsere Rolle' });
      const top = () => heading.evaluate((element) => element.getBoundingClientRect().top);
      await heading.evaluate((element) => scrollBy({ top: element.getBoundingClientRect().top - 100 }));
      await expect.poll(top).toBeCloseTo(100, -1);
      for (const [width, height] of [
        [wide, narrow],
        [narrow, wide],
      ] as const) {
        await page.setViewportSize({ width, height });
        await expect.poll(() => page.evaluate(() => innerWidth)).toBe(width);
        // What a browser keeps at its place is the text at the upper edge, below the header.
        await expect.poll(top).toBeGreaterThan(0);
        await expect.poll(top).toBeLessThan(220);
      }
    });
  });
});
