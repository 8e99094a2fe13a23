import type { Page } from '@playwright/test';
import { expect, hydrated, refuseConsent, test } from './site';

// As in browsers that know no popovers: Chrome before 114, Firefox before 125, Safari before 17. Their word for it is
// another one in all that is served, so that this browser knows none either.

const UNKNOWN = 'unheardof';

async function forgetPopovers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ['showPopover', 'hidePopover', 'togglePopover'])
      Reflect.deleteProperty(HTMLElement.prototype, name);
  });
  await page.route('**/*', async (route) => {
    const response = await route.fetch({ url: route.request().url().replaceAll(UNKNOWN, 'popover') });
    if (!/html|javascript|css|json/.test(response.headers()['content-type'] ?? '')) return route.fulfill({ response });
    await route.fulfill({ response, body: (await response.text()).replaceAll('popover', UNKNOWN) });
  });
}

/** Which of what opens on demand is there to see. */
const shown = (page: Page) =>
  page.evaluate(
    (attribute) =>
      [...document.querySelectorAll(`[${attribute}]`)].filter((element) => element.checkVisibility()).length,
    UNKNOWN,
  );

// What it changes of the page has no hash in the policy.
test.use({ bypassCSP: true });
test.beforeEach(async ({ page }) => {
  await forgetPopovers(page);
  await refuseConsent(page);
});

test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

/** Opens the page and waits until what stands in for popovers is there. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
  await page.waitForFunction(() => 'showPopover' in document.body);
  expect(
    await page.evaluate((attribute) => document.querySelectorAll(`[${attribute}]`).length, UNKNOWN),
  ).toBeGreaterThan(2);
  expect(await shown(page)).toBe(0);
}

test('menus of the header open and close where popovers are unknown', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, '/waermepumpe-kosten');
  const button = page.getByRole('button', { name: 'Was möchten Sie sanieren?' });
  const link = page.locator('header').getByRole('link', { name: 'Fassadendämmung', exact: true });
  await button.click();
  await expect(link).toBeVisible();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(await shown(page)).toBe(1);
  const menu = page.locator('#menue-sanieren');
  // Its own line, not the thick one of browsers, for which the stand-in brings its own.
  await expect(menu).toHaveCSS('border-top-width', '1px');
  const panel = await menu.boundingBox();
  const below = await button.boundingBox();
  expect(panel?.y).toBeGreaterThanOrEqual((below?.y ?? 0) + (below?.height ?? 0));
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await expect(button).toBeFocused();
  await expect(button).toHaveAttribute('aria-expanded', 'false');

  await button.click();
  await page.getByRole('button', { name: 'Experten finden' }).click();
  await expect(page.locator('header').getByRole('link', { name: 'Handwerkersuche', exact: true })).toBeVisible();
  expect(await shown(page)).toBe(1);
  await page.mouse.click(20, 700);
  await expect.poll(() => shown(page)).toBe(0);
});

test('notes at figures and the menu of the phone open where popovers are unknown', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/waermepumpe-kosten');
  const mark = page.locator(`main [${UNKNOWN}target]`).first();
  const note = page.locator(`[id="${await mark.getAttribute(`${UNKNOWN}target`)}"]`);
  await mark.click();
  await expect(note).toBeVisible();
  await expect(note).toBeInViewport({ ratio: 1 });
  await note.getByRole('button', { name: 'Schließen' }).click();
  await expect(note).toBeHidden();

  await page.getByRole('button', { name: 'Menü öffnen' }).click();
  const menu = page.getByRole('dialog', { name: 'Menü' });
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await page.keyboard.press('Escape');
  await mark.click();
  await expect(note).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of ['/', '/waermepumpe-kosten', '/daemmung-fassade'])
    test(`nothing lies over ${path} where popovers are unknown`, async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(path);
      expect(await shown(page)).toBe(0);
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    });
});
