import { banner, expect, inBanner, test } from './test';

test('blocked storage neither hides the banner nor loses the choice', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
  });
  await page.goto('/settings');
  await expect(banner(page)).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Alle akzeptieren' }).click();
  await expect(page.getByRole('status')).toContainText('Ihr Browser speichert sie nicht');
  await expect(banner(page)).toHaveCount(0);
  await expect(page.getByTestId('state')).toContainText('"marketing":true');
  await expect(page.getByTestId('state')).toContainText('"persistence":"memory"');
});

test('full storage neither loses the choice nor leaves half of it', async ({ page }) => {
  await page.goto('/');
  await expect(banner(page)).toBeVisible();
  await page.evaluate(() => {
    // Fill until not even one character fits.
    for (let size = 5_000_000; size >= 1; size = Math.floor(size / 2)) {
      for (let index = 0; ; index += 1) {
        try {
          localStorage.setItem(`filler-${size}-${index}`, 'x'.repeat(size));
        } catch {
          break;
        }
      }
    }
  });
  await inBanner(page, 'Alle akzeptieren').click();
  await expect(banner(page)).toHaveCount(0);
  await expect(page.getByText('Karte eingeblendet')).toBeVisible();
  await expect(page.getByTestId('state')).toContainText('"persistence":"session"');
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('cookie')))).toEqual([]);
  await page.reload();
  await expect(page.getByText('Karte eingeblendet')).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
  await page.evaluate(() => localStorage.clear());
});

test('storage that disappears keeps the choice until the page is left, then asks again', async ({ page }) => {
  await page.goto('/');
  await inBanner(page, 'Alle akzeptieren').click();
  await page.evaluate(() => {
    localStorage.clear();
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('gone', 'SecurityError');
      },
    });
    window.dispatchEvent(new Event('pageshow'));
  });
  await expect(page.getByText('Karte eingeblendet')).toBeVisible();
  await page.reload();
  await expect(banner(page)).toBeVisible();
});

for (const text of [
  'null',
  '[]',
  '"yes"',
  '{"necessary":true,"functional":"yes","marketing":1}',
  '{"__proto__":{"functional":true,"marketing":true}}',
  '{',
]) {
  test(`the stored value ${text} asks again and grants nothing`, async ({ page }) => {
    await page.addInitScript((value) => localStorage.setItem('cookie-consent', value), text);
    await page.goto('/');
    await expect(banner(page)).toBeVisible();
    await expect(page.getByText('Karte ausgeblendet')).toBeVisible();
  });
}
