import type { Page } from '@playwright/test';
import { expect, hydrated, refuseConsent, routed, test } from './site';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const;

const title = (page: Page) => page.locator('#suche-titel');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const field = (page: Page) => page.getByLabel('Ihre Postleitzahl').first();

test.beforeEach(({ page }) => refuseConsent(page));

test('no drawing covers who gets the request and what the website earns', async ({ page }) => {
  for (const width of [390, 834, 1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/handwerkersuche?plz=50667');
    await expect(page.locator('#suche form').getByRole('radio').first()).toBeAttached();
    const note = page.locator('#suche aside').getByText('erhalten vom Anbieter der Formulare eine Provision');
    await note.scrollIntoViewIfNeeded();
    const covered = await note.evaluate((element) => {
      const box = element.getBoundingClientRect();
      return [...document.querySelectorAll('#suche svg')]
        .map((drawing) => drawing.getBoundingClientRect())
        .filter(({ left, right, top, bottom }) => right > left && bottom > top)
        .some(
          ({ left, right, top, bottom }) =>
            left < box.right && right > box.left && top < box.bottom && bottom > box.top,
        );
    });
    expect(covered, `${width} px`).toBe(false);
  }
});

test('says beside the form who gets the request and what the website earns, not a screen below it (D-BROKER)', async ({
  page,
}) => {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    for (const path of ['/handwerkersuche', '/handwerkersuche?plz=50667']) {
      await page.goto(path);
      await expect(page.locator('#suche form').getByRole('radio').first()).toBeVisible();
      const [form, note] = await Promise.all([
        page.locator('#suche form').boundingBox(),
        page.locator('#suche aside').getByText('Ihre Anfrage geht an den').boundingBox(),
      ]);
      const below = Math.round((note?.y ?? 0) - (form?.y ?? 0) - (form?.height ?? 0));
      // Beside the form on a wide screen; on a phone in one view with its button, below what is promised.
      expect(below, `${path} at ${size.width} px`).toBeLessThan(size.width > 390 ? 0 : size.height / 2);
    }
  }
});

test('says at the form what filling it in takes, as long as nobody has begun', async ({ page }) => {
  const effort = page.locator('#suche').getByText('Das Ausfüllen dauert nur wenige Minuten.');
  await page.goto('/handwerkersuche');
  await expect(effort).toBeVisible();
  await page.goto('/handwerkersuche?plz=50667');
  await expect(page.locator('#suche form').getByRole('radio').first()).toBeVisible();
  await expect(effort).toBeHidden();
});

