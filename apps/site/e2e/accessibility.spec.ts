import type { Page } from '@playwright/test';
import { findFaults, loadAxe } from './axe';
import { expect, hydrated, refuseConsent, test } from './site';

// What every page owes its visitors as it comes stands in everyPage.spec.ts; this is what opens on them.

async function faultsOf(page: Page, state: string): Promise<string[]> {
  await loadAxe(page);
  return findFaults(page, state);
}

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const;

test.describe('axe finds nothing', () => {
  test('with menus, dialog and banner open', async ({ page }) => {
    test.setTimeout(180_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const faults: string[] = [];
    await page.setViewportSize(SIZES[0]);
    await page.goto('/heizung');
    await hydrated(page);
    const banner = page.getByRole('region', { name: 'Ihre Einwilligung' });
    await expect(banner).toBeVisible();
    // It fades in.
    await expect(banner).toHaveCSS('opacity', '1');
    faults.push(...(await faultsOf(page, 'banner')));
    await banner.getByRole('button', { name: 'Einstellungen' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    faults.push(...(await faultsOf(page, 'dialog')));
    await page.keyboard.press('Escape');
    await banner.getByRole('button', { name: 'Nur notwendige Cookies' }).click();
    await page.locator('header').getByRole('button', { name: 'Was möchten Sie sanieren?' }).click();
    await expect(page.locator('#menue-sanieren')).toBeVisible();
    faults.push(...(await faultsOf(page, 'menu')));
    await page.setViewportSize(SIZES[1]);
    await page.goto('/heizung');
    await hydrated(page);
    await page.getByRole('button', { name: 'Menü öffnen' }).click();
    await page.locator('#menue').getByText('Was möchten Sie sanieren?').click();
    await expect(page.locator('#menue').getByRole('link', { name: 'Heizung', exact: true })).toBeVisible();
    faults.push(...(await faultsOf(page, 'mobile menu')));
    expect(faults).toEqual([]);
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`with a question, an explained term, a message or wrong answers on show, ${colorScheme}`, async ({ page }) => {
      test.setTimeout(180_000);
      await refuseConsent(page);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const faults: string[] = [];
      await page.goto('/waermepumpe-kosten');
      await hydrated(page);
      await page.locator('#fragen summary').first().click();
      await page.locator('main a[href^="#begriff-"]').first().hover();
      await expect(page.locator('#begriff-hinweis')).toBeVisible();
      faults.push(...(await faultsOf(page, 'question and term')));

      const form = page.locator('main .lead-widget form');
      await form.scrollIntoViewIfNeeded();
      await form.getByRole('button', { name: 'Weiter' }).click();
      await expect(form.getByRole('alert')).toBeVisible();
      faults.push(...(await faultsOf(page, 'wrong answers')));

      await page.goto('/cookie-einstellungen');
      await hydrated(page);
      await page.locator('main').getByRole('button', { name: 'Einstellungen speichern' }).click();
      await expect(page.getByRole('region', { name: /Notifications/ }).getByRole('listitem')).toBeVisible();
      faults.push(...(await faultsOf(page, 'message')));
      expect(faults).toEqual([]);
    });
  }
});

test.describe('axe finds nothing with the provider down', () => {
  test.use({ tolerate: true });

  test('in the message that takes the place of the form', async ({ page }) => {
    await refuseConsent(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.route('**/js/hub.js*', (route) => route.abort('blockedbyclient'));
    await page.goto('/umzug');
    await hydrated(page);
    const place = page.locator('main .lead-widget');
    await place.scrollIntoViewIfNeeded();
    await expect(place).toHaveAttribute('data-status', 'failed', { timeout: 20_000 });
    const faults: string[] = [];
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      faults.push(...(await faultsOf(page, `no form, ${colorScheme}`)));
    }
    expect(faults).toEqual([]);
  });
});
