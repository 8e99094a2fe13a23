import type { Page } from '@playwright/test';
import { banner, dialog, expect, footerButton, inBanner, inDialog, openDecided, stored, test } from './test';

/** The file or files that hold dialog and settings; what they share with the banner lies elsewhere. */
const CODE = /\/settings-[^/]+\.js$/;

/** Counts requests for them, from now on. */
function countRequests(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (CODE.test(request.url())) count += 1;
  });
  return () => count;
}

test('a page that nobody has touched has not fetched the settings; the first sign of a visitor does', async ({
  page,
}) => {
  const requests = countRequests(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(banner(page)).toBeVisible();
  expect(requests()).toBe(0);
  await page.mouse.move(40, 40, { steps: 3 });
  await expect.poll(requests).toBeGreaterThan(0);
});

test('a mouse that rests where the page appears is no sign of a visitor', async ({ page }) => {
  const requests = countRequests(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.evaluate(() => dispatchEvent(new MouseEvent('mousemove', { clientX: 40, clientY: 40 })));
  await page.waitForTimeout(2500);
  expect(requests()).toBe(0);
  await page.keyboard.press('Tab');
  await expect.poll(requests).toBeGreaterThan(0);
});

test('where something is allowed, withdrawing needs no network', async ({ page, context }) => {
  const fetched: string[] = [];
  const under: Set<unknown> = new Set();
  page.on('request', (request) => under.add(request));
  page.on('requestfinished', (request) => {
    under.delete(request);
    fetched.push(request.url());
  });
  await openDecided(page, '/', true, true);
  await expect.poll(() => fetched.some((url) => CODE.test(url)) && under.size === 0).toBe(true);
  await context.setOffline(true);
  await footerButton(page).click();
  await inDialog(page, 'Alles widerrufen').click();
  expect(await stored(page)).toBe('{"necessary":true,"functional":false,"marketing":false}');
  await context.setOffline(false);
});

for (const answer of ['accept', 'dismiss'] as const) {
  test(`where the settings cannot be had, the browser asks whether to refuse everything (${answer})`, async ({
    page,
    watched,
  }) => {
    await page.route(CODE, (route) => route.abort());
    await page.goto('/');
    const asked: string[] = [];
    page.on('dialog', async (question) => {
      asked.push(`${question.type()}: ${question.message()}`);
      await question[answer]();
    });
    await inBanner(page, 'Einstellungen').click();
    await expect.poll(() => asked).toHaveLength(1);
    expect(asked[0]).toMatch(/^confirm: Die Einstellungen lassen sich gerade nicht laden/);
    if (answer === 'accept') {
      await expect(banner(page)).toHaveCount(0);
      expect(await stored(page)).toBe('{"necessary":true,"functional":false,"marketing":false}');
      await expect(page.locator('.dpc-said')).toHaveText('Ihre Einwilligung ist widerrufen.');
    } else {
      await expect(inBanner(page, 'Einstellungen')).toBeFocused();
      expect(await stored(page)).toBeNull();
    }
    await expect(dialog(page)).toHaveCount(0);
    // What the browser says of a file that it could not load.
    await expect.poll(() => watched.complaints.length).toBeGreaterThan(0);
    expect(watched.complaints.filter((complaint) => !complaint.includes('net::ERR_FAILED'))).toEqual([]);
    watched.complaints.length = 0;
  });
}

test('Esc does not wait for the settings: what comes late does not open', async ({ page }) => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(CODE, async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto('/');
  const code = page.waitForResponse(CODE);
  await inBanner(page, 'Einstellungen').click();
  await page.keyboard.press('Escape');
  arrive();
  await (await code).finished();
  await expect(inBanner(page, 'Einstellungen')).toBeFocused();
  await expect(dialog(page)).toHaveCount(0);
  await inBanner(page, 'Einstellungen').click();
  await expect(dialog(page)).toBeVisible();
});