for (const size of SIZES) {
  test.describe(`the search at ${size.width} px`, () => {
    test.use({ viewport: size });

    test('knows the postcode that „Jetzt starten“ brought: one line, the form in the first screen', async ({
      page,
    }) => {
      await page.goto('/');
      await field(page).fill('50667');
      await page.getByRole('button', { name: 'Jetzt starten' }).first().click();
      await page.waitForURL('/handwerkersuche?plz=50667');
      await expect(heading(page)).toHaveText('Handwerker in 50667');
      await expect(title(page)).toHaveText('Jetzt Handwerker in 50667 und in der Nähe finden');
      await expect(field(page)).toBeHidden();
      await expect(page.getByRole('button', { name: 'Suchen' })).toHaveCount(0);

      const form = page.locator('#suche form');
      await expect(form.getByRole('radio').first()).toBeAttached();
      const top = await form.evaluate((element) => element.getBoundingClientRect().top + scrollY);
      expect(top).toBeLessThan(size.height / 2);
      expect(await page.evaluate(() => scrollY)).toBe(0);
    });

    test('says the postcode before scripts are here', async ({ page }) => {
      // Never answered.
      await page.route(/\/assets\/boot/, () => {});
      await page.goto('/handwerkersuche?plz=50667');
      const said = (selector: string) =>
        page.evaluate((of) => {
          const words = document.querySelector(`${of} [data-island] > span`) as Element;
          return getComputedStyle(words, '::before').content;
        }, selector);
      expect(await said('h1')).toBe('"Handwerker in 50667"');
      expect(await said('#suche-titel')).toBe('"Jetzt Handwerker in 50667 und in der Nähe finden"');
      await expect(field(page)).toBeHidden();
    });

    test('without a postcode asks for one, once', async ({ page }) => {
      await page.goto('/handwerkersuche');
      await expect(heading(page)).toHaveText('Jetzt Handwerker in der Nähe finden');
      await expect(page.getByRole('button', { name: 'ändern' })).toBeHidden();
      await field(page).fill('01067');
      await page.getByRole('button', { name: 'Weiter' }).first().click();
      await page.waitForURL('/handwerkersuche?plz=01067');
      await expect(heading(page)).toHaveText('Handwerker in 01067');
    });

    test('„ändern“ opens the field in its line and takes another postcode', async ({ page }) => {
      await page.goto('/handwerkersuche?plz=50667');
      await hydrated(page);
      const change = page.getByRole('button', { name: 'ändern' });
      await change.click();
      await expect(field(page)).toBeFocused();
      await expect(field(page)).toHaveValue('50667');
      await page.getByRole('button', { name: 'abbrechen', expanded: true }).click();
      await expect(field(page)).toBeHidden();
      await expect(change).toHaveAttribute('aria-expanded', 'false');
      await change.click();
      await page.keyboard.type('10115');
      await page.keyboard.press('Enter');
      await page.waitForURL('/handwerkersuche?plz=10115');
      await expect(title(page)).toContainText('10115');
    });

    test('takes a postcode as people write and paste it', async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.goto('/handwerkersuche');
      await hydrated(page);
      for (const text of ['D-04109', 'DE 04109', '0 4109', ' 04 109', '04109 Leipzig']) {
        await field(page).fill('');
        await field(page).pressSequentially(text);
        await expect(field(page), `typed “${text}”`).toHaveValue('04109');
        await page.evaluate((words) => navigator.clipboard.writeText(words), `${text}\n`);
        await field(page).selectText();
        await page.keyboard.press('ControlOrMeta+v');
        await expect(field(page), `pasted “${text}”`).toHaveValue('04109');
      }
      await field(page).fill('Köln');
      await expect(field(page)).toHaveValue('Köln');
      await field(page).fill('D-04109'.slice(0, 5));
      await expect(field(page)).toHaveValue('041');
    });

    test('keeps what is no postcode in the field, with a hint', async ({ page }) => {
      await page.goto('/handwerkersuche');
      await hydrated(page);
      await field(page).fill('5066');
      await page.keyboard.press('Enter');
      await page.waitForURL('/handwerkersuche?plz=5066');
      await expect(field(page)).toHaveValue('5066');
      await expect(field(page)).toHaveAccessibleDescription('Eine Postleitzahl hat fünf Ziffern, zum Beispiel 50667.');
      await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
      await expect(field(page), 'the page that was there before is not all that is heard').toBeFocused();
      await expect(heading(page)).toHaveText('Jetzt Handwerker in der Nähe finden');
      await expect(page.locator('#suche [data-plz]')).toHaveCount(0);
      // The same again: no page that says the same, but the field with its hint.
      await page.evaluate(() => document.body.setAttribute('data-same-page', ''));
      await page.locator('#plz-form button').press('Enter');
      await expect(field(page)).toBeFocused();
      await expect(page.locator('body[data-same-page]')).toBeAttached();
    });

    test('„Angebot anfordern“ in the header goes to its form and keeps the postcode', async ({ page }) => {
      await page.goto('/handwerkersuche?plz=50667');
      await hydrated(page);
      if (size.width < 1100) await page.getByRole('button', { name: 'Menü öffnen' }).click();
      await page.locator('header').getByRole('link', { name: 'Angebot anfordern' }).last().click();
      await page.waitForURL('/handwerkersuche?plz=50667#suche');
      await expect(title(page)).toBeFocused();
      await expect(title(page)).toBeInViewport();
      await expect(heading(page)).toHaveText('Handwerker in 50667');
    });
  });
}

test('a page that is left for another one takes the postcode along no further', async ({ page }) => {
  await page.goto('/handwerkersuche?plz=50667');
  await routed(page);
  await page.evaluate(() => {
    history.pushState(null, '', '/handwerkersuche');
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  });
  await page.locator('footer').getByRole('link', { name: 'Energietrends' }).click();
  await expect(page).toHaveTitle(/^Energietrends/);
  await page.goBack();
  await expect(heading(page)).toHaveText('Jetzt Handwerker in der Nähe finden');
  await expect(field(page)).toBeVisible();
});
