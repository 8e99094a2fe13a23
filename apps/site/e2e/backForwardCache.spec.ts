import type { Page } from '@playwright/test';
import { findWholeBrowser } from '../../../tooling/browser.mjs';
import { playwrightDefaults } from '../../../tooling/playwright.mjs';
import { expect, hydrated, routed, test } from './site';

// Playwright switches this cache off, and the headless shell has none; here it works as in any browser.
test.use({
  launchOptions: {
    ...playwrightDefaults('e2e').use?.launchOptions,
    executablePath: findWholeBrowser() ?? undefined,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

/** Comes back to a page that was left a document ago: the very same page, not a copy. */
async function comeBack(page: Page): Promise<void> {
  await page.goBack({ waitUntil: 'commit' });
  // It hears of its return a moment later.
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'restored') as boolean | undefined)).toBe(true);
}

/** Leads to another document in the same tab, where something is decided. */
async function leaveFor(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => {
      Reflect.set(window, 'restored', persisted);
    });
    // Whoever comes back a second time hears of it anew.
    addEventListener('pagehide', () => {
      Reflect.set(window, 'restored', false);
    });
  }),
);

test.describe('a page from the back-forward cache', () => {
  test('still works: menus, form, postcode, links', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    await page.getByRole('button', { name: 'Nur notwendige Cookies' }).click();
    const form = page.locator('#contact-form form');
    await expect(form.getByText('Sandbox').first()).toBeVisible();
    await form.getByRole('radio').first().check();
    const field = page.getByLabel('Ihre Postleitzahl').first();
    await field.fill('50667');
    await field.press('Enter');
    await page.waitForURL('/handwerkersuche?plz=50667');
    await hydrated(page);

    await comeBack(page);
    await expect(page).toHaveTitle(/^Energetische Sanierung/);
    await expect(field).toHaveValue('50667');
    await expect(form.getByRole('radio').first()).toBeChecked();
    await form.getByRole('button', { name: 'Weiter' }).click();
    await expect(form.getByText('Schritt 2')).toBeVisible();
    await expect(page.locator('#contact-form form')).toHaveCount(1);

    // Who asks in the middle of the form who gets it loses nothing.
    await page.locator('#contact-form').getByRole('link', { name: 'Anbieter dieses Formulars' }).click();
    await page.waitForURL('/datenschutz#anbieter', { waitUntil: 'commit' });
    await hydrated(page);
    await comeBack(page);
    await expect(form.getByText('Schritt 2')).toBeVisible();

    const menu = page.locator('header').getByRole('button', { name: 'Experten finden' });
    await menu.click();
    await expect(page.locator('#menue-experten')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('#menue-experten')).toBeHidden();
    await routed(page);
    await page.locator('footer').getByRole('link', { name: 'Energietrends' }).click();
    await expect(page).toHaveTitle(/^Energietrends/);
    await expect(page.locator('main h1')).toBeFocused();
    expect(await page.evaluate(() => Reflect.get(window, 'restored') as boolean)).toBe(true);
  });

  test('knows what was decided since, and the place it was left at: consent and theme', async ({ page }) => {
    // Safari brings a document whose places are its own back at the top, before it hears of it.
    await page.addInitScript(() =>
      addEventListener('pageshow', ({ persisted }) => persisted && scrollTo({ top: 0, behavior: 'instant' })),
    );
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/foerderungen');
    await hydrated(page);
    const banner = page.getByRole('region', { name: 'Ihre Einwilligung' });
    await expect(banner).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Wie das Gerät' })).toBeChecked();
    const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    const light = await ground();

    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
    await leaveFor(page, '/umzug');
    await page.getByRole('button', { name: 'Alle akzeptieren' }).click();
    await page.getByRole('radio', { name: 'Dunkel' }).check();
    const dark = await ground();
    expect(dark).not.toBe(light);

    await comeBack(page);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
    await expect(banner).toBeHidden();
    await expect.poll(ground).toBe(dark);
    await expect(page.getByRole('radio', { name: 'Dunkel' })).toBeChecked();
    await page.locator('footer').getByRole('button', { name: 'Cookie-Einstellungen' }).click();
    await expect(page.getByRole('dialog').getByRole('switch', { name: 'Marketing' })).toBeChecked();
    await page.keyboard.press('Escape');

    await leaveFor(page, '/umzug');
    await page.getByRole('radio', { name: 'Wie das Gerät' }).check();
    await comeBack(page);
    await expect.poll(ground).toBe(light);
    await expect(page.getByRole('radio', { name: 'Wie das Gerät' })).toBeChecked();
  });

  test('left while the menu or the dialog is open: neither holds the page', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/foerderungen');
    await hydrated(page);
    await page.getByRole('button', { name: 'Nur notwendige Cookies' }).click();
    await page.locator('footer').getByRole('button', { name: 'Cookie-Einstellungen' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await leaveFor(page, '/umzug');
    await comeBack(page);
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.getByRole('button', { name: 'Menü öffnen' }).click();
    await leaveFor(page, '/umzug');
    await comeBack(page);
    await page.keyboard.press('Escape');
    await expect(page.locator('#menue')).toBeHidden();
    await page.locator('footer').getByRole('link', { name: 'Impressum' }).click();
    await expect(page).toHaveTitle(/^Impressum/);
  });

  test.describe('is loaded anew where it stands for another page, which Firefox does not tell it', () => {
    const expectToBeLoadedAnew = async (page: Page) => {
      await page.evaluate(() => Reflect.set(window, 'first', true));
      await leaveFor(page, '/umzug');
      await page.goBack({ waitUntil: 'commit' });
      await page.waitForFunction(() => location.pathname === '/impressum' && !Reflect.get(window, 'first'));
      await hydrated(page);
      await expect(page).toHaveTitle(/^Impressum/);
    };

    test.beforeEach(async ({ page }) => {
      await page.goto('/impressum');
      await hydrated(page);
    });

    test('because it was left before it showed the page of its address', async ({ page }) => {
      await page.evaluate(() => history.replaceState({ ...history.state, shown: false }, ''));
      await expectToBeLoadedAnew(page);
      expect(await page.evaluate(() => Reflect.get(history.state as object, 'shown') as boolean)).toBe(true);
    });

    test('because a step over several entries led to it', async ({ page }) => {
      await page.evaluate(() => {
        const [{ navigation }, url] = [window as unknown as { navigation: object }, `${location.origin}/energietrends`];
        Object.defineProperty(navigation, 'currentEntry', { value: { url } });
      });
      await expectToBeLoadedAnew(page);
    });
  });
});
