import { untilNextPage } from '../measures/interactions.mjs';
import { expect, hydrated, refuseConsent, test } from './site';

test('the next page is measured, too, where its code comes too late and the click becomes a load', async ({ page }) => {
  await refuseConsent(page);
  await page.goto('/');
  await hydrated(page);
  const link = page.locator('footer').getByRole('link', { name: 'Energietrends', exact: true });
  await link.scrollIntoViewIfNeeded();
  await page.evaluate(() => Object.assign(globalThis, { isFirst: true }));
  // However long the site holds a click: what follows it does not come before the page has been left.
  const left = page.waitForEvent('framenavigated');
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await left;
    await route.continue().catch(() => {});
  });
  expect(await untilNextPage(page, () => link.click())).toBeGreaterThan(0);
  await expect(page).toHaveURL('/energietrends');
  expect(await page.evaluate(() => 'isFirst' in globalThis)).toBe(false);
});
