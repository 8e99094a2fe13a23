import type { Page } from '@playwright/test';
import { holdRequests } from './holdRequests';
import { expect, hydrated, refuseConsent, routed, test } from './site';

/**
 * Opens a page whose code for following links does not arrive before `release` is called. Time stands still, so that
 * only the test decides how long a click waits.
 */
async function openHeld(page: Page, path: string): Promise<() => void> {
  const release = await holdRequests(page, /\/assets\/react-[^/]+\.js$/);
  await page.clock.install();
  await page.goto(path);
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await page.clock.pauseAt(Date.now() + 60_000);
  return release;
}

const stayed = (page: Page) => page.evaluate(() => 'stayed' in window);
const footerLink = (page: Page, name: string) => page.locator('footer').getByRole('link', { name, exact: true });

test.beforeEach(({ page }) => refuseConsent(page));

test.describe('a click before the code that follows it', () => {
  for (const press of ['mouse', 'keyboard'] as const) {
    test(`waits for it, and is followed without a load, once: by ${press}`, async ({ page }) => {
      const release = await openHeld(page, '/impressum');
      const code = page.waitForRequest(/\/assets\/react-/);
      if (press === 'mouse') await footerLink(page, 'Energietrends').click();
      else {
        await footerLink(page, 'Energietrends').focus();
        await page.keyboard.press('Enter');
      }
      await code;
      await expect(page).toHaveTitle(/^Impressum/);
      const entries = await page.evaluate(() => history.length);
      release();
      await expect(page).toHaveTitle(/^Energietrends/);
      await expect(page.locator('main h1')).toBeFocused();
      expect(await stayed(page)).toBe(true);
      expect(await page.evaluate(() => history.length)).toBe(entries + 1);
    });
  }

  test('gives way to the next one', async ({ page }) => {
    const release = await openHeld(page, '/impressum');
    await footerLink(page, 'Energietrends').click();
    await footerLink(page, 'Datenschutz').click();
    release();
    await expect(page).toHaveTitle(/^Datenschutz/);
    expect(await stayed(page)).toBe(true);
    await page.goBack();
    await expect(page).toHaveTitle(/^Impressum/);
  });

  test('does not wait for ever: then the link leads there by a load', async ({ page }) => {
    await openHeld(page, '/impressum');
    await footerLink(page, 'Energietrends').click();
    await page.clock.runFor(5000);
    await page.waitForURL('/energietrends');
    await expect(page).toHaveTitle(/^Energietrends/);
    expect(await stayed(page)).toBe(false);
  });

  test('on a section of the page leads there at once', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await openHeld(page, '/waermepumpe-kosten');
    await page.locator('main a[href="#waermepumpe-widget"]').first().click();
    // By then the page would be taken over as well where a browser does not say that it has painted.
    await page.clock.runFor(2000);
    await page.clock.resume();
    await expect(page.locator('#waermepumpe-widget')).toBeInViewport();
    expect(asked.filter((url) => /\/assets\/react-/.test(url))).toEqual([]);
    const fetched = await page
      .locator('link[rel=modulepreload]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(fetched.length).toBeGreaterThan(0);
    expect(new Set(fetched).size, 'the page is taken over once').toBe(fetched.length);
  });
});

for (const code of ['not asked for', 'on its way'] as const) {
  test(`Back to another page after a reload is answered by a load: with the code ${code}`, async ({ page }) => {
    await page.goto('/impressum');
    await routed(page);
    await footerLink(page, 'Energietrends').click();
    await expect(page).toHaveTitle(/^Energietrends/);
    // Nothing that comes to lie under the mouse asks for the code.
    await page.mouse.move(0, 0);
    const asked: string[] = [];
    await page.route(/\/assets\/react-[^/]+\.js$/, (route) => void asked.push(route.request().url()));
    await page.reload();
    await hydrated(page);
    if (code === 'on its way') await footerLink(page, 'Datenschutz').hover();
    await expect.poll(() => asked.length > 0).toBe(code === 'on its way');
    await page.goBack();
    await expect(page).toHaveTitle(/^Impressum/);
    await expect(page.locator('main h1')).toHaveText('Impressum');
  });
}

test('Back to another page is answered by a load also before the page works that was loaded again', async ({
  page,
}) => {
  await page.goto('/impressum');
  await routed(page);
  await footerLink(page, 'Energietrends').click();
  await expect(page).toHaveTitle(/^Energietrends/);
  await page.route(/\/assets\/boot-[^/]+\.js$/, () => {
    // Never answered.
  });
  await page.reload();
  await page.goBack();
  await expect(page).toHaveURL(/\/impressum$/);
  await expect(page).toHaveTitle(/^Impressum/);
  await expect(page.locator('main h1')).toHaveText('Impressum');
});
