import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, furnished, hydrated, refuseConsent, routed, test } from './site';
import { ONE_OF_EACH } from './templates';

test.describe('with storage blocked', () => {
  test('a page of each kind works, and a decision holds while the visit lasts', async ({ page }) => {
    test.setTimeout(120_000);
    await page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      };
      for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: refuse });
      Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse });
    });
    for (const route of ONE_OF_EACH) {
      await page.goto(route);
      await hydrated(page);
      await expect(page.locator('h1'), route).toHaveCount(1);
    }
    await page.goto('/foerderungen');
    await hydrated(page);
    await page.getByRole('button', { name: 'Nur notwendige Cookies' }).click();
    await expect(page.getByRole('button', { name: 'Nur notwendige Cookies' })).toBeHidden();
    // On a slow machine a click that comes before React is a load, with which the visit begins anew.
    await routed(page);
    await page.locator('footer').getByRole('link', { name: 'Energietrends' }).click();
    await expect(page).toHaveTitle(/^Energietrends/);
    await expect(page.getByRole('button', { name: 'Nur notwendige Cookies' })).toBeHidden();
  });
});

test.describe('with scripts that fail', () => {
  // The page reports the failure on purpose, and the browser every file.
  test.use({ tolerate: true });

  for (const file of ['boot', 'application', 'react', 'hub']) {
    test(`${file} missing: text, menu, links and postcode form work`, async ({ page }) => {
      const uncaught: string[] = [];
      let asked = 0;
      page.on('pageerror', (error) => uncaught.push(error.message));
      await page.route(new RegExp(`/(assets|js)/${file}[.-]`), (route) => {
        asked += 1;
        return route.abort();
      });
      await page.goto('/');
      await expect(page.locator('h1')).toBeVisible();
      await page.setViewportSize({ width: 1440, height: 900 });
      // What asks for the others.
      if (file !== 'boot') await hydrated(page);
      await page.getByRole('button', { name: 'Was möchten Sie sanieren?' }).click();
      const link = page.locator('header').getByRole('link', { name: 'Solardachziegel' });
      await link.hover();
      await expect.poll(() => asked).toBeGreaterThan(0);
      await link.click();
      await page.waitForURL('/solardachziegel');
      await page.goto('/');
      await page.getByLabel('Ihre Postleitzahl').first().fill('50667');
      await page.keyboard.press('Enter');
      await page.waitForURL('/handwerkersuche?plz=50667');
      await expect(page.locator('h1')).toBeVisible();
      expect(uncaught).toEqual([]);
    });
  }

  for (const files of ['boot', 'adoptLeadHub|FacadeInsulation|scrollToAnchor']) {
    test(`${files} missing: form and tool do not go on as if they worked`, async ({ page }) => {
      const uncaught: string[] = [];
      page.on('pageerror', (error) => uncaught.push(error.message));
      await page.route(new RegExp(`/assets/(${files})-`), (route) => route.abort());
      await page.goto('/daemmung-fassade');
      const tool = page.locator('[data-calculator]');
      await tool.scrollIntoViewIfNeeded();
      // Where nothing works, the page says so to whoever touches it: until then nothing moves by itself.
      await page.waitForLoadState('networkidle');
      await page.keyboard.press('Shift');
      await expect(tool.getByRole('alert')).toContainText(
        'zeigt das Ergebnis nur das Beispiel. Laden Sie die Seite neu',
      );
      await expect(tool.getByRole('textbox')).toHaveAccessibleName('Postleitzahl für Ihre Anfrage');
      await expect(tool.getByRole('button', { name: 'kopieren' })).toHaveCount(0);
      const form = page.locator('#daemmung-widget');
      await expect(form.getByRole('status')).toHaveText(/nicht verfügbar\. Bitte laden Sie die Seite neu\.$/);
      await expect(form.getByRole('link', { name: /^\+49/ })).toBeVisible();
      await expect(form.getByRole('link', { name: /^Angebots-Checkliste/ })).toBeVisible();
      await page.getByRole('link', { name: 'Angebote für die Fassade anfordern' }).first().click();
      await expect(form).toBeInViewport();
      expect(uncaught).toEqual([]);
    });
  }

  test('what shows messages missing: a decision is saved and told all the same', async ({ page }) => {
    const uncaught: string[] = [];
    page.on('pageerror', (error) => uncaught.push(error.message));
    await page.route(/\/assets\/showMessage-/, (route) => route.abort());
    await page.goto('/impressum');
    await hydrated(page);
    const refuse = page.getByRole('button', { name: 'Nur notwendige Cookies' });
    const missing = page.waitForRequest(/\/assets\/showMessage-/);
    await refuse.click();
    await missing;
    await expect(refuse).toBeHidden();
    await expect(page.locator('[aria-live=polite]').filter({ hasText: 'gespeichert' })).toBeAttached();
    expect(uncaught).toEqual([]);
  });
});

