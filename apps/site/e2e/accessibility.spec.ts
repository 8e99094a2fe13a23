import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, hydrated, refuseConsent, test } from './site';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Lines of what axe finds, or nothing. */
async function faultsOf(page: Page, state: string): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${state}: ${id}: ${String(node.target)}`));
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
    faults.push(...(await faultsOf(page, 'banner')));
    await banner.getByRole('button', { name: 'Einstellungen' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    faults.push(...(await faultsOf(page, 'dialog')));
    await page.keyboard.press('Escape');
    await banner.getByRole('button', { name: 'Nur notwendige Cookies' }).click();
    await page.locator('header').getByRole('button', { name: 'Was möchten Sie sanieren?' }).click();
    faults.push(...(await faultsOf(page, 'menu')));
    await page.setViewportSize(SIZES[1]);
    await page.goto('/heizung');
    await hydrated(page);
    await page.getByRole('button', { name: 'Menü öffnen' }).click();
    await page.locator('#menue').getByText('Was möchten Sie sanieren?').click();
    faults.push(...(await faultsOf(page, 'mobile menu')));
    expect(faults).toEqual([]);
  });
});
