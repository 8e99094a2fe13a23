import type { Locator, Page } from '@playwright/test';
import { type Route, routes } from '../src/routes';
import { builtHtml } from './routes';
import { expect, hydrated, refuseConsent, test } from './site';

/** Most presses of Tab from one control of the form to another. */
const FAR_ENOUGH = 120;

/** Moves focus to a control by Tab alone, as a visitor without a mouse does. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  for (let press = 0; press < FAR_ENOUGH; press += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(control).toBeFocused();
}

async function pressButton(page: Page, form: Locator, name: string): Promise<void> {
  await tabTo(page, form.getByRole('button', { name, exact: true }));
  await page.keyboard.press('Enter');
}

/** Chooses an answer of a step by keyboard: Tab into the group, Space. */
async function choose(page: Page, form: Locator): Promise<void> {
  await tabTo(page, form.locator('input[type=radio], input[type=checkbox]').first());
  await page.keyboard.press('Space');
}

async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

test.beforeEach(({ page }) => refuseConsent(page));

test.describe('from the postcode to a sent request', () => {
  test('by keyboard alone: postcode, search, errors in German, check, confirmation', async ({ page }) => {
    await page.goto('/');
    await tabTo(page, page.getByLabel('Ihre Postleitzahl').first());
    await page.keyboard.type('50667');
    const [navigation] = await Promise.all([
      page.waitForRequest(
        (request) => request.isNavigationRequest() && request.url().endsWith('/handwerkersuche?plz=50667'),
      ),
      page.keyboard.press('Enter'),
    ]);
    expect(navigation.resourceType()).toBe('document');
    await expect(page.locator('#suche-titel')).toHaveText('Jetzt Handwerker in 50667 und in der Nähe finden');

    const form = page.locator('#suche form');
    await expect(form.getByText('Sandbox').first()).toBeVisible();

    await pressButton(page, form, 'Weiter');
    await expect(form.getByRole('alert')).toContainText('Bitte wählen Sie aus, um welches Gebäude es geht.');
    for (let step = 0; step < 3; step += 1) {
      await choose(page, form);
      await pressButton(page, form, 'Weiter');
    }

    // The postcode of the search is known: nobody is asked for it again.
    await pressButton(page, form, 'Weiter');
    await expect(form.getByRole('alert')).toContainText('Bitte geben Sie Ihren Namen ein.');
    await typeInto(page, form.getByLabel('Name', { exact: true }), 'Erika Mustermann');
    await typeInto(page, form.getByLabel('E-Mail'), 'erika@example.org');
    await tabTo(page, form.locator('input[type=checkbox]').last());
    await page.keyboard.press('Space');
    await pressButton(page, form, 'Weiter');

    await expect(form.getByText('Stimmt alles?')).toBeVisible();
    await expect(form).toContainText('Erika Mustermann');
    await pressButton(page, form, 'Postleitzahl ändern');
    const postcode = form.getByLabel('Postleitzahl');
    await expect(postcode).toHaveValue('50667');
    await typeInto(page, postcode, '5066');
    await pressButton(page, form, 'Übernehmen');
    await expect(form.getByRole('alert')).toContainText('Bitte geben Sie eine Postleitzahl aus fünf Ziffern ein.');
    await expect(postcode).toHaveAttribute('aria-invalid', 'true');
    await typeInto(page, postcode, '50667');
    await pressButton(page, form, 'Übernehmen');
    await expect(form.getByText('Stimmt alles?')).toBeVisible();

    const next = page.getByRole('region', { name: 'So geht es weiter' });
    await expect(next).toHaveCount(0);
    await pressButton(page, form, 'Anfrage absenden');
    await expect(form.getByText('Vielen Dank. So sähe die Bestätigung aus.')).toBeVisible();
    await expect(form.getByText('Vielen Dank. So sähe die Bestätigung aus.')).toBeFocused();
    await expect(next).toBeVisible();
    await expect(next).toContainText(/erste Antwort kommt innerhalb von 48\sStunden, bis\szu\s5\sBetriebe/);
    await next.getByRole('listitem').first().scrollIntoViewIfNeeded();
    await expect(next.getByRole('listitem').locator('use[href^="/illustrations/"]')).toHaveCount(3);
    await tabTo(page, next.getByRole('link', { name: 'Passende Förderung finden' }));
    await expect(next.getByRole('link', { name: 'Passende Förderung finden' })).toHaveAttribute(
      'href',
      '/foerderungen',
    );
    await form.getByRole('button', { name: 'Von vorn beginnen' }).press('Enter');
    await expect(next).toHaveCount(0);
  });

  test('an empty field leads to the search without a parameter', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    await page.getByLabel('Ihre Postleitzahl').first().fill('   ');
    await page.getByRole('button', { name: 'Jetzt starten' }).first().click();
    await page.waitForURL('/handwerkersuche');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jetzt Handwerker in der Nähe finden');
  });

  test('what was typed is encoded, and what is no postcode is ignored', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    const field = page.getByLabel('Ihre Postleitzahl').first();
    await expect(field).toHaveAttribute('inputmode', 'numeric');
    await expect(field).toHaveAttribute('autocomplete', 'postal-code');
    await field.pressSequentially('Bremen');
    await expect(field, 'five characters, letters too (R-HOME-02, R-HOME-03)').toHaveValue('Breme');
    await expect(field).not.toHaveAttribute('aria-invalid');
    await field.fill(' a&b');
    await page.keyboard.press('Enter');
    await page.waitForURL('/handwerkersuche?plz=a%26b');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jetzt Handwerker in der Nähe finden');
    await expect(page.locator('#suche [data-plz]')).toHaveCount(0);
  });

  test('the search shows the postcode of the address in its field', async ({ page }) => {
    await page.goto('/handwerkersuche?plz=01067');
    await expect(page.getByLabel('Ihre Postleitzahl').first()).toHaveValue('01067');
  });

  test('leads on to grants from every form for what some page names grants for, and from no other', () => {
    const after = routes.filter(({ path }) => builtHtml(path).includes('So geht es weiter'));
    const told = after.filter(({ path }) => builtHtml(path).includes('Erst die Förderung, dann der Vertrag.'));
    const grants = /zu prüfen bei: <a href="https:\/\/www\.(?:kfw|bafa|foerderdatenbank)\.de\//;
    const integrationOf = ({ lead }: Route) => lead?.integration;
    const funded = new Set(after.filter(({ path }) => grants.test(builtHtml(path))).map(integrationOf));
    expect(told).toEqual(after.filter((route) => funded.has(integrationOf(route))));
    expect(told.map(({ path }) => path)).toContain('/fenster-tueren');
    // Some programmes ask for a contract first: one that does not bind yet.
    const untrue = told.filter(({ path }) => !builtHtml(path).includes('Verlangt das Programm vorher einen Vertrag'));
    expect(untrue.map(({ path }) => path)).toEqual([]);
    expect(told.map(({ path }) => path)).not.toContain('/photovoltaik');
  });
});
