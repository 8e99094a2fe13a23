import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { parse } from 'node-html-parser';
import sharp from 'sharp';
import { drawn, expect, hydrated, readToTheEnd, refuseConsent, routed, test } from './site';
import { ONE_OF_EACH } from './templates';
import { goNear, sheet } from './tool';

const dist = fileURLToPath(new URL('../dist', import.meta.url));

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

test('cards of one group are all drawn or none, on every built page', () => {
  const mixed: string[] = [];
  let drawn = 0;
  for (const name of readdirSync(dist).filter((file) => file.endsWith('.html'))) {
    for (const list of parse(readFileSync(`${dist}/${name}`, 'utf8')).querySelectorAll('main section ul')) {
      const cards = list.querySelectorAll(':scope > li').filter((card) => card.querySelector('h3'));
      const pictures = cards.filter((card) => card.querySelector('use[data-href]')).length;
      if (pictures > 0) drawn += 1;
      if (pictures % cards.length > 0) mixed.push(`${name}: ${cards[0]?.querySelector('h3')?.text}`);
    }
  }
  expect(drawn).toBeGreaterThanOrEqual(20);
  expect(mixed).toEqual([]);
});

test('what the first fold draws stands in the page, icons too; only the house of the home page is a file', () => {
  const asked = new Set<string>();
  const missing: string[] = [];
  for (const name of readdirSync(dist).filter((file) => file.endsWith('.html'))) {
    const page = parse(readFileSync(`${dist}/${name}`, 'utf8').replace(/<noscript[\s\S]*?<\/noscript>/g, ''));
    for (const href of page.querySelectorAll('use[href]').map((marks) => marks.getAttribute('href') ?? '')) {
      if (!href.startsWith('#')) asked.add(`${name}: ${href.replace(/^.*\//, '')}`);
      else if (!page.getElementById(href.slice(1))) missing.push(`${name}: ${href}`);
    }
    expect(page.querySelectorAll('header svg > path').length, name).toBeGreaterThan(5);
  }
  expect([...asked]).toEqual(['index.html: house.svg#d']);
  expect(missing).toEqual([]);
});

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
      await expect.poll(() => before.filter(({ file }) => !asked.has(file))).toEqual([]);
    });
  }

  test('most of the home page’s wait, those that are near for the first paint', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    // The browser tells of a file once it has arrived, which neither the load nor the scripts wait for.
    await drawn(page);
    const early = await page.evaluate(() => {
      const painted = performance.getEntriesByName('first-paint')[0]?.startTime ?? 0;
      return performance
        .getEntriesByType('resource')
        .filter(({ name, startTime }) => name.includes('/illustrations/') && startTime < painted)
        .map(({ name }) => name.replace(/^.*\//, ''));
    });
    expect(early).toEqual(['house.svg#d']);
    const drawings = await drawingsIn(page);
    expect(drawings.filter(({ fetched }) => !fetched).length).toBeGreaterThan(drawings.length / 2);
  });

  test('come with a page that a click leads to', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/');
    await routed(page);
    await page.locator('header').getByRole('link', { name: 'Förderungen', exact: true }).click();
    await expect(page).toHaveURL('/foerderungen');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.locator('#seite')).not.toHaveAttribute('data-arriving');
    const waiting = (await drawingsIn(page)).filter(({ fetched }) => !fetched);
    expect(waiting.length).toBeGreaterThan(0);
    await readToTheEnd(page);
    await expect.poll(async () => (await drawingsIn(page)).every(({ fetched }) => fetched)).toBe(true);
  });

  test('come before the page goes to paper, a key before P where a browser prints without waiting for them', async ({
    page,
  }) => {
    await page.goto('/daemmung-fassade');
    await hydrated(page);
    const waiting = page.locator('use[data-href]');
    await page.keyboard.press('p');
    expect(await waiting.count()).toBeGreaterThan(5);
    await page.keyboard.down('Control');
    await expect(waiting).toHaveCount(0);
  });

  test('of what follows a sent request wait until it is sent, then stand in one row or one column, by day and night', async ({
    page,
  }) => {
    await page.goto('/waermepumpe-kosten');
    await hydrated(page);
    await readToTheEnd(page);
    const pictures = page.locator('#anfrage-gesendet li svg');
    await expect(pictures.locator('use[data-href]')).toHaveCount(3);
    await page.locator('#anfrage-gesendet').evaluate((sent) => sent.removeAttribute('hidden'));
    await pictures.first().scrollIntoViewIfNeeded();
    await expect(pictures.locator('use[href]')).toHaveCount(3);
    for (const [width, columns] of [
      [1440, 3],
      [390, 3],
      [320, 1],
    ] as const) {
      await page.setViewportSize({ width, height: 844 });
      const lefts = await pictures.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().left)));
      expect(new Set(lefts).size, `${width} px`).toBe(columns);
    }
    // They take the theme's colours, and a rim by night.
    const light = await pictures.first().evaluate((one) => getComputedStyle(one).filter);
    await page.emulateMedia({ colorScheme: 'dark' });
    const dark = await pictures.first().evaluate((one) => getComputedStyle(one).filter);
    expect([light, dark.includes('drop-shadow')]).toEqual(['none', true]);
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

