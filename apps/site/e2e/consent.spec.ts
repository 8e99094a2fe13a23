import type { Page } from '@playwright/test';
import { expect, expectWholeBanner, hydrated, routed, test } from './site';

const stored = () => localStorage.getItem('cookie-consent');

const messages = (page: Page) => page.getByRole('region', { name: /Notifications/ });

/** What stands in live regions of that it is saved: screen readers say each of them. */
const saidOf = (page: Page) =>
  page
    .locator('[aria-live]:not([aria-live=off]), [role=status]:not([aria-live])')
    .filter({ hasText: 'gespeichert' })
    .allTextContents();

test.describe('consent', () => {
  test('the banner appears on a first visit, and refusing stores exactly the three booleans', async ({ page }) => {
    await page.goto('/heizung');
    await hydrated(page);
    const banner = page.getByRole('region', { name: 'Ihre Einwilligung' });
    await expect(banner).toBeVisible();
    await banner.getByRole('button', { name: 'Nur notwendige Cookies' }).click();
    await expect(banner).toBeHidden();
    expect(await page.evaluate(stored)).toBe('{"necessary":true,"functional":false,"marketing":false}');
    await expect(messages(page).getByText('gespeichert')).toBeVisible();
    expect(await saidOf(page)).toHaveLength(1);
    await page.reload();
    await hydrated(page);
    await expect(banner).toBeHidden();
  });

  test('a message says how long the browser keeps a decision', async ({ page }) => {
    // As where a browser refuses the long-term store alone.
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('refused', 'SecurityError');
        },
      });
    });
    await page.goto('/heizung');
    await hydrated(page);
    await page.getByRole('button', { name: 'Nur notwendige Cookies' }).click();
    await expect(messages(page).getByText('gelten, bis Sie diesen Tab schließen')).toBeVisible();
  });

  test('a decision is said before its message is even asked for: Orca would take it for said', async ({ page }) => {
    const start = Date.now();
    await page.clock.install({ time: start });
    await page.goto('/heizung');
    await hydrated(page);
    const refuse = page.getByRole('button', { name: 'Nur notwendige Cookies' });
    await expect(refuse).toBeVisible();
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/assets/showMessage-')) asked.push(request.url());
    });
    await page.clock.pauseAt(start + 60_000);
    await refuse.click();
    await page.clock.runFor(150);
    expect(await saidOf(page)).toHaveLength(1);
    expect(asked).toEqual([]);
    await page.clock.resume();
    await expect(messages(page).getByText('gespeichert')).toBeVisible();
    expect(asked).toHaveLength(1);
  });

  test('what has the focus stays clear of the message', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/heizung');
    await hydrated(page);
    await page.getByRole('button', { name: 'Nur notwendige Cookies' }).press('Enter');
    const message = messages(page).getByRole('listitem');
    // Under the pointer it stays.
    await message.hover();
    const links = page.locator('main p a');
    await links.nth(1).evaluate((link) => {
      scrollBy({ top: link.getBoundingClientRect().bottom - innerHeight + 40, behavior: 'instant' });
    });
    await links.nth(0).evaluate((link) => link.focus({ preventScroll: true }));
    await page.keyboard.press('Tab');
    await expect(links.nth(1)).toBeFocused();
    await expect(message).toBeVisible();
    const clear = () =>
      links.nth(1).evaluate((link) => {
        const toast = document.querySelector('[data-sonner-toast]')?.getBoundingClientRect();
        return toast && toast.top - link.getBoundingClientRect().bottom;
      });
    await expect.poll(clear).toBeGreaterThan(0);
  });

  test('the dialog opens from banner and footer, Esc stores nothing and focus returns', async ({ page }) => {
    await page.goto('/heizung');
    await hydrated(page);
    const banner = page.getByRole('region', { name: 'Ihre Einwilligung' });
    await banner.getByRole('button', { name: 'Einstellungen' }).click();
    const dialog = page.getByRole('dialog', { name: 'Cookie-Einstellungen' });
    await dialog.getByRole('switch', { name: 'Marketing' }).check();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    expect(await page.evaluate(stored)).toBeNull();
    await expect(banner.getByRole('button', { name: 'Einstellungen' })).toBeFocused();
    await banner.getByRole('button', { name: 'Alle akzeptieren' }).click();
    const opener = page.locator('footer').getByRole('button', { name: 'Cookie-Einstellungen' });
    await opener.click();
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('switch', { name: 'Funktional' })).toBeChecked();
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
  });

  test('the settings page edits a draft, saves it, says so and hides the banner', async ({ page }) => {
    await page.goto('/cookie-einstellungen');
    await hydrated(page);
    const main = page.locator('main');
    await expect(main.getByRole('switch')).toHaveCount(3);
    await expect(main.getByRole('switch', { name: 'Notwendig' })).toBeDisabled();
    await main.getByRole('switch', { name: 'Funktional' }).check();
    expect(await page.evaluate(stored)).toBeNull();
    await main.getByRole('button', { name: 'Einstellungen speichern' }).click();
    expect(await page.evaluate(stored)).toBe('{"necessary":true,"functional":true,"marketing":false}');
    await expect(page.getByRole('region', { name: 'Ihre Einwilligung' })).toBeHidden();
    await expect(messages(page).getByText('gespeichert')).toBeVisible();
    expect(await saidOf(page)).toHaveLength(1);
    await main.getByRole('button', { name: 'Nur notwendige Cookies' }).click();
    expect(await page.evaluate(stored)).toBe('{"necessary":true,"functional":false,"marketing":false}');
    await main.getByRole('button', { name: 'Alle akzeptieren' }).click();
    expect(await page.evaluate(stored)).toBe('{"necessary":true,"functional":true,"marketing":true}');
    await expect(main.getByRole('link', { name: 'Datenschutzerklärung' })).toHaveAttribute('href', '/datenschutz');
    await expect(main.getByRole('link', { name: 'Impressum' })).toHaveAttribute('href', '/impressum');
  });

  test('the settings page is dressed without scripts, and when it is reached without a load', async ({
    page,
    browser,
  }) => {
    const plain = await browser.newContext({ javaScriptEnabled: false });
    const drawn = await plain.newPage();
    await drawn.goto('/cookie-einstellungen');
    await expect(drawn.getByRole('switch').first()).toHaveCSS('appearance', 'none');
    await plain.close();
    await page.goto('/datenschutz');
    await routed(page);
    await page.locator('main').getByRole('link', { name: 'Cookie-Einstellungen' }).first().click();
    await expect(page).toHaveURL('/cookie-einstellungen');
    // At once: what dresses it is here before it is.
    expect(
      await page
        .getByRole('switch')
        .first()
        .evaluate((field) => getComputedStyle(field).appearance),
    ).toBe('none');
  });

  test('prerendered pages hold no banner', async ({ request }) => {
    expect(await (await request.get('/heizung')).text()).not.toContain('Ihre Einwilligung');
  });
});

