import { expect, test } from '@playwright/test';
import { decision, parts, watch } from '../../openPortal.mjs';

export function checks(_portal, site) {
  test('asks in one island, opens the dialog from another, and map and form follow', async ({ page }) => {
    const origin = await site.open();
    const settle = await watch(page, origin);
    const { banner, settings, form } = parts(page);
    await page.goto(origin);
    await expect(page.getByText('Karte ausgeblendet')).toBeVisible();
    await banner.getByRole('button', { name: 'Nur notwendige Cookies' }).click();
    await expect(page.getByRole('button', { name: 'Einmal laden' })).toBeVisible();
    await expect(banner).toBeHidden();
    const dialog = page.getByRole('dialog', { name: 'Cookie-Einstellungen' });
    // The island that holds the button starts only once it is in view.
    await expect(async () => {
      await settings.click();
      await expect(dialog).toBeVisible({ timeout: 500 });
    }).toPass();
    await dialog.getByRole('switch', { name: 'Funktional' }).check();
    await dialog.getByRole('button', { name: 'Einstellungen speichern' }).click();
    await expect(dialog).toBeHidden();
    await expect(settings).toBeFocused();
    await expect(page.getByText('Karte eingeblendet')).toBeVisible();
    await expect(form).toBeVisible();
    await page.reload();
    await expect(page.getByText('Karte eingeblendet')).toBeVisible();
    await expect(banner).toBeHidden();
    expect(await decision(page)).toBe('{"necessary":true,"functional":true,"marketing":false}');
    settle();
  });
}
