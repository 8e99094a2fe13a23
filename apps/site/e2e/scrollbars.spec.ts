import { playwrightDefaults } from '../../../tooling/playwright.mjs';
import { expect, hydrated, refuseConsent, test } from './site';

// Scrollbars that take room, as on Windows: other tests draw none.
test.use({
  launchOptions: { ...playwrightDefaults('e2e').use?.launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] },
  viewport: { width: 700, height: 800 },
});

test('nothing moves where menu or search hold the page behind them', async ({ page }) => {
  await refuseConsent(page);
  await page.goto('/heizung');
  await hydrated(page);
  const width = () => page.locator('main').evaluate(({ clientWidth }) => clientWidth);
  const before = await width();
  expect(before, 'the scrollbar takes room').toBeLessThan(700);

  for (const [opener, name] of [
    [page.getByRole('button', { name: 'Menü öffnen' }), 'Menü'],
    [page.getByRole('banner').getByRole('link', { name: 'Suchen' }), 'Suche'],
  ] as const) {
    await opener.click();
    await expect(page.getByRole('dialog', { name })).toBeVisible();
    expect(await width(), name).toBe(before);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name })).toBeHidden();
  }
});
