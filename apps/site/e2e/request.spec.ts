import { expect, hydrated, refuseConsent, test } from './site';

test.describe('from the postcode to a sent request', () => {
  test('a visitor types a postcode, fills the form by keyboard and sees its confirmation', async ({ page }) => {
    await refuseConsent(page);
    await page.goto('/');
    await page.getByLabel('Ihre Postleitzahl').first().fill('50667');
    const [navigation] = await Promise.all([
      page.waitForRequest(
        (request) => request.isNavigationRequest() && request.url().endsWith('/handwerkersuche?plz=50667'),
      ),
      page.keyboard.press('Enter'),
    ]);
    expect(navigation.resourceType()).toBe('document');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Jetzt Handwerker in 50667 und in der Nähe finden',
    );
  });

  test('an empty field leads to the search without a parameter', async ({ page }) => {
    await refuseConsent(page);
    await page.goto('/');
    await hydrated(page);
    await page.getByLabel('Ihre Postleitzahl').first().fill('   ');
    await page.getByRole('button', { name: 'Jetzt starten' }).first().click();
    await page.waitForURL('/handwerkersuche');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jetzt Handwerker in der Nähe finden');
  });

  test('what was typed is encoded', async ({ page }) => {
    await refuseConsent(page);
    await page.goto('/');
    await hydrated(page);
    await page.getByLabel('Ihre Postleitzahl').first().fill('a&b');
    await page.keyboard.press('Enter');
    await page.waitForURL('/handwerkersuche?plz=a%26b');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jetzt Handwerker in der Nähe finden');
  });
});
