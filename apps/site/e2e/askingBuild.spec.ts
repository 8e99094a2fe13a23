import type { Locator } from '@playwright/test';
import { serveSandbox } from '@sanierungsweg/lead-widget/testing';
import { holdRequests } from './holdRequests';
import { passTime } from './leadForm';
import { expect, expectWholeBanner, hydrated, refuseConsent, test } from './site';

// The build with `leadConsent: "functional"` (D-CONSENT); playwright.config.ts serves it to the project `asking`.

const HUB = /\/js\/hub\.js/;

test.describe('the build that asks before a form is loaded', () => {
  test('requests nothing from the provider before a decision', async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.goto('/heizung');
    await hydrated(page);
    await page.locator('#heizung-widget').scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    await expect(page.locator('#heizung-widget').getByRole('button', { name: 'Einmal laden' })).toBeVisible();
    expect(requests.filter((url) => HUB.test(url))).toEqual([]);
    expect(await page.locator('link[rel=preconnect], link[rel=dns-prefetch]').count()).toBe(0);
  });

  test('says all it says in the banner without scrolling at 390 × 844', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/heizung');
    await hydrated(page);
    await expectWholeBanner(page);
  });

  test('says who provides the form, what happens, what is remembered, and leads to the privacy policy', async ({
    page,
  }) => {
    await page.goto('/heizung');
    await hydrated(page);
    const place = page.locator('#heizung-widget');
    await expect(place.getByRole('status')).toContainText('Das Formular kommt von Beispiel');
    await expect(place.getByRole('status')).toContainText('IP-Adresse');
    await expect(place.getByRole('status')).toContainText('„Immer laden“ merkt sich Ihr Browser für alle Formulare');
    await expect(place.getByRole('link', { name: 'Datenschutzerklärung' })).toHaveAttribute('href', '/datenschutz');
    // The way to the policy belongs to the sentence; what can be done stands together, on a phone, too.
    await page.setViewportSize({ width: 390, height: 844 });
    const offers = place.locator('.lead-widget-status > :is(a, button)');
    await expect(offers).toHaveText(['Datenschutzerklärung', 'Immer laden', 'Einmal laden']);
    const [, always, once] = await Promise.all((await offers.all()).map((offer) => offer.boundingBox()));
    expect(once?.y).toBe(always?.y);
    await place.getByRole('button', { name: 'Einmal laden' }).click();
    await expect(place.getByText('Sandbox').first()).toBeVisible();
    await expect(place.getByRole('link', { name: 'Datenschutzerklärung' })).toHaveCount(0);
  });

  test('“Einmal laden” shows the form and stores nothing', async ({ page }) => {
    await page.goto('/heizung');
    await hydrated(page);
    await page.getByRole('button', { name: 'Nur notwendige Cookies' }).first().click();
    const stored = await page.evaluate(() => localStorage.getItem('cookie-consent'));
    const place = page.locator('#heizung-widget');
    await place.getByRole('button', { name: 'Einmal laden' }).click();
    await expect(place.getByText('Sandbox').first()).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('cookie-consent'))).toBe(stored);
    await page.reload();
    await hydrated(page);
    await expect(place.getByRole('button', { name: 'Einmal laden' })).toBeVisible();
  });

  test('“Immer laden” stores functional, leaves marketing as it was, and hides the banner', async ({ page }) => {
    await page.goto('/heizung');
    await hydrated(page);
    const place = page.locator('#heizung-widget');
    await expect(page.getByRole('region', { name: 'Ihre Einwilligung' })).toBeVisible();
    await place.getByRole('button', { name: 'Immer laden' }).click();
    await expect(place.getByText('Sandbox').first()).toBeVisible();
    await expect(page.getByRole('region', { name: 'Ihre Einwilligung' })).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('cookie-consent'))).toBe(
      '{"necessary":true,"functional":true,"marketing":false}',
    );
    await expect(page.locator('#seitenmeldung')).toBeEmpty();
    await page.goto('/umzug');
    await hydrated(page);
    await expect(page.locator('#umzug-widget').getByText('Sandbox').first()).toBeVisible();
  });

  test('withdrawing removes the form', async ({ page }) => {
    await page.goto('/umzug');
    await hydrated(page);
    const place = page.locator('#umzug-widget');
    await place.getByRole('button', { name: 'Immer laden' }).click();
    await expect(place.getByText('Sandbox').first()).toBeVisible();
    await page.locator('footer').getByRole('button', { name: 'Cookie-Einstellungen' }).click();
    const dialog = page.getByRole('dialog', { name: 'Cookie-Einstellungen' });
    await dialog.getByRole('button', { name: 'Nur notwendige Cookies' }).click();
    await expect(place.getByText('Sandbox')).toHaveCount(0);
    await expect(place.getByRole('button', { name: 'Einmal laden' })).toBeVisible();
  });

  test.describe('on a small phone', () => {
    test.use({ viewport: { width: 320, height: 568 }, hasTouch: true });

    /** Seen from its first to its last line: nothing lies over it either. */
    const isSeen = (words: Locator) =>
      words.evaluate((element) => {
        const { left, top, bottom } = element.getBoundingClientRect();
        return [top + 5, bottom - 5].every((y) => element.contains(document.elementFromPoint(left + 5, y)));
      });

    for (const [name, letters, press] of [
      ['touch', '100%', (button: Locator) => button.tap()],
      ['touch, with large letters', '150%', (button: Locator) => button.tap()],
      ['keyboard', '100%', (button: Locator) => button.press('Enter')],
    ] as const) {
      test(`“Einmal laden” shows what comes from where it begins: ${name}`, async ({ page }) => {
        await refuseConsent(page);
        const letGo = await holdRequests(page, HUB);
        await page.goto('/heizung');
        await hydrated(page);
        await page.evaluate((size) => {
          document.documentElement.style.fontSize = size;
        }, letters);
        const place = page.locator('#heizung-widget');
        const once = place.getByRole('button', { name: 'Einmal laden' });
        await once.evaluate((button) => button.scrollIntoView({ block: 'center', behavior: 'instant' }));
        await press(once);
        await expect(place.getByRole('status')).toHaveText('Formular wird geladen …');
        await expect.poll(() => isSeen(place.getByRole('status'))).toBe(true);
        letGo();
        const title = place.locator('form').getByRole('heading').first();
        await expect(title).toBeVisible();
        await expect.poll(() => isSeen(title)).toBe(true);
        await expect(place.locator('.lead-widget')).toBeFocused();
      });
    }
  });

  test('“Einmal laden” after a withdrawal shows the form, though its hub needs a fresh document, and counts once', async ({
    page,
  }) => {
    await page.goto('/heizung');
    await hydrated(page);
    const place = page.locator('#heizung-widget');
    await page.getByRole('button', { name: 'Alle akzeptieren' }).first().click();
    await expect(place.getByText('Sandbox').first()).toBeVisible();
    await page.locator('footer').getByRole('button', { name: 'Cookie-Einstellungen' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Nur notwendige Cookies' }).click();
    await place.getByRole('button', { name: 'Einmal laden' }).click();
    await page.waitForURL(/daaReloaded=1/);
    await expect(place.getByText('Sandbox').first()).toBeVisible();
    await expect(place.getByText('Sandbox').first()).toBeInViewport();
    await expect(place.locator('.lead-widget')).toBeFocused();
    await page.reload();
    await hydrated(page);
    await expect(place.getByRole('button', { name: 'Einmal laden' })).toBeVisible();
    await expect(place.getByText('Sandbox')).toHaveCount(0);
  });

  test('“Einmal laden” is not asked for twice where the provider hangs and trying again loads the page afresh', async ({
    page,
  }) => {
    await refuseConsent(page);
    await page.clock.install();
    await serveSandbox(page, { fault: 'hang' });
    await page.goto('/umzug');
    await hydrated(page);
    const place = page.locator('#umzug-widget');
    await place.getByRole('button', { name: 'Einmal laden' }).click();
    const retry = place.getByRole('button', { name: 'Erneut versuchen' });
    await passTime(page, () => retry.isVisible());
    await serveSandbox(page);
    const loaded = page.waitForEvent('load');
    await retry.click();
    await loaded;
    await hydrated(page);
    // At the form or at its heading, whichever comes last.
    await expect(place.locator(':focus')).toHaveCount(1);
    const form = place.locator('.lead-widget');
    await passTime(page, async () => (await form.getAttribute('data-status')) === 'ready');
    await expect(place.getByText('Sandbox').first()).toBeInViewport();
    // What was asked for once is not asked for always.
    await page.reload();
    await hydrated(page);
    await expect(place.getByRole('button', { name: 'Einmal laden' })).toBeVisible();
  });

  test('“Immer laden” says so at once where the browser cannot remember it', async ({ page }) => {
    await page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      };
      for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: refuse });
      Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse });
    });
    await page.goto('/umzug');
    await hydrated(page);
    const place = page.locator('#umzug-widget');
    await place.getByRole('button', { name: 'Immer laden' }).click();
    await expect(place.getByText('Sandbox').first()).toBeVisible();
    const said = /^Ihr Browser kann sich „Immer laden“ nicht merken\. /;
    await expect(page.locator('#meldungen').getByText(said)).toBeVisible();
    await expect(page.locator('#seitenmeldung')).toHaveText(said);
  });

  test('says what the categories control in this build', async ({ page }) => {
    await page.goto('/cookie-einstellungen');
    await hydrated(page);
    await expect(page.locator('main')).toContainText('Lädt die Anfrageformulare des Anbieters ohne Rückfrage');
  });
});
