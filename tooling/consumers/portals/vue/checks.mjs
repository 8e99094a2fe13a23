import { expect, test } from '@playwright/test';
import { decision, parts, watch } from '../../openPortal.mjs';

export function checks(_portal, site) {
  test('asks by the elements, and the components and the form follow the decision', async ({ page }) => {
    const origin = await site.open();
    const settle = await watch(page, origin);
    const { banner, settings, form } = parts(page);
    await page.goto(origin);
    await banner.getByRole('button', { name: 'Nur notwendige Cookies' }).click();
    await expect(banner).toBeHidden();
    await expect(page.getByText('Karte ausgeblendet')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Einmal laden' })).toBeVisible();
    await settings.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Alle akzeptieren' }).click();
    await expect(page.getByText('Karte eingeblendet')).toBeVisible();
    await expect(form).toBeVisible();
    await page.reload();
    await expect(page.getByText('Karte eingeblendet')).toBeVisible();
    await expect(banner).toBeHidden();
    await expect(form).toBeVisible();
    expect(await decision(page)).toBe('{"necessary":true,"functional":true,"marketing":true}');
    settle();
  });
}
