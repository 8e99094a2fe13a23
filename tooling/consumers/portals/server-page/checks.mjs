import { expect, test } from '@playwright/test';
import { watch } from '../../openPortal.mjs';

export function checks(_portal, site) {
  test('takes over the container that the server has drawn, under a strict policy', async ({ page }) => {
    const origin = await site.open();
    const settle = await watch(page, origin);
    await page.goto(origin);
    const place = page.getByRole('group', { name: 'Anfrage' });
    await expect(place).toHaveAttribute('data-status', 'ready');
    await expect(place.locator('[data-plz="04109"] form')).toHaveCount(1);
    // The postcode is known, so one step less.
    await expect(place.getByText('Schritt 1 von 5')).toBeVisible();
    await expect(page.getByRole('link', { name: '030 1234567' })).toBeHidden();
    const told = await page.evaluate(() => globalThis.told);
    // A hub that renders at once goes straight from loading to ready.
    expect(told.filter((status) => status !== 'loaded')).toEqual(['waiting-visible', 'loading', 'ready']);
    settle();
  });

  test('says what is wrong and offers the way on where there is no script', async ({ page }) => {
    const origin = await site.open();
    await page.route('**/hub.js*', (route) => route.abort('blockedbyclient'));
    await page.clock.install();
    await page.goto(origin);
    await page.clock.runFor(10_000);
    const place = page.getByRole('group', { name: 'Anfrage' });
    await expect(place).toHaveAttribute('data-status', 'failed');
    await expect(place.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible();
    await expect(place.getByRole('link', { name: '030 1234567' })).toBeVisible();
  });
}
