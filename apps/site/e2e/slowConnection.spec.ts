import type { Page } from '@playwright/test';
import { holdRequests } from './holdRequests';
import { expect, hydrated, refuseConsent, test } from './site';

/** Opens a page whose application does not arrive before `release` is called. */
async function openHeld(page: Page, path: string): Promise<() => Promise<void>> {
  const letGo = await holdRequests(page, /\/assets\/boot-[^/]+\.js$/);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  return async () => {
    expect(await page.evaluate(() => document.documentElement.dataset.hydrated)).toBeUndefined();
    letGo();
    await hydrated(page);
    await page.waitForLoadState('networkidle');
  };
}

test.beforeEach(({ page }) => refuseConsent(page));

test.describe('before the application has arrived', () => {
  for (const path of ['/', '/handwerkersuche']) {
    test(`a typed postcode stays, with the focus, on ${path}`, async ({ page }) => {
      const release = await openHeld(page, path);
      const field = page.getByLabel('Ihre Postleitzahl').first();
      await field.click();
      await page.keyboard.type('50667');
      await release();
      await expect(field).toHaveValue('50667');
      await expect(field).toBeFocused();
      await page.keyboard.press('Enter');
      await page.waitForURL('/handwerkersuche?plz=50667');
    });
  }

  test('the postcode form, links and the cookie button lead on', async ({ page }) => {
    await openHeld(page, '/');
    await page.getByLabel('Ihre Postleitzahl').first().fill('50667');
    await page.keyboard.press('Enter');
    await page.waitForURL('/handwerkersuche?plz=50667');
    await page.locator('header').getByRole('link', { name: 'Energietrends' }).click();
    await page.waitForURL('/energietrends');
    await page.locator('footer').getByRole('button', { name: 'Cookie-Einstellungen' }).click();
    await page.waitForURL(/\/cookie-einstellungen\??$/);
  });

  test('an open menu and an open question stay open', async ({ page }) => {
    const release = await openHeld(page, '/heizung');
    const question = page.locator('#fragen details').first();
    await question.locator('summary').click();
    const menu = page.locator('header').getByRole('button', { name: 'Experten finden' });
    await menu.click();
    await release();
    await expect(question).toHaveAttribute('open');
    await expect(page.locator('#menue-experten')).toBeVisible();
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(page.locator('#menue-experten')).toBeHidden();
  });

  test('the open burger menu and its open group stay open', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const release = await openHeld(page, '/heizung');
    await page.getByRole('button', { name: 'Menü öffnen' }).click();
    await page.locator('#menue summary').first().click();
    await release();
    await expect(page.locator('#menue details').first()).toHaveAttribute('open');
    await page.keyboard.press('Escape');
    await expect(page.locator('#menue')).toBeHidden();
  });

  test('a call to action has led to the form, and the page stays there', async ({ page }) => {
    const release = await openHeld(page, '/heizung');
    await page.locator('main a[href="#heizung-widget"]').first().click();
    await expect(page.locator('#heizung-widget')).toBeInViewport();
    await release();
    await expect(page.locator('#heizung-widget')).toBeInViewport();
    await expect(page.locator('#heizung-widget').getByText('Sandbox').first()).toBeVisible();
  });

  test('cookie switches take no press that would be lost, and every one afterwards', async ({ page }) => {
    await page.addInitScript(() => localStorage.clear());
    const release = await openHeld(page, '/cookie-einstellungen');
    const main = page.locator('main');
    const marketing = main.getByRole('switch', { name: 'Marketing' });
    const save = main.getByRole('button', { name: 'Einstellungen speichern' });
    for (const control of [...(await main.getByRole('switch').all()), ...(await main.getByRole('button').all())]) {
      await expect(control).toBeDisabled();
      await control.dispatchEvent('click');
    }
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    await release();
    await expect(marketing).toBeEnabled();
    await expect(marketing).not.toBeChecked();
    await marketing.focus();
    await page.keyboard.press('Space');
    await expect(marketing).toBeChecked();
    await save.press('Enter');
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('cookie-consent')))
      .toBe('{"necessary":true,"functional":false,"marketing":true}');
  });

  test('the theme chosen earlier shows; its switch has its place, comes into it, and works at once', async ({
    page,
  }) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    const release = await openHeld(page, '/foerderungen');
    const footer = page.locator('footer');
    const choices = footer.getByRole('radio');
    const theme = () => page.evaluate(() => document.documentElement.dataset.theme);
    expect(await theme()).toBe('dark');
    await expect(choices).toHaveCount(0);
    await page.evaluate(() => document.fonts.ready);
    const before = await footer.boundingBox();
    await release();
    await expect(choices).toHaveCount(3);
    expect(await footer.boundingBox()).toEqual(before);
    await expect(footer.getByRole('radio', { name: 'Dunkel' })).toBeChecked();
    await footer.getByRole('radio', { name: 'Hell' }).check();
    expect(await theme()).toBe('light');
  });
});
