import type { Page } from '@playwright/test';
import { expect, refuseConsent, routed, test } from './site';

// A rule such as `a:has(:focus) *` ends in what any element can be. Browsers then style everything anew below each element
// that any rule with `:has()` looks at, the root among them, with every focus, hover and opened menu: on the home page that
// took as long as all the rest.

/** Once what was done has been drawn. */
function nextFrame(page: Page): Promise<void> {
  return page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
}

/** How many elements the page has, and how many at most the browser styled at once while something was done. */
async function restyled(page: Page, act: () => Promise<void>): Promise<{ all: number; most: number }> {
  const browser = page.context().browser();
  if (!browser) throw new Error('restyling: Only a browser that was launched can be traced.');
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await act();
  await nextFrame(page);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: { name: string; args: { elementCount?: number } }[];
  };
  const counts = traceEvents
    .filter(({ name }) => name === 'UpdateLayoutTree')
    .map(({ args }) => args.elementCount ?? 0);
  expect(counts.length, 'the browser tells of its work').toBeGreaterThan(0);
  return { all: await page.locator('*').count(), most: Math.max(...counts) };
}

/** What comes with a visitor's first touch is here: its style sheet, consent's, is looked at once by every element. */
async function opened(page: Page, path: string): Promise<void> {
  await refuseConsent(page);
  await page.goto(path);
  await routed(page);
  await page.locator('footer').getByRole('link', { name: 'Impressum', exact: true }).hover();
  await page.waitForFunction(() => [...document.styleSheets].some(({ href }) => href?.includes('/assets/settings-')));
  await page.evaluate(() => scrollTo(0, 0));
  await nextFrame(page);
}

test.describe('styles what changes, not the whole page', () => {
  test('where a menu is opened', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await opened(page, '/');
    const trigger = page.getByRole('banner').getByRole('button', { name: 'Was möchten Sie sanieren?' });
    const { all, most } = await restyled(page, () => trigger.click());
    await expect(page.locator(':popover-open')).toBeVisible();
    expect(most).toBeLessThan(all / 2);
  });

  test('where the focus moves on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await opened(page, '/');
    await page.keyboard.press('Tab');
    const { all, most } = await restyled(page, () => page.keyboard.press('Tab'));
    await expect(page.getByRole('banner').getByRole('link').first()).toBeFocused();
    expect(most).toBeLessThan(all / 2);
  });
});
