import { expect, holdBack, inBanner, openDecided, stored, test } from './test';

const ran = (page: import('@playwright/test').Page) => page.evaluate(() => (window as { ran?: string[] }).ran ?? []);

test('blocked scripts and frames wait for consent, then run in order, and go with it', async ({ page, watched }) => {
  await page.goto('/markup');
  await expect(page.getByText('Kartendienst Beispiel')).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(watched.provider).toEqual([]);
  await inBanner(page, 'Alle akzeptieren').click();
  await expect.poll(() => ran(page)).toEqual(['first', 'second', 'inline', 'module']);
  await expect(page.frameLocator('iframe').getByText('Karte')).toBeVisible();
  await page.evaluate(() => (window as unknown as { store: { rejectAll(): void } }).store.rejectAll());
  await expect(page.locator('iframe, script[src*="5103"]:not([type="text/plain"])')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Einmal laden' })).toBeVisible();
  expect(await ran(page)).toHaveLength(4);
});

test('a frame can be loaded once without storing; later markup is found too', async ({ page }) => {
  await openDecided(page, '/markup', false, false);
  await page.getByRole('button', { name: 'Einmal laden' }).click();
  await expect(page.frameLocator('iframe').getByText('Karte')).toBeVisible();
  expect(await stored(page)).toContain('"functional":false');
  await page.evaluate(() => {
    const frame = document.createElement('iframe');
    frame.title = 'Zweite Karte';
    Object.assign(frame.dataset, { consent: 'functional', consentSrc: 'http://127.0.0.1:5103/frame.html' });
    document.querySelector('main')?.append(frame);
  });
  await expect(page.getByText('Zweite Karte')).toBeVisible();
});

test('withdrawing while the first script is on its way runs none of them', async ({ page }) => {
  const answer = await holdBack(page, 'first.js');
  await page.goto('/markup');
  await inBanner(page, 'Alle akzeptieren').click();
  await expect(page.locator('script[src*="first.js"]:not([type="text/plain"])')).toHaveCount(1);
  await page.evaluate(() => (window as unknown as { store: { rejectAll(): void } }).store.rejectAll());
  answer();
  await page.waitForTimeout(800);
  expect(await ran(page)).toEqual([]);
});

test('blocked scripts run under Trusted Types that allow the policy of this package', async ({ page }) => {
  await page.goto('/markup?trusted=sanierungsweg-consent');
  await inBanner(page, 'Alle akzeptieren').click();
  await expect.poll(() => ran(page)).toEqual(['first', 'second', 'inline', 'module']);
});
