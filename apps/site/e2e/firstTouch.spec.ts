import type { Page } from '@playwright/test';
import { holdRequests } from './holdRequests';
import { expect, hydrated, test } from './site';

// A touch at any moment of the start does what it says, once. Moments are told by what has not arrived yet, not by a
// clock: a slow phone on a slow line passes through all of them.

const MOMENTS = [
  { name: 'the fonts, with which the page has loaded', held: /\/assets\/[^/]+\.woff2$/ },
  { name: 'what makes the page work', held: /\/assets\/boot-[^/]+\.js$/ },
  { name: 'what the page holds beside it', held: /\/assets\/(?!boot-)[^/]+\.js$/ },
] as const;

/** Opens a page whose scripts of a kind do not arrive before `release` is called. */
async function openHeld(page: Page, held: RegExp): Promise<() => Promise<void>> {
  // The document may have been left meanwhile.
  const letGo = await holdRequests(page, held, (route) => route.continue().catch(() => {}));
  await page.goto('/waermepumpe-kosten', { waitUntil: 'commit' });
  await page.locator('footer').waitFor();
  // What can arrive before what is held has arrived; the page has not loaded before its fonts are here.
  if (!held.test('/assets/1.woff2')) await page.waitForLoadState();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100))));
  return async () => {
    letGo();
    await hydrated(page);
  };
}

const entries = (page: Page) => page.evaluate(() => history.length);

for (const { name, held } of MOMENTS) {
  test.describe(`a touch before ${name}`, () => {
    test('opens a menu, and leaves it open', async ({ page }) => {
      const release = await openHeld(page, held);
      const button = page.locator('header').getByRole('button', { name: 'Was möchten Sie sanieren?' });
      await button.click();
      await expect(page.locator('#menue-sanieren')).toBeVisible();
      await release();
      await expect(page.locator('#menue-sanieren')).toBeVisible();
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await button.click();
      await expect(page.locator('#menue-sanieren')).toBeHidden();
    });

    test('opens the burger menu, and leaves it open', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      const release = await openHeld(page, held);
      await page.getByRole('button', { name: 'Menü öffnen' }).click();
      await expect(page.locator('#menue')).toBeVisible();
      await release();
      await expect(page.locator('#menue')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.locator('#menue')).toBeHidden();
    });

    test('refuses or agrees in the banner, as soon as it stands there, once', async ({ page }) => {
      const release = await openHeld(page, held);
      const banner = page.getByRole('region', { name: 'Ihre Einwilligung' });
      const refuse = banner.getByRole('button', { name: 'Nur notwendige Cookies' });
      const early = await refuse.isVisible();
      if (!early) await release();
      await refuse.click();
      if (early) await release();
      await expect(refuse).toBeHidden();
      const decided = await page.evaluate(() => localStorage.getItem('cookie-consent'));
      expect(JSON.parse(decided ?? '{}')).toEqual({ necessary: true, functional: false, marketing: false });
      await page.reload();
      await hydrated(page);
      await expect(refuse).toBeHidden();
    });

    test('opens the search, and the page stays where it is', async ({ page }) => {
      const release = await openHeld(page, held);
      const before = await entries(page);
      await page.getByRole('link', { name: 'Suchen' }).first().click();
      await release();
      await expect(page.getByRole('dialog', { name: 'Suche' }).getByRole('searchbox')).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page).toHaveURL(/\/waermepumpe-kosten$/);
      expect(await page.evaluate(() => scrollY)).toBe(0);
      expect(await entries(page)).toBe(before);
    });

    test('leads to a section of the page, and the page stays there', async ({ page }) => {
      const release = await openHeld(page, held);
      const before = await entries(page);
      await page.locator('main a[href="#waermepumpe-widget"]').first().click();
      await expect(page.locator('#waermepumpe-widget')).toBeInViewport();
      await release();
      await expect(page.locator('#waermepumpe-widget')).toBeInViewport();
      expect(await entries(page)).toBe(before + 1);
    });

    test('leads to another page, by one entry of the history', async ({ page }) => {
      const release = await openHeld(page, held);
      const before = await entries(page);
      await page.locator('footer').getByRole('link', { name: 'Energietrends', exact: true }).click();
      await release().catch(() => {
        // The document that was held is gone: the browser has followed the link.
      });
      await page.waitForURL('/energietrends');
      await expect(page).toHaveTitle(/^Energietrends/);
      await hydrated(page);
      expect(await entries(page)).toBe(before + 1);
      await page.goBack();
      await expect(page).toHaveTitle(/^Wärmepumpe/);
    });

    test('opens the settings of cookies, or the page that holds them', async ({ page }) => {
      const release = await openHeld(page, held);
      await page.locator('footer').getByRole('button', { name: 'Cookie-Einstellungen' }).click();
      await release().catch(() => {
        // As above.
      });
      const settings = page.getByRole('switch', { name: 'Marketing' });
      await expect(settings).toBeVisible();
      await expect(settings).toBeEnabled();
      await expect(settings).toHaveCount(1);
    });
  });
}

test.describe('where what makes the page work cannot be had', () => {
  test.use({ tolerate: true });

  test('a touch on the search leads to the list of all pages, each time', async ({ page }) => {
    const refuse = await holdRequests(page, /\/assets\/boot-[^/]+\.js$/, (route) => route.abort());
    await page.goto('/waermepumpe-kosten', { waitUntil: 'commit' });
    const search = page.getByRole('link', { name: 'Suchen' }).first();
    await search.click();
    await expect(page).toHaveURL(/\/waermepumpe-kosten$/);
    refuse();
    await expect(page).toHaveURL(/#alle-seiten$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/waermepumpe-kosten$/);
    await search.click();
    await expect(page).toHaveURL(/#alle-seiten$/);
  });
});