test.describe('without the network', () => {
  // The browser names every file that it could not fetch.
  test.use({ tolerate: true });

  test('what was allowed can be withdrawn without the network', async ({ page, context }) => {
    const code = page.waitForResponse(/\/assets\/settings-/);
    await page.goto('/heizung');
    await hydrated(page);
    await page.getByRole('button', { name: 'Alle akzeptieren' }).click();
    await (await code).finished();
    await context.setOffline(true);
    await page.locator('footer').getByRole('button', { name: 'Cookie-Einstellungen' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Alles widerrufen' }).click();
    expect(await page.evaluate(stored)).toBe('{"necessary":true,"functional":false,"marketing":false}');
    await context.setOffline(false);
  });
});

test.describe('the banner on a phone', () => {
  for (const { width, height, most } of [
    { width: 390, height: 844, most: 0.4 },
    { width: 320, height: 568, most: 0.45 },
  ]) {
    test(`leaves the page its room at ${width} × ${height}, with all three buttons in view`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto('/daemmung-fassade');
      await hydrated(page);
      const banner = page.getByRole('region', { name: 'Ihre Einwilligung' });
      await expect(banner).toBeVisible();
      expect((await banner.boundingBox())?.height).toBeLessThanOrEqual(height * most);
      const boxes = await Promise.all(
        ['Nur notwendige Cookies', 'Alle akzeptieren', 'Einstellungen'].map(async (name) => {
          const button = banner.getByRole('button', { name });
          await expect(button).toBeInViewport({ ratio: 1 });
          return button.boundingBox();
        }),
      );
      expect(boxes[0]?.width).toBe(boxes[1]?.width);
      expect(boxes[0]?.height).toBe(boxes[1]?.height);
      expect(boxes[0]?.y).toBe(boxes[1]?.y);
    });
  }

  test('says its first sentence whole above its buttons at 320 × 568', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await page.goto('/heizung');
    await hydrated(page);
    const banner = page.getByRole('region', { name: 'Ihre Einwilligung' });
    const sentence = await banner.locator('p').first().boundingBox();
    const button = await banner.getByRole('button', { name: 'Nur notwendige Cookies' }).boundingBox();
    expect((sentence?.y ?? 0) + (sentence?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0);
    await expect(banner.getByRole('button', { name: 'Einstellungen' })).toBeInViewport({ ratio: 1 });
  });

  test('says all it says without scrolling at 390 × 844', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/daemmung-fassade');
    await hydrated(page);
    await expectWholeBanner(page);
  });
});
