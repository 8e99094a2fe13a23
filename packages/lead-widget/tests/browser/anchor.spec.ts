import { expect, type Page, test } from '@playwright/test';
import { open } from './open.ts';

declare const lead: typeof import('../../src/anchor/index.ts');

/** A long page; the section comes after `delay` milliseconds. */
async function section(page: Page, delay: number): Promise<void> {
  await page.evaluate((delay) => {
    document.body.innerHTML =
      '<div id="above" style="height:1500px"></div><div id="place"></div><div style="height:3000px"></div>';
    setTimeout(() => {
      const made = document.createElement('section');
      made.id = 'form';
      made.innerHTML = '<h2>Anfrage</h2><p>Formular</p>';
      document.getElementById('place')?.append(made);
    }, delay);
  }, delay);
}

const scroll = (page: Page, options: Record<string, unknown> = {}) =>
  page.evaluate((options) => lead.scrollToAnchor('form', options), options);
const top = (page: Page) => page.evaluate(() => document.getElementById('form')?.getBoundingClientRect().top);
const atTop = (page: Page) => expect.poll(() => top(page)).toBeCloseTo(0, 0);

test('waits for a target that is not there yet, and moves the focus with it', async ({ page }) => {
  await open(page, '/core.html');
  await section(page, 500);
  expect(await scroll(page)).toBe(true);
  await atTop(page);
  await expect(page.getByRole('heading', { name: 'Anfrage' })).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await page.locator('h2').getAttribute('tabindex')).toBeNull();
});

test('gives up after thirty looks, three seconds', async ({ page }) => {
  // The page's clock stands still, so that the seconds are the page's own, however slow the machine is.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(60_000);
  await open(page, '/core.html');
  await page.evaluate(() => {
    void lead.scrollToAnchor('form').then((found) => Object.assign(window, { found }));
  });
  const found = () => page.evaluate(() => (window as { found?: boolean }).found);
  await page.clock.runFor(2950);
  expect(await found()).toBeUndefined();
  await page.clock.runFor(100);
  await expect.poll(found).toBe(false);
});

test('is smooth, unless the visitor wants less motion', async ({ page }) => {
  for (const [reducedMotion, behavior] of [
    ['no-preference', 'smooth'],
    ['reduce', 'instant'],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    await open(page, '/core.html');
    await section(page, 0);
    await page.evaluate(() => {
      Element.prototype.scrollIntoView = function (options) {
        Object.assign(window, { asked: options });
      };
    });
    expect(await scroll(page)).toBe(true);
    expect(await page.evaluate(() => (window as unknown as { asked: ScrollIntoViewOptions }).asked.behavior)).toBe(
      behavior,
    );
  }
});

test('aligns once more when the page grows above the target', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/core.html');
  await page.addStyleTag({ content: '* { overflow-anchor: none }' });
  await section(page, 0);
  await scroll(page);
  await atTop(page);
  const grow = (height: number) =>
    page.evaluate((height) => document.getElementById('above')?.style.setProperty('height', `${height}px`), height);
  await grow(1900);
  await atTop(page);
  await grow(2300);
  await page.waitForTimeout(300);
  expect(await top(page)).toBeGreaterThan(300);
});

test('never scrolls against the visitor', async ({ page }) => {
  // Time passes only where the test says so: the section must not come before the visitor's wheel.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(60_000);
  await open(page, '/core.html');
  await section(page, 900);
  await page.evaluate(() => {
    const wheel = new Promise((resolve) => addEventListener('wheel', resolve, { once: true }));
    Object.assign(window, { wheel, searching: lead.scrollToAnchor('form') });
  });
  await page.mouse.wheel(0, 200);
  await page.evaluate(() => (window as unknown as { wheel: Promise<unknown> }).wheel);
  await page.clock.runFor(3500);
  expect(await page.evaluate(() => (window as unknown as { searching: Promise<boolean> }).searching)).toBe(false);
  await expect(page.locator('#form')).toBeAttached();
  await page.waitForTimeout(300);
  expect(await top(page)).toBeGreaterThan(500);
});

test('ends with the signal and on another path', async ({ page }) => {
  await open(page, '/core.html');
  await section(page, 700);
  const results = await page.evaluate(async () => {
    const life = new AbortController();
    const aborted = lead.scrollToAnchor('form', { signal: life.signal });
    life.abort();
    const left = lead.scrollToAnchor('form');
    history.pushState(null, '', '/other');
    return [await aborted, await left, await lead.scrollToAnchor('form', { signal: life.signal })];
  });
  expect(results).toEqual([false, false, false]);
});
