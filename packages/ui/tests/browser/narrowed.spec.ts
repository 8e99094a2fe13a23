import type { Page } from '@playwright/test';
import { expect, focused, test } from './test';

const NARROW = { width: 390, height: 800 };
const WIDE = { width: 1280, height: 800 };

/** As a site's own sheet says it, for a header that shows either the menus of wide windows or that of narrow ones. */
const hide = (page: Page, what: 'nav.rows' | '.bar > :not(nav)', where: 'max-width' | 'min-width') =>
  page.evaluate((rule) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rule);
    document.adoptedStyleSheets.push(sheet);
  }, `@media (${where}: 60rem) { ${what} { display: none } }`);

for (const how of ['hydrate', 'attach'] as const) {
  test.describe(`a window that changes its width, after ${how}`, () => {
    test('closes a menu whose button it hides', async ({ page }) => {
      await page.setViewportSize(WIDE);
      await page.goto('/menus?wait');
      await page.evaluate((name) => window[name](), how);
      await hide(page, 'nav.rows', 'max-width');
      const button = page.locator('[popovertarget=services]');
      await button.press('Enter');
      await page.keyboard.press('Tab');
      await expect(focused(page)).toHaveText('Service One');
      // Told a moment after it has opened: until then “false” is what was there before.
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await page.setViewportSize(NARROW);
      await expect(button).toHaveAttribute('aria-expanded', 'false');
      await page.setViewportSize(WIDE);
      await expect(button).toBeVisible();
      await expect(page.locator('#services')).toBeHidden();
    });

    test('keeps a menu whose button stays, and its focus', async ({ page }) => {
      await page.setViewportSize(WIDE);
      await page.goto('/menus?wait');
      await page.evaluate((name) => window[name](), how);
      await page.locator('[popovertarget=services]').press('Enter');
      await page.keyboard.press('Tab');
      await page.setViewportSize(NARROW);
      await page.evaluate(() => new Promise(requestAnimationFrame));
      await expect(focused(page)).toHaveText('Service One');
      await expect(page.locator('#services')).toBeVisible();
    });

    test('closes the mobile menu that it hides, for the page behind would stay inert', async ({ page }) => {
      await page.setViewportSize(NARROW);
      await page.goto('/menus?wait');
      await page.evaluate((name) => window[name](), how);
      await hide(page, '.bar > :not(nav)', 'min-width');
      await page.getByRole('button', { name: 'Open menu' }).click();
      await expect(page.locator('#menu')).toBeVisible();
      await page.setViewportSize(WIDE);
      await page.getByRole('link', { name: 'a link', exact: true }).click();
      await expect(page).toHaveURL(/#elsewhere$/);
      await page.setViewportSize(NARROW);
      await expect(page.getByRole('button', { name: 'Open menu' })).toHaveAttribute('aria-expanded', 'false');
      await expect(page.locator('#menu')).toBeHidden();
    });
  });
}
