import type { Page } from '@playwright/test';
import { dialog, expect, footerButton, holdBack, inBanner, openDecided, test } from './test';

const ran = (page: Page) => page.evaluate(() => (window as { ran?: string[] }).ran ?? []);

/** Each waits for the one before: on a busy machine the five take longer than `expect` waits by itself. */
const expectAllToRun = (page: Page) => expect.poll(async () => (await ran(page)).length, { timeout: 30_000 }).toBe(5);

test('scripts wait for consent, then run once each, in order, inline and module ones included', async ({
  page,
  watched,
}) => {
  // The last script carries a hash that is not its own: the browser must refuse it, and say so.
  page.context().removeAllListeners('console');
  await page.goto('/scripts');
  await expect(page.getByRole('region')).toBeVisible();
  await expect(page.locator('script[src*="5103"], link[href*="5103"]')).toHaveCount(0);
  expect(watched.provider).toEqual([]);
  await inBanner(page, 'Alle akzeptieren').click();
  await expectAllToRun(page);
  expect((await ran(page)).filter((name) => name !== 'module')).toEqual(['first', 'second', 'inline', 'third']);
  await expect
    .poll(() => watched.provider.toSorted())
    .toEqual(['/first.js', '/module.js', '/second.js', '/third.js', '/whole.js']);
  await page.waitForTimeout(300);
  expect(await ran(page)).not.toContain('whole');
  expect(await page.locator('script').evaluateAll((all) => all.filter(({ nonce }) => nonce === 'fixture').length)).toBe(
    1,
  );
});

test('withdrawal removes the script elements, and consenting again runs nothing twice', async ({ page }) => {
  page.context().removeAllListeners('console');
  await openDecided(page, '/scripts', true, true);
  await expectAllToRun(page);
  const state = await page.evaluateHandle(
    () => (window as unknown as { store: { rejectAll(): void; acceptAll(): void } }).store,
  );
  await state.evaluate((store) => store.rejectAll());
  await expect(page.locator('script[src*="5103"], script[nonce]')).toHaveCount(0);
  await state.evaluate((store) => store.acceptAll());
  await page.waitForTimeout(500);
  expect(await ran(page)).toHaveLength(5);
});

test('a script on its way when consent is withdrawn never runs, nor does what waits behind it', async ({ page }) => {
  page.context().removeAllListeners('console');
  const answer = await holdBack(page, 'first.js');
  await page.goto('/scripts');
  await inBanner(page, 'Alle akzeptieren').click();
  // The first script answers late: withdraw while the browser waits for it.
  await expect(page.locator('script[src*="first.js"]')).toHaveCount(1);
  await page.evaluate(() => (window as unknown as { store: { rejectAll(): void } }).store.rejectAll());
  await expect(page.locator('script[src*="5103"], script[nonce]')).toHaveCount(0);
  answer();
  await page.waitForTimeout(800);
  expect(await ran(page)).toEqual([]);
});

test('Trusted Types allow what the policy of this package names', async ({ page }) => {
  page.context().removeAllListeners('console');
  const refused: string[] = [];
  page.on('console', (message) => refused.push(message.text()));
  await page.goto('/scripts?trusted=sanierungsweg-consent');
  await inBanner(page, 'Alle akzeptieren').click();
  await expectAllToRun(page);
  // Nothing else than the one file whose hash is not its own.
  expect(refused.filter((text) => !text.includes('whole.js'))).toEqual([]);
});

test('where Trusted Types refuse that policy no script runs, and the page lives on', async ({ page }) => {
  page.context().removeAllListeners('console');
  await page.goto('/scripts?trusted=another');
  await inBanner(page, 'Alle akzeptieren').click();
  await page.waitForTimeout(600);
  expect(await ran(page)).toEqual([]);
  await expect(page.getByRole('heading', { level: 1, name: 'Skripte' })).toBeVisible();
  await footerButton(page).click();
  await expect(dialog(page)).toBeVisible();
});
