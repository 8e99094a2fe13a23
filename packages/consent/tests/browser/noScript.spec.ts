import { expect, footerButton, test } from './test';

test.use({ javaScriptEnabled: false });

test('without JavaScript the footer button leads to the settings page, which says what holds', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByText('Ihre Einwilligung')).toHaveCount(0);
  await footerButton(page).click();
  await expect(page).toHaveURL(/\/settings\??$/);
  const note = page.locator('noscript p');
  await expect(note).toBeVisible();
  await expect(note).toHaveText(/^Ohne JavaScript wird nichts Optionales geladen oder gespeichert\./);
  for (const name of ['Nur notwendige Cookies', 'Einstellungen speichern', 'Alle akzeptieren']) {
    await expect(page.getByRole('button', { name })).toBeDisabled();
  }
});
