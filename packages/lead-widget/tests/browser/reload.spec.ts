import { expect, type Page, test } from '@playwright/test';
import { expectStatus, open } from './open.ts';

type Store = { store: { set(value: boolean): void } };
const decide = (page: Page, value: boolean) =>
  page.evaluate((allowed) => (window as unknown as Store).store.set(allowed), value);

/** A mark that only a full load removes. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { marked: true }));
const marked = (page: Page) => page.evaluate(() => 'marked' in window);
const path = async (page: Page) => page.url().replace(/^\w+:\/\/[^/]+/, '');
const ready = async (page: Page) => expect(page.locator('[data-status="ready"] form').first()).toBeVisible();
const follow = (page: Page, to: string) => page.getByRole('link', { name: to, exact: true }).click();

/** Documents that are asked for from now on. Not those that were loaded: a form may be there before its page is whole. */
function documentsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && asked.push(request.url()));
  return asked;
}

for (const mode of ['widget', 'entry', 'direct']) {
  test.describe(`decided by ${mode}`, () => {
    test('the first page never reloads, a later one does, with the flag and without history', async ({ page }) => {
      await page.goto(`/plain?mode=${mode}`);
      await follow(page, '/form-a');
      await ready(page);
      expect(await path(page)).toBe(`/form-a?mode=${mode}`);
      await mark(page);
      await follow(page, '/form-b');
      await expect.poll(() => path(page)).toBe(`/form-b?mode=${mode}&daaReloaded=1`);
      await ready(page);
      expect(await marked(page)).toBe(false);
      await page.goBack();
      await expect(page.getByRole('heading', { name: '/form-a' })).toBeVisible();
      await ready(page);
    });

    test('a page comes back to life also when its address has the flag already', async ({ page }) => {
      await page.goto(`/form-a?mode=${mode}&daaReloaded=1`);
      await ready(page);
      await mark(page);
      await follow(page, '/plain');
      await expect(page.locator('form')).toHaveCount(0);
      expect(await marked(page)).toBe(true);
      await page.goBack();
      await ready(page);
      expect(await path(page)).toBe(`/form-a?mode=${mode}&daaReloaded=1`);
      expect(await marked(page)).toBe(false);
      await expect(page.locator('form')).toHaveCount(1);
    });
  });
}

test('there and back twenty times: always a form, never a loop', async ({ page }) => {
  test.slow();
  const asked = documentsOf(page);
  await page.goto('/form-a');
  for (let count = 0; count < 20; count += 1) {
    await ready(page);
    await follow(page, count % 2 ? '/form-a' : '/form-b');
    await expect(page.getByRole('heading', { name: count % 2 ? '/form-a' : '/form-b' })).toBeVisible();
    await expect.poll(() => path(page)).toContain('daaReloaded=1');
  }
  await ready(page);
  expect(asked).toHaveLength(21);
});

test('strategies side by side: no reload for the others, one tag at a time', async ({ page }) => {
  await page.goto('/replace-a');
  await mark(page);
  for (const to of ['/replace-b', '/replace-a', '/keep', '/replace-b', '/keep']) {
    await follow(page, to);
    await expect(page.getByRole('heading', { name: to })).toBeVisible();
    await ready(page);
    await expect(page.locator('form')).toHaveCount(1);
    await expect.poll(() => page.locator('script[src*="/js/hub.js"]').count()).toBeLessThanOrEqual(1);
  }
  expect(await marked(page)).toBe(true);
  await follow(page, '/form-a');
  await expect.poll(() => marked(page)).toBe(false);
  await ready(page);
});

test('a script in the served HTML: one reload with the flag, none with it', async ({ page }) => {
  await page.route(/\/form-a/, async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace(
      '</head>',
      '<script type="module" src="/js/hub.js?swg-home"></script></head>',
    );
    await route.fulfill({ response, body: html });
  });
  const asked = documentsOf(page);
  await page.goto('/form-a?x=1#y', { waitUntil: 'commit' });
  await page.waitForURL('/form-a?x=1&daaReloaded=1#y');
  await ready(page);
  await page.waitForTimeout(800);
  expect(asked).toHaveLength(2);
  await expect(page.locator('script[src*="/js/hub.js"]')).toHaveCount(1);
});

test('a page that changes its own address does not loop, and still gets its form or a way on', async ({ page }) => {
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  // Two widgets that render once, and an app that puts something else into its query as soon as it is there.
  await page.addInitScript(() => {
    setTimeout(() => {
      const address = new URL(location.href);
      address.searchParams.set('x', `${Math.random()}`);
      history.pushState(null, '', address);
      dispatchEvent(new PopStateEvent('popstate'));
    }, 1000);
  });
  await page.goto('/form-twice');
  await page.waitForTimeout(6000);
  expect(loads).toBeLessThanOrEqual(3);
  await expect(page.locator('[data-status="ready"], [data-status="failed"]').first()).toBeVisible({ timeout: 15_000 });
  const settled = loads;
  await page.waitForTimeout(1500);
  expect(loads).toBe(settled);
});

test('Back to a page that is loaded afresh asks for it once', async ({ page }) => {
  for (const mode of ['widget', 'entry', 'both']) {
    await page.goto(`/form-a?mode=${mode}&daaReloaded=1`);
    await ready(page);
    await follow(page, '/plain');
    await expect(page.getByRole('heading', { name: '/plain' })).toBeVisible();
    const asked = documentsOf(page);
    await page.goBack();
    await ready(page);
    expect(asked, mode).toHaveLength(1);
  }
});

for (const [who, hash] of [
  ['who asks in the place', '#form'],
  ['who agrees elsewhere', ''],
] as const)
  test(`after withdrawal a hub that renders once needs a full load, which leads ${who} ${hash ? 'back to it' : 'nowhere else'}`, async ({
    page,
  }) => {
    await open(page, '/react.html', { consent: false, strategy: 'reload-once' });
    await page.getByRole('button', { name: 'Einmal laden' }).click();
    await expectStatus(page, 'ready');
    await decide(page, false);
    await expectStatus(page, 'waiting-consent');
    await page.getByRole('button', { name: 'Wechseln' }).focus();
    if (hash) await page.getByRole('button', { name: 'Immer laden' }).press('Enter');
    else await decide(page, true);
    await expect.poll(() => path(page)).toBe(`/react.html?daaReloaded=1${hash}`);
  });
