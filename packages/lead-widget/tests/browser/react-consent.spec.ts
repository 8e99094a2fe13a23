import { expect, type Page, test } from '@playwright/test';
import { box, expectQuiet, expectStatus, open } from './open.ts';

const ONCE = { name: 'Einmal laden' };
const ALWAYS = { name: 'Immer laden' };

function hubRequests(page: Page): string[] {
  const found: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/js/hub.js')) found.push(request.url());
  });
  return found;
}

type Store = { store: { get(): boolean; set(value: boolean): void } };
const decide = (page: Page, value: boolean) =>
  page.evaluate((allowed) => (window as unknown as Store).store.set(allowed), value);
const stored = (page: Page) => page.evaluate(() => (window as unknown as Store).store.get());

test('asks for nothing before consent', async ({ page }) => {
  const requests = hubRequests(page);
  await open(page, '/react.html#form', { consent: false });
  await expectStatus(page, 'waiting-consent');
  await page.waitForTimeout(600);
  expect(requests).toEqual([]);
  expect(await page.locator('link[rel=preconnect],link[rel=dns-prefetch]').count()).toBe(0);
});

test('once loads and stores nothing, until the next decision', async ({ page }) => {
  await open(page, '/react.html', { consent: false });
  await page.getByRole('button', ONCE).click();
  await expectStatus(page, 'ready');
  expect(await stored(page)).toBe(false);
  await decide(page, false);
  await expectStatus(page, 'waiting-consent');
});

test('always stores it, and withdrawal takes the form away and stops the retries', async ({ page }) => {
  const requests = hubRequests(page);
  await open(page, '/react.html', { consent: false, retryBaseMs: 100 });
  await page.getByRole('button', ALWAYS).click();
  await expectStatus(page, 'ready');
  expect(await stored(page)).toBe(true);
  await decide(page, false);
  await expectStatus(page, 'waiting-consent');
  await expect(page.locator('.daa-swg-home')).toHaveCount(0);
  let fail = () => {};
  const failing = new Promise<void>((resolve) => {
    fail = resolve;
  });
  await page.route(/hub\.js/, async (route) => {
    await failing;
    await route.abort('failed');
  });
  const before = requests.length;
  await page.reload();
  await page.getByRole('button', ONCE).click();
  await expectStatus(page, 'loading');
  await expect.poll(() => requests.length).toBe(before + 1);
  await decide(page, true);
  await decide(page, false);
  await expectStatus(page, 'waiting-consent');
  fail();
  await page.waitForTimeout(1000);
  expect(requests).toHaveLength(before + 1);
  expectQuiet(page);
});

test('starts by itself when consent is there or comes', async ({ page }) => {
  await open(page, '/react.html', { consent: true });
  await expectStatus(page, 'ready');
  await open(page, '/react.html', { consent: false });
  await expectStatus(page, 'waiting-consent');
  await decide(page, true);
  await expectStatus(page, 'ready');
});

test('offers only once where nothing can be stored', async ({ page }) => {
  await open(page, '/react.html', { consent: false, grantable: false });
  await expect(page.getByRole('button', ONCE)).toBeVisible();
  await expect(page.getByRole('button', ALWAYS)).toHaveCount(0);
});

test('the place keeps its height and the focus stays in it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/react.html', { consent: false });
  await expectStatus(page, 'waiting-consent');
  expect((await box(page).boundingBox())?.height).toBeCloseTo(900, 0);
  await page.getByRole('button', ONCE).press('Enter');
  await expect(box(page)).toBeFocused();
});

test('visible: waits until the place comes near', async ({ page }) => {
  const requests = hubRequests(page);
  await open(page, '/react.html', { load: 'visible', above: 4000 });
  await expectStatus(page, 'waiting-visible');
  await page.waitForTimeout(300);
  expect(requests).toEqual([]);
  await page.evaluate(() => scrollTo(0, 3400));
  await expectStatus(page, 'ready');
});

test('interaction: waits until the visitor touches the place', async ({ page }) => {
  const requests = hubRequests(page);
  const touches: (() => Promise<unknown>)[] = [
    () => page.getByRole('button', { name: 'Formular laden' }).press('Enter'),
    () => box(page).hover(),
    () => page.getByRole('button', { name: 'Formular laden' }).focus(),
  ];
  for (const touch of touches) {
    await page.mouse.move(0, 0);
    await open(page, '/react.html', { load: 'interaction' });
    await expectStatus(page, 'waiting-visible');
    await expect(page.getByRole('status')).toHaveText('Das Formular lädt, sobald Sie es berühren.');
    expect(requests).toEqual([]);
    await touch();
    await expectStatus(page, 'ready');
    requests.length = 0;
  }
});

test('a hash or a link that points at the place loads it at once', async ({ page }) => {
  for (const load of ['visible', 'interaction']) {
    await open(page, '/react.html#form', { load, above: 4000 });
    await expectStatus(page, 'ready');
    await page.goto('about:blank');
    await open(page, '/react.html', { load, above: 4000 });
    await expectStatus(page, 'waiting-visible');
    await page.evaluate(() => {
      // A router takes the click, so no hash changes.
      addEventListener('click', (event) => event.preventDefault());
    });
    await page.getByRole('link', { name: 'Zum Formular' }).press('Enter');
    await expectStatus(page, 'ready');
    await page.goto('about:blank');
  }
});

test('a hash that changes to a place around the form loads it, one that points elsewhere does not', async ({
  page,
}) => {
  const requests = hubRequests(page);
  for (const load of ['visible', 'interaction']) {
    await open(page, '/react.html', { load, above: 4000 });
    await expectStatus(page, 'waiting-visible');
    const turnTo = (selector: string) =>
      page.evaluate(
        (selector) =>
          new Promise((resolve) => {
            addEventListener('hashchange', () => setTimeout(resolve), { once: true });
            (document.querySelector(selector) as HTMLElement).id = 'ort mit ü';
            location.hash = encodeURIComponent('ort mit ü');
          }),
        selector,
      );
    await turnTo('h1');
    await expectStatus(page, 'waiting-visible');
    expect(requests).toEqual([]);
    await page.evaluate(() => {
      document.querySelector('h1')?.removeAttribute('id');
      history.replaceState(null, '', location.pathname);
    });
    await turnTo('main');
    await expectStatus(page, 'ready');
    requests.length = 0;
    await page.goto('about:blank');
  }
});

test('a click on a link in a drawing is no error while the form waits', async ({ page }) => {
  await open(page, '/react.html', { load: 'interaction' });
  await expectStatus(page, 'waiting-visible');
  await page.evaluate(() => {
    const drawing =
      '<svg width="20" height="20"><a href="#elsewhere"><rect id="shape" width="9" height="9"/></a></svg>';
    document.body.insertAdjacentHTML('afterbegin', drawing);
    document.getElementById('shape')?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  });
  await expectStatus(page, 'waiting-visible');
  expectQuiet(page);
});

for (const [adapter, what] of [
  ['promise', 'gives a promise'],
  ['throws', 'throws'],
] as const) {
  for (const path of ['/react.html', '/element.html']) {
    test(`a consent adapter that ${what} has not agreed: ${path}`, async ({ page }) => {
      const requests = hubRequests(page);
      await open(page, path, { adapter });
      await expectStatus(page, 'waiting-consent');
      await page.waitForTimeout(600);
      expect(requests).toEqual([]);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }
}
