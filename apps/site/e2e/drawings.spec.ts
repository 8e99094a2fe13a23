import type { Page } from '@playwright/test';
import { expect, hydrated, readToTheEnd, refuseConsent, test } from './site';
import { ONE_OF_EACH } from './templates';

const PHONE = { width: 390, height: 844 } as const;

/** Two screens, and what fonts and forms may move. */
const NEAR = 2.5 * PHONE.height;

/** Drawings in boxes that a reader would see by scrolling. */
function drawingsIn(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll('main svg > use:is([href^="/illustrations/"], [data-href])')]
      .map((marks) => ({ marks, box: (marks.parentElement as Element).getBoundingClientRect() }))
      .filter(({ box }) => box.height > 0)
      .map(({ marks, box }) => ({
        file: marks.getAttribute('href') ?? marks.getAttribute('data-href') ?? '',
        fetched: marks.hasAttribute('href'),
        top: box.top + scrollY,
        width: Math.round(box.width),
        height: Math.round(box.height),
      })),
  );
}

/** Files of drawings that the page asks for from now on, as they stand in the page. */
function watchDrawings(page: Page): Set<string> {
  const asked = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/illustrations/')) asked.add(`${pathname}#d`);
  });
  return asked;
}

test.describe('drawings below the first fold', () => {
  test.use({ viewport: PHONE });
  test.beforeEach(({ page }) => refuseConsent(page));

  for (const route of ONE_OF_EACH) {
    test(`of ${route} are fetched when a reader comes near, and then all of them`, async ({ page }) => {
      const asked = watchDrawings(page);
      await page.goto(route);
      await hydrated(page);
      const before = await drawingsIn(page);
      const early = before.filter(({ file, top }) => asked.has(file) && top > NEAR);
      // What stands twice in a page is one file.
      const near = new Set(before.filter(({ top }) => top <= NEAR).map(({ file }) => file));
      expect(early.filter(({ file }) => !near.has(file))).toEqual([]);
      await readToTheEnd(page);
      await expect
        .poll(async () => (await drawingsIn(page)).filter(({ fetched }) => !fetched).map(({ file }) => file))
        .toEqual([]);
      expect(before.filter(({ file }) => !asked.has(file))).toEqual([]);
    });
  }

  test('most of the home page’s wait', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    const drawings = await drawingsIn(page);
    expect(drawings.filter(({ fetched }) => !fetched).length).toBeGreaterThan(drawings.length / 2);
  });

  test('come with a page that a click leads to', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/');
    await hydrated(page);
    await page.locator('header').getByRole('link', { name: 'Förderungen', exact: true }).click();
    await expect(page).toHaveURL('/foerderungen');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    const waiting = (await drawingsIn(page)).filter(({ fetched }) => !fetched);
    expect(waiting.length).toBeGreaterThan(0);
    await readToTheEnd(page);
    await expect.poll(async () => (await drawingsIn(page)).every(({ fetched }) => fetched)).toBe(true);
  });

  test('are all there on paper', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    expect((await drawingsIn(page)).every(({ fetched }) => fetched)).toBe(false);
    await page.pdf();
    expect((await drawingsIn(page)).every(({ fetched }) => fetched)).toBe(true);
  });
});

test.describe('drawings without JavaScript', () => {
  for (const width of [390, 1440]) {
    test(`stand where they stand with it, at ${width} px`, async ({ page, browser, baseURL }) => {
      await page.setViewportSize({ width, height: 844 });
      await refuseConsent(page);
      const context = await browser.newContext({
        baseURL: baseURL as string,
        javaScriptEnabled: false,
        viewport: { width, height: 844 },
      });
      const plain = await context.newPage();
      for (const route of ['/', '/waermepumpe-kosten', '/klima', '/energieberater-berlin']) {
        await page.goto(route);
        await plain.goto(route);
        const drawn = await drawingsIn(page);
        const drawnPlain = await drawingsIn(plain);
        const boxes = (drawings: typeof drawn) => drawings.map(({ file, width, height }) => ({ file, width, height }));
        expect(boxes(drawnPlain), route).toEqual(boxes(drawn));
        expect(drawnPlain.filter(({ fetched }) => !fetched)).toEqual([]);
      }
      await context.close();
    });
  }
});
