import { expect, test } from '@playwright/test';
import { parts, watch } from '../../openPortal.mjs';

export function checks(_portal, site) {
  test('brings the form on the second visit, too, within the same document', async ({ page }) => {
    const origin = await site.open();
    const settle = await watch(page, origin);
    const { accept, form } = parts(page);
    await page.goto(origin);
    await accept.click();
    await expect(form).toBeVisible();
    await page.evaluate(() => {
      globalThis.sameDocument = true;
    });
    await page.getByRole('link', { name: 'Datenschutz', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Datenschutz' })).toBeVisible();
    await page.goBack();
    await expect(form).toBeVisible();
    expect(await page.evaluate(() => globalThis.sameDocument)).toBe(true);
    settle();
  });
}
