import { expect, test } from '@playwright/test';
import { decision, parts, watch } from '../../openPortal.mjs';

export function checks(_portal, site) {
  test('asks by the elements, and the components follow the decision', async ({ page }) => {
    const origin = await site.open();
    const settle = await watch(page, origin);
    const { banner, settings } = parts(page);
    await page.goto(origin);
    await banner.getByRole('button', { name: 'Nur notwendige Cookies' }).click();
    await expect(banner).toBeHidden();
    await expect(page.getByText('Karte ausgeblendet')).toBeVisible();
    await settings.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Alle akzeptieren' }).click();
    await expect(page.getByText('Karte eingeblendet')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Karte eingeblendet')).toBeVisible();
    await expect(banner).toBeHidden();
    expect(await decision(page)).toBe('{"necessary":true,"functional":true,"marketing":true}');
    settle();
  });
}
