import { expect, test } from '@playwright/test';
import { decision, parts, watch } from '../../openPortal.mjs';

const ran = (page) => page.evaluate(() => globalThis.ran ?? []);

export function checks(_portal, site) {
  test('asks, blocks and shows by one script tag, under a strict policy, and withdraws with one click', async ({
    page,
  }) => {
    const origin = await site.open();
    const settle = await watch(page, origin);
    const { banner, settings } = parts(page);
    const picture = page.getByRole('img', { name: 'Karte' });
    await page.goto(origin);
    await expect(banner).toBeVisible();
    await expect(picture).toBeHidden();
    await banner.getByRole('button', { name: 'Nur notwendige Cookies' }).click();
    await expect(banner).toBeHidden();
    expect(await decision(page)).toBe(
      '{"necessary":true,"functional":false,"statistik":false,"matomo":false,"marketing":false}',
    );
    expect(await ran(page)).toEqual([]);

    await settings.click();
    const dialog = page.getByRole('dialog', { name: 'Cookie-Einstellungen' });
    await dialog.getByRole('switch', { name: 'Statistik' }).check();
    await expect(dialog.getByRole('switch', { name: 'Matomo' })).toBeChecked();
    await dialog.getByRole('switch', { name: 'Funktional' }).check();
    await dialog.getByRole('button', { name: 'Einstellungen speichern' }).click();
    await expect(picture).toBeVisible();
    await expect.poll(() => ran(page)).toEqual(['first', 'inline']);

    await page.reload();
    await expect.poll(() => ran(page)).toEqual(['first', 'inline']);
    await page.evaluate(() => {
      document.cookie = '_pk_id=1;path=/';
    });
    await page.getByRole('button', { name: 'Alles widerrufen' }).click();
    await expect(picture).toBeHidden();
    await expect.poll(() => page.evaluate(() => document.cookie)).toBe('');
    expect(await page.evaluate(() => globalThis.Consent.has('matomo'))).toBe(false);
    settle();
  });
}
