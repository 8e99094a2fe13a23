import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { builtRoutes } from './routes';
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
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const size of SIZES) {
      test(`on any page, ${colorScheme}, ${size.width} px`, async ({ page }) => {
        test.setTimeout(600_000);
        await refuseConsent(page);
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.setViewportSize(size);
        const faults: string[] = [];
        for (const route of [...builtRoutes, '/gibt-es-nicht']) {
          await page.goto(route);
          await hydrated(page);
          faults.push(...(await faultsOf(page, route)));
        }
        expect(faults).toEqual([]);
      });
    }
  }

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

test.describe('reflow', () => {
  test('no page scrolls sideways at 320 × 256, with wide text spacing or with text at 200 %', async ({ page }) => {
    test.setTimeout(240_000);
    await refuseConsent(page);
    const wide: string[] = [];
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    for (const route of builtRoutes) {
      await page.setViewportSize({ width: 320, height: 256 });
      await page.goto(route);
      await hydrated(page);
      if ((await overflow()) > 0) wide.push(`${route} at 320 px`);
      await page.evaluate(() => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(
          '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-bottom: 2em !important }',
        );
        document.adoptedStyleSheets.push(sheet);
      });
      if ((await overflow()) > 0) wide.push(`${route} at 320 px with text spacing`);
      await page.setViewportSize({ width: 640, height: 512 });
      await page.evaluate(() => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(':root { font-size: 200% !important }');
        document.adoptedStyleSheets = [sheet];
      });
      if ((await overflow()) > 0) wide.push(`${route} with text at 200 %`);
    }
    expect(wide).toEqual([]);
  });
});
