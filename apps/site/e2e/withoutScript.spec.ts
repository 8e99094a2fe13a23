import { expect, test } from './site';
import { ONE_OF_EACH } from './templates';

test.use({ javaScriptEnabled: false });

test.describe('without JavaScript', () => {
  test('a page of each kind shows its heading, text, header and footer', async ({ page }) => {
    for (const route of ONE_OF_EACH) {
      await page.goto(route);
      await expect(page.locator('h1'), route).toBeVisible();
      await expect(page.locator('main p').first(), route).toBeVisible();
      await expect(page.locator('header'), route).toBeVisible();
      await expect(page.locator('footer'), route).toContainText('© 2025 Sanierungsweg');
    }
  });

  test('the menus open', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/dach');
    await page.getByRole('button', { name: 'Was möchten Sie sanieren?' }).click();
    await expect(page.locator('header').getByRole('link', { name: 'Solardachziegel' })).toBeVisible();
    await page.getByRole('button', { name: 'Experten finden' }).click();
    await expect(page.locator('header').getByRole('link', { name: 'Umzugsunternehmen' })).toBeVisible();
  });

  test('the mobile menu opens, and its groups open independently', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/dach');
    await page.getByRole('button', { name: 'Menü öffnen' }).click();
    const menu = page.locator('#menue');
    await menu.getByText('Was möchten Sie sanieren?').click();
    await menu.getByText('Experten finden').click();
    await expect(menu.getByRole('link', { name: 'Solardachziegel' })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Umzugsunternehmen' })).toBeVisible();
  });

  test('the postcode form submits', async ({ page }) => {
    await page.goto('/');
    await page.getByLabel('Ihre Postleitzahl').first().fill('50667');
    await page.keyboard.press('Enter');
    await page.waitForURL('/handwerkersuche?plz=50667');
    await expect(page.locator('h1')).toHaveText('Jetzt Handwerker in der Nähe finden');
  });

  test('the cookie button of the footer leads to the settings page, which says that nothing optional is stored', async ({
    page,
  }) => {
    await page.goto('/heizung');
    await page.getByRole('button', { name: 'Cookie-Einstellungen' }).click();
    await page.waitForURL(/\/cookie-einstellungen\??$/);
    // Playwright leaves noscript out of texts, so the element is asked for itself.
    const note = page.locator('main noscript p').first();
    await expect(note).toBeVisible();
    expect(await note.evaluate((element) => element.textContent)).toContain(
      'nichts Optionales geladen oder gespeichert',
    );
  });

  test('the place of the form says how to get in touch', async ({ page }) => {
    await page.goto('/heizung');
    const place = page.locator('#heizung-widget');
    await expect(place.getByRole('link', { name: /^\+49/ })).toBeVisible();
    await expect(place.getByRole('link', { name: /@/ })).toBeVisible();
    const said = await place.locator('.lead-widget noscript').evaluate((element) => element.textContent);
    expect(said, 'made-up data carry their mark').toContain('Beispieldaten');
  });

  test('questions open', async ({ page }) => {
    await page.goto('/heizung');
    const question = page.locator('#fragen details').first();
    const arrow = question.locator('summary svg');
    await expect(arrow).toHaveCSS('rotate', 'none');
    await question.locator('summary').click();
    await expect(question.locator('p').first()).toBeVisible();
    await expect(arrow, 'the arrow says that it is open').toHaveCSS('rotate', '180deg');
  });
});
