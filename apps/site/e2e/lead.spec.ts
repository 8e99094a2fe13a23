import { expectNoShift, watchShift } from './leadForm';
import { builtHtml, builtRoutes } from './routes';
import { expect, furnished, hydrated, refuseConsent, routed, test } from './site';

test.beforeEach(({ page }) => refuseConsent(page));

const BROKER = /bis zu\s([35])\sBetriebe dürfen sich bei Ihnen melden/;
const PROMISE =
  /Bis zu\s([35])\sAngebote zertifizierter oder geprüfter regionaler Fachbetriebe, erste Antwort innerhalb von 48\sStunden\. Kostenlos und unverbindlich\./;

test('beside every form stands the promise, for as many offers as firms may answer', () => {
  const wordsOf = (route: string) => builtHtml(route).replace(/<!-- -->|<\/?(?:a|span)\b[^>]*>|\u00ad/g, '');
  const forms = builtRoutes.flatMap((route) => {
    const words = wordsOf(route);
    const firms = BROKER.exec(words)?.[1];
    return firms ? [{ route, firms, promised: PROMISE.exec(words)?.[1] }] : [];
  });
  expect(forms).toContainEqual({ route: '/umzug', firms: '3', promised: '3' });
  expect(forms.filter(({ firms, promised }) => promised !== firms)).toEqual([]);
});

test.describe('lead form', () => {
  test('is filled by keyboard alone: errors in German, a check before sending, a confirmation', async ({ page }) => {
    await page.goto('/handwerkersuche?plz=50667');
    await hydrated(page);
    const form = page.locator('#suche');
    await expect(form.getByText('Sandbox').first()).toBeVisible();
    await expect(form.locator('[data-plz="50667"]')).toBeAttached();
  });

  test('a click to a page whose hub renders only once loads that page afresh, once, with the flag', async ({
    page,
  }) => {
    await page.goto('/heizung');
    await hydrated(page);
    await expect(page.locator('#heizung-widget').getByText('Sandbox').first()).toBeVisible();
    await page.locator('main').locator('a[href="/waermepumpe-kosten"]').first().click();
    await page.waitForURL('/waermepumpe-kosten?daaReloaded=1');
    await expect(page.locator('#waermepumpe-widget').getByText('Sandbox').first()).toBeVisible();
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/waermepumpe-kosten$/);
    await page.goBack();
    await page.waitForURL(/\/heizung$/);
  });

  test('a page whose hub notices late containers, or runs each time, gets its form without a reload', async ({
    page,
  }) => {
    await page.goto('/impressum');
    await routed(page);
    await page.evaluate(() => {
      (window as unknown as { stayed: boolean }).stayed = true;
    });
    for (const [path, anchor] of [
      ['/umzug', 'umzug-widget'],
      ['/garage', 'garage-widget'],
      ['/klima', 'klima-widget'],
    ] as const) {
      await page.evaluate((to) => document.querySelector<HTMLAnchorElement>(`header a[href="${to}"]`)?.click(), path);
      await page.waitForURL(path);
      await expect(page.locator(`#${anchor}`).getByText('Sandbox').first()).toBeVisible();
    }
    expect(await page.evaluate(() => (window as unknown as { stayed?: boolean }).stayed)).toBe(true);
  });

  test('the insulation script says at the console that it has loaded', async ({ page }) => {
    const message = page.waitForEvent('console', (entry) => entry.text().includes('insulation'));
    await page.goto('/daemmung');
    await message;
  });

  test('nothing moves while banner and form arrive', async ({ page }) => {
    await page.addInitScript(() => localStorage.clear());
    await watchShift(page);
    // As on every page but the first: fonts are in the cache, and what moves is banner or form.
    await page.goto('/');
    await page.evaluate(() => Promise.allSettled([...document.fonts].map((face) => face.load())));
    for (const path of ['/', '/heizung', '/umzug', '/handwerkersuche?plz=50667']) {
      await page.goto(path);
      await hydrated(page);
      await page.evaluate(() =>
        document.querySelector('[id$=-widget], #contact-form, #suche')?.scrollIntoView({ behavior: 'instant' }),
      );
      await expect(page.getByRole('region', { name: 'Ihre Einwilligung' })).toBeVisible();
      await furnished(page);
      await expectNoShift(page, path);
    }
  });
});

test.describe('lead form with the provider down', () => {
  test.use({ tolerate: true });

  test('tells the visitor in German and gives a way on', async ({ page }) => {
    await page.route('**/js/hub.js*', (route) => route.abort());
    await page.goto('/umzug');
    await hydrated(page);
    const place = page.locator('#umzug-widget');
    await expect(place.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible({ timeout: 15_000 });
    await expect(place.getByRole('link', { name: /^\+49/ })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