test.describe('with what phones of 2022 lack', () => {
  test.beforeEach(async ({ page }) => {
    await refuseConsent(page);
    await page.addInitScript(() => {
      const { prototype } = HTMLElement;
      for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover'])
        Reflect.deleteProperty(prototype, name);
      Reflect.deleteProperty(Element.prototype, 'checkVisibility');
      Reflect.deleteProperty(AbortSignal, 'any');
      Reflect.deleteProperty(Array.prototype, 'toSorted');
    });
  });

  test('no script is written in what they cannot read', () => {
    const dist = fileURLToPath(new URL('../dist/assets/', import.meta.url));
    const scripts = readdirSync(dist).filter((name) => name.endsWith('.js'));
    expect(scripts.filter((name) => /\(\?<[=!]/.test(readFileSync(dist + name, 'utf8')))).toEqual([]);
  });

  test('the form is taken for what it is, and the menu opens', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/klima');
    await furnished(page);
    await page.getByRole('button', { name: 'Menü öffnen' }).click();
    await expect(page.getByRole('dialog', { name: 'Menü' })).toBeVisible();
  });

  test('Back leads to a page that was loaded just now', async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(Navigator.prototype, 'userActivation');
      // However slow the machine: no ten seconds have passed.
      performance.now = () => 5000;
    });
    await page.goto('/heizung');
    await furnished(page);
    await page.reload();
    await furnished(page);
    await routed(page);
    await page.locator('footer').getByRole('link', { name: 'Energietrends' }).click();
    await expect(page).toHaveTitle(/^Energietrends/);
    await page.goBack();
    await expect(page).toHaveTitle(/^Heizung/);
    await expect(page.locator('main h1')).toBeFocused();
    await expect(page.locator('main .lead-widget')).toBeVisible();
  });

  test('the planner counts, and terms lead to their entry', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    await page.getByRole('checkbox', { name: 'B Heizung' }).check();
    await expect(page.getByRole('button', { name: 'Link kopieren' })).toBeVisible();
    await page.getByRole('checkbox', { name: 'D Fenster & Türen' }).check();
    await expect(page).toHaveURL(/#r=1&/);
    await page.goto('/foerderungen');
    await hydrated(page);
    const term = page.locator('main a[data-term]').first();
    await term.click();
    await expect(page.locator((await term.getAttribute('href')) ?? '')).toBeInViewport();
  });
});

test.describe('the back-forward cache', () => {
  test('is not disabled: no page listens for unload or forbids to be stored', async ({ page }) => {
    const listened: string[] = [];
    await page.exposeFunction('reportListener', (type: string) => listened.push(type));
    await page.addInitScript(() => {
      const add = window.addEventListener.bind(window);
      const report = (window as unknown as { reportListener: (type: string) => void }).reportListener;
      window.addEventListener = (...args: Parameters<typeof add>) => {
        if (args[0] === 'unload' || args[0] === 'beforeunload') report(args[0]);
        add(...args);
      };
    });
    for (const route of ['/', '/heizung', '/handwerkersuche?plz=50667', '/cookie-einstellungen']) {
      const response = await page.goto(route);
      expect(response?.headers()['cache-control'], route).not.toContain('no-store');
      await hydrated(page);
      await page.waitForLoadState('networkidle');
    }
    expect(listened).toEqual([]);
  });
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves: not the page, the menu, the dialog or a jump to the form', async ({ page }) => {
    await page.goto('/heizung');
    await hydrated(page);
    const moving = () =>
      page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length);
    expect(await moving()).toBe(0);
    await page.getByRole('button', { name: 'Nur notwendige Cookies' }).click();
    expect(await moving()).toBe(0);
    await page.getByRole('button', { name: 'Was möchten Sie sanieren?' }).click();
    expect(await moving()).toBe(0);
    await page.keyboard.press('Escape');
    await page.locator('footer').getByRole('button', { name: 'Cookie-Einstellungen' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await moving()).toBe(0);
    await page.keyboard.press('Escape');
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto');
  });
});
