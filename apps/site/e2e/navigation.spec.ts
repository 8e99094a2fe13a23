import type { Page } from '@playwright/test';
import { expect, hydrated, refuseConsent, test } from './site';

/** A visitor who asks to save data: nothing is fetched ahead but on intent. */
function saveData(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
}

test.beforeEach(({ page }) => refuseConsent(page));

test.describe('client-side navigation', () => {
  test('shows the next page without a load: title, canonical, top, focus and announcement follow', async ({ page }) => {
    await page.goto('/foerderungen');
    await hydrated(page);
    await page.evaluate(() => {
      (window as unknown as { stayed: boolean }).stayed = true;
      scrollTo(0, 1500);
    });
    await page.locator('footer').getByRole('link', { name: 'Energietrends' }).click();
    await expect(page).toHaveTitle('Energietrends - Sanierungsweg');
    expect(await page.evaluate(() => (window as unknown as { stayed?: boolean }).stayed)).toBe(true);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/energietrends$/);
    await expect(page.locator('main h1')).toBeFocused();
    await expect(page.locator('#seitenmeldung')).toHaveText('Energietrends - Sanierungsweg');
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test('goes to the top on Back and Forward as well', async ({ page }) => {
    await page.goto('/foerderungen');
    await hydrated(page);
    await page.locator('footer').getByRole('link', { name: 'Energietrends' }).click();
    await expect(page).toHaveTitle(/^Energietrends/);
    await page.evaluate(() => scrollTo(0, 900));
    await page.goBack();
    await expect(page).toHaveTitle(/^Förderungen/);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });

  test('fetches the content of a page on intent', async ({ page }) => {
    await saveData(page);
    await page.goto('/impressum');
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    const content = page.waitForRequest(/\/content\/\w+\/energietrends\.json$/);
    await page.locator('footer').getByRole('link', { name: 'Energietrends' }).hover();
    await content;
  });

  test('fetches the content of links in view when idle, of others when they come into view', async ({ page }) => {
    const fetched: string[] = [];
    page.on('request', (request) => {
      const name = /\/content\/\w+\/(.+)\.json$/.exec(request.url())?.[1];
      if (name) fetched.push(name);
    });
    await page.goto('/impressum');
    await expect.poll(() => fetched).toContain('index');
    expect(fetched).not.toContain('energieberater-heidelberg');
    await page.locator('footer').scrollIntoViewIfNeeded();
    await expect.poll(() => fetched).toContain('energieberater-heidelberg');
    expect(new Set(fetched).size, 'no page is fetched twice').toBe(fetched.length);
  });

  test('fetches nothing ahead where the visitor saves data', async ({ page }) => {
    await saveData(page);
    const fetched: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/content/')) fetched.push(request.url());
    });
    await page.goto('/impressum');
    await hydrated(page);
    await page.locator('footer').scrollIntoViewIfNeeded();
    // The region for notifications arrives when the page is idle: what waits for that has had its turn.
    await expect(page.getByRole('region', { name: /Notifications/ })).toBeAttached();
    await page.waitForLoadState('networkidle');
    expect(fetched).toEqual([]);
  });

  test('scrolls to a hash of another page and focuses its heading', async ({ page }) => {
    await page.goto('/dach');
    await hydrated(page);
    await page
      .locator('main')
      .getByRole('link', { name: /./ })
      .and(page.locator('[href="/#contact-form"]'))
      .first()
      .click();
    await page.waitForURL('/#contact-form');
    await expect(page.locator('#contact-form h2')).toBeFocused();
    await expect(page.locator('#contact-form')).toBeInViewport();
  });

  test('looks for a hash target every 100 ms for 3 s', async ({ page }) => {
    await page.goto('/impressum');
    await hydrated(page);
    await page.evaluate(() => {
      setTimeout(() => {
        const late = document.createElement('section');
        late.id = 'spaet';
        late.innerHTML = '<h2>Spät</h2>';
        document.querySelector('main')?.append(late);
      }, 1200);
      location.hash = '#spaet';
    });
    await expect(page.locator('#spaet h2')).toBeFocused();
  });
});

test.describe('faults of navigation', () => {
  test.use({ tolerate: true });

  test('missing content leads to a full load of the page, once', async ({ page }) => {
    let loads = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.url().endsWith('/energietrends')) loads += 1;
    });
    await page.route(/\/content\/\w+\/energietrends\.json$/, (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto('/impressum');
    await hydrated(page);
    await page.locator('footer').getByRole('link', { name: 'Energietrends' }).click();
    await page.waitForURL('/energietrends');
    await expect(page).toHaveTitle('Energietrends - Sanierungsweg');
    await page.waitForLoadState('networkidle');
    expect(loads).toBe(1);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
