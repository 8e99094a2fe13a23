import { expect, test } from '@playwright/test';
import { describeFaults } from './faults.ts';
import { box, expectQuiet, expectSaid, expectStatus, FOREIGN, open } from './open.ts';

describeFaults('element', '/element.html');
describeFaults('adoption', '/adopt.html');

test('adoption takes over the container that the server has drawn', async ({ page }) => {
  await open(page, '/adopt.html');
  await expectStatus(page, 'ready');
  expect(
    await page.evaluate(
      () => (window as unknown as { container: Element }).container === document.querySelector('.daa-swg-painter'),
    ),
  ).toBe(true);
  await expect(page.locator('[data-plz="04109"] form')).toHaveCount(1);
  await page.evaluate(() => (window as unknown as { widget: { stop(): void } }).widget.stop());
  await expect(box(page)).toHaveAttribute('data-status', 'idle');
  await expect(page.locator('form')).toHaveCount(0);
  expectQuiet(page);
});

test('5: a place that goes with its form leaves the page alive, and works again when it comes back', async ({
  page,
}) => {
  await open(page, '/adopt.html');
  await expectStatus(page, 'ready');
  await page.evaluate(() => {
    const place = document.querySelector('#form') as HTMLElement;
    Object.assign(window, { place });
    place.remove();
  });
  await page.getByRole('heading', { level: 1 }).click();
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { place: HTMLElement }).place.dataset.status))
    .toBe('loaded');
  await page.evaluate(() => document.querySelector('main')?.append((window as unknown as { place: Element }).place));
  await expectStatus(page, 'ready');
  expectQuiet(page);
});

test('3: an injected element chooses neither what the page runs nor whether it asks', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const refused = [FOREIGN, 'data:text/javascript,window.hacked=1//', 'javascript:0'];
  await open(page, '/element.html', { origin: '', consent: false });
  await expectStatus(page, 'waiting-consent');
  await page.evaluate((origins) => {
    for (const origin of origins) {
      const injected = document.createElement('lead-widget');
      for (const [name, value] of Object.entries({ origin, url: 'x', consent: 'x', policy: 'x', reload: 'x' })) {
        injected.setAttribute(name, value);
      }
      document.body.append(injected);
    }
  }, refused);
  await expect(page.locator('lead-widget[data-status="waiting-consent"]')).toHaveCount(4);
  await page.evaluate(() => (window as unknown as { store: { set(value: boolean): void } }).store.set(true));
  await expect(page.locator('lead-widget[data-status="ready"]')).toHaveCount(4);
  expect(asked.filter((url) => url.startsWith(FOREIGN))).toEqual([]);
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  expectSaid(
    page,
    refused.map((origin): unknown =>
      expect.stringContaining(`origin was given “${origin}”, which this page does not allow`),
    ),
  );
});

test('3: without an origin of the page, only its own is allowed, and others are refused with a reason', async ({
  page,
}) => {
  await open(page, '/element.html', { originAttribute: FOREIGN });
  await expectStatus(page, 'failed');
  await expect(page.getByRole('status')).toHaveText(/falsch eingerichtet/);
  await open(page, '/element.html', { originAttribute: FOREIGN, origins: [FOREIGN] });
  await expectStatus(page, 'ready');
});

test('9: starting an element that was removed does nothing', async ({ page }) => {
  await open(page, '/element.html');
  await expectStatus(page, 'ready');
  const hosts = await page.evaluate(async () => {
    const element = document.querySelector('lead-widget') as HTMLElement & { start(): void };
    element.remove();
    element.start();
    // A moment in which it could have been only moved.
    await Promise.resolve();
    element.start();
    return (globalThis as unknown as Record<symbol, { hosts: number }>)[Symbol.for('lead-widget')]?.hosts;
  });
  expect(hosts).toBe(0);
});

test('adoption of a copy of a place at work begins anew, and of a place under way leaves its form', async ({
  page,
}) => {
  await open(page, '/adopt.html');
  await expectStatus(page, 'ready');
  const copy = page.locator('#copy');
  await page.evaluate(() => {
    const place = document.querySelector('#form') as HTMLElement;
    const { adopt } = window as unknown as { adopt: (place: Element) => void };
    // As a page that adopts all its places again after something has been added to it.
    adopt(place);
    place.insertAdjacentHTML('afterend', place.outerHTML.replace('id="form"', 'id="copy"'));
    const copied = document.querySelector('#copy') as HTMLElement;
    (copied.querySelector('form') as HTMLElement).dataset.copied = '';
    (place.querySelector('form') as HTMLElement).dataset.first = '';
    adopt(copied);
  });
  await expect(copy).toHaveAttribute('data-status', 'ready');
  await expect(copy.locator('form')).toHaveCount(1);
  await expect(copy.locator('form[data-copied]')).toHaveCount(0);
  await expect(copy.locator('a[href^="tel:"]')).toHaveCount(1);
  await expect(page.locator('#form form[data-first]')).toHaveCount(1);
  expectQuiet(page);
});

test('adoption of a copy of a place that asks offers each button once', async ({ page }) => {
  await open(page, '/adopt.html', { consent: false });
  await expectStatus(page, 'waiting-consent');
  await page.evaluate(() => {
    const place = document.querySelector('#form') as HTMLElement;
    place.insertAdjacentHTML('afterend', place.outerHTML.replace('id="form"', 'id="copy"'));
    place.remove();
    (window as unknown as { adopt: (place: Element | null) => void }).adopt(document.querySelector('#copy'));
  });
  const copy = page.locator('#copy');
  await expect(copy.getByRole('button', { name: 'Immer laden' })).toHaveCount(1);
  await copy.getByRole('button', { name: 'Einmal laden' }).click();
  await expect(copy).toHaveAttribute('data-status', 'ready');
});
