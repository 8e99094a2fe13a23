import { playwrightDefaults } from '../../../../tooling/playwright.mjs';
import { dialog, expect, inBanner, test } from './test';

// Scrollbars that take room, as on Windows: other tests draw none.
test.use({
  launchOptions: { ...playwrightDefaults('browser').use?.launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] },
});

test('a press on the scrollbar of the dialog scrolls it, and is none beside it', async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 420 });
  await page.goto('/');
  await inBanner(page, 'Einstellungen').click();
  const { x, y, width, height } = (await dialog(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  // The handle is at the top, below the rounded corner.
  await page.mouse.move(x + width - 8, y + 40);
  await page.mouse.down();
  await page.mouse.move(x + width - 8, y + height - 40, { steps: 4 });
  await page.mouse.up();
  await expect(dialog(page)).toBeVisible();
  const scrolled = () => page.locator('.dpc-sheet').evaluate(({ scrollTop }) => scrollTop);
  await expect.poll(scrolled).toBeGreaterThan(100);
  await page.mouse.click(x + width + 20, y + 40);
  await expect(dialog(page)).toHaveCount(0);
});
