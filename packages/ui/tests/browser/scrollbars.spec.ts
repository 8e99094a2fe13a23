import { playwrightDefaults } from '../../../../tooling/playwright.mjs';
import { expect, test } from './test';

// Scrollbars that take room, as on Windows: other tests draw none.
test.use({
  launchOptions: { ...playwrightDefaults('browser').use?.launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] },
});

for (const [address, opener] of [
  ['/dialog', 'Open the dialog'],
  ['/menus', 'Open menu'],
] as const) {
  test(`the page behind does not move (${address})`, async ({ page }) => {
    await page.goto(address);
    const width = () => page.locator('main').evaluate(({ clientWidth }) => clientWidth);
    const before = await width();
    expect(before, 'the scrollbar takes room').toBeLessThan(page.viewportSize()?.width ?? 0);
    await page.getByRole('button', { name: opener }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await width()).toBe(before);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await width()).toBe(before);
  });
}