test('the edge of the screen cuts no house and no tree of the row that ends a page', async ({ page }) => {
  // Thirty pictures.
  test.slow();
  await refuseConsent(page);
  const cut: string[] = [];
  for (const path of ['/dach', '/klima', '/handwerkersuche']) {
    await page.goto(path);
    const houses = page.locator('main svg:has(use[data-href*=skyline]), main svg:has(use[href*=skyline])').first();
    for (const width of [320, 390, 480, 481, 600, 768, 832, 833, 1024, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      await houses.evaluate((row) => row.scrollIntoView({ behavior: 'instant', block: 'center' }));
      await expect(houses.locator('use[href]')).toHaveCount(1);
      await drawn(page);
      const row = await houses.boundingBox();
      if (!row) throw new Error(`No row of houses on ${path} at ${width} px.`);
      const height = Math.floor(row.height) - 8;
      const shown = await page.screenshot({ clip: { x: 0, y: Math.ceil(row.y), width, height } });
      for (const left of [0, width - 1]) {
        const column = await sharp(shown).extract({ left, top: 0, width: 1, height }).png().toBuffer();
        const { channels } = await sharp(column).stats();
        if (channels.some(({ min, max }) => max - min > 8)) cut.push(`${path} at ${width} px: ${left}`);
      }
    }
  }
  expect(cut).toEqual([]);
});

test('the drawings of cards in one line are equally high, so that their headings begin on one line', async ({
  page,
}) => {
  test.slow();
  await refuseConsent(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  const uneven: string[] = [];
  let lines = 0;
  for (const path of [...ONE_OF_EACH, '/heizung', '/photovoltaik', '/waermepumpe-foerderung', '/umzug']) {
    await page.goto(path);
    const found = await page.evaluate(() => {
      const heights = new Map<string, Set<number>>();
      for (const list of document.querySelectorAll('main ul:has(> li > div > svg):has(h3)'))
        for (const drawing of list.querySelectorAll(':scope > li > div:first-child > svg')) {
          const { top, height } = drawing.getBoundingClientRect();
          if (!height) continue;
          const line = `${list.querySelector('h3')?.textContent} at ${Math.round(top)}`;
          heights.set(line, (heights.get(line) ?? new Set()).add(height));
        }
      return [...heights].map(([line, values]) => ({ line, heights: [...values] }));
    });
    lines += found.length;
    for (const { line, heights } of found)
      if (Math.max(...heights) - Math.min(...heights) > 1) uneven.push(`${path}: ${line}: ${heights.join(', ')}`);
  }
  expect(lines).toBeGreaterThan(15);
  expect(uneven).toEqual([]);
});

test('names around a drawing have no rim by night', async ({ page }) => {
  await refuseConsent(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/daemmung-fassade');
  const drawings = page.locator('main svg[role=img]');
  await expect(drawings.and(page.getByRole('img', { name: /^Die Schichten/ }))).toHaveCSS('filter', 'none');
  await expect(drawings.first()).not.toHaveCSS('filter', 'none');
});

test('the names around the house stand whole in every window that shows them', async ({ page }) => {
  await refuseConsent(page);
  await page.goto('/');
  const names = page.locator('main svg', { hasText: 'Energieberatung' }).locator('text');
  const cut: string[] = [];
  for (const width of [1056, 1100, 1280, 1330, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    for (const name of await names.all()) {
      const box = await name.boundingBox();
      if (!box || box.x < 0 || box.x + box.width > width) cut.push(`${width}: ${await name.textContent()}`);
    }
  }
  expect(cut).toEqual([]);
});

test('a phone shows the radiator behind the wall whole, and in which unit time is drawn', async ({ page }) => {
  await refuseConsent(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await goNear(page, '/daemmung-fassade');
  const wall = sheet(page).locator('svg', { hasText: 'innen' }).last();
  const radiator = wall.locator('g').first();
  const frame = (await wall.boundingBox())!;
  const drawn = (await radiator.boundingBox())!;
  expect(drawn.width).toBeGreaterThan(20);
  expect(drawn.x + drawn.width).toBeLessThan(frame.x + frame.width);
  const years = sheet(page).locator('figure', { hasText: 'Wann der Eigenanteil eingespart ist' });
  await expect(years.locator('text:visible').filter({ hasText: /^0.Jahre$/ })).toHaveCount(1);
});
