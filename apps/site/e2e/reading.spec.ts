import { expect, hydrated, refuseConsent, test } from './site';

const GUIDE = '/waermepumpe-kosten';
const LANDING = '/klima';

test.beforeEach(({ page }) => refuseConsent(page));

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('the contents list stays beside the text, with the section that is read and the call to action', async ({
    page,
  }) => {
    await page.goto(GUIDE);
    await hydrated(page);
    const contents = page.locator('main nav[aria-labelledby=inhaltsverzeichnis]');
    const entry = contents.locator('ol a').nth(2);
    await expect(entry).toBeVisible();
    const section = page.locator(new URL((await entry.getAttribute('href')) ?? '', page.url()).hash);
    await section.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
    await expect(contents).toBeInViewport({ ratio: 1 });
    await expect(contents.locator('[aria-current]')).toHaveCount(1);
    await expect(entry).toHaveAttribute('aria-current', 'location');
    await expect(contents.getByRole('link').last()).toHaveAttribute('href', '#waermepumpe-widget');
    const [rail, text] = await Promise.all([contents.boundingBox(), section.locator('h2').boundingBox()]);
    expect((rail?.x ?? 0) + (rail?.width ?? 0)).toBeLessThan(text?.x ?? 0);
  });

  test('the contents list names no section as read at the top, also after a leap from the end', async ({ page }) => {
    await page.goto(GUIDE);
    await hydrated(page);
    const current = page.locator('main nav[aria-labelledby=inhaltsverzeichnis] [aria-current]');
    await page.keyboard.press('End');
    await expect(current).toHaveCount(1);
    await expect(page.locator('footer')).toBeInViewport();
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect(current).toHaveCount(0);
  });

  test('the words beside it take their own clicks', async ({ page }) => {
    await page.goto(GUIDE);
    const point = page.locator('#kurz + ul > li').first();
    await point.scrollIntoViewIfNeeded();
    const hit = await point.evaluate((element) => {
      const { x, y } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(x + 2, y + 8));
    });
    expect(hit).toBe(true);
  });

  test('values of cards in a row begin on one line, and each stays in one piece', async ({ page }) => {
    await page.goto(GUIDE);
    const lists = page.locator('main section li dl');
    expect(await lists.count()).toBeGreaterThanOrEqual(3);
    const tops = await lists.evaluateAll((found) => found.slice(0, 3).map((list) => list.getBoundingClientRect().top));
    expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(1);
    await page.goto('/photovoltaik-anlage');
    const broken = await page.locator('main section li dl dd').evaluateAll((values) =>
      values
        .filter((value) => /^[^ ]+$/.test(value.textContent))
        .filter(
          (value) => value.getBoundingClientRect().height > 1.9 * Number.parseFloat(getComputedStyle(value).fontSize),
        )
        .map((value) => value.textContent),
    );
    expect(broken).toEqual([]);
  });

  test('nothing stays in the tab order that is not seen', async ({ page }) => {
    await page.goto(GUIDE);
    await expect(page.locator('main nav[aria-labelledby=inhaltsverzeichnis] summary')).toBeHidden();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the contents list is folded, opens at a tap and folds again after the jump', async ({ page }) => {
    await page.goto(GUIDE);
    await hydrated(page);
    const contents = page.locator('main nav[aria-labelledby=inhaltsverzeichnis]');
    const entry = contents.locator('ol a').nth(3);
    await expect(entry).toBeHidden();
    await contents.locator('summary').tap();
    const target = new URL((await entry.getAttribute('href')) ?? '', page.url()).hash;
    await entry.tap();
    await expect(page.locator(`${target} h2`).first()).toBeInViewport();
    await expect(contents.locator('details')).not.toHaveAttribute('open');
  });

  test('the guide of a landing page is folded, and unfolds for who comes for a part of it', async ({ page }) => {
    await page.goto(LANDING);
    await hydrated(page);
    const guide = page.locator('main details:has(> section):not(details details)');
    const part = guide.locator('section h2').nth(2);
    await expect(part).toBeHidden();
    const contents = page.locator('main nav[aria-labelledby=inhaltsverzeichnis]');
    await contents.locator('summary').tap();
    await contents.getByRole('link', { name: (await part.textContent()) ?? '', exact: true }).tap();
    await expect(part).toBeInViewport();
    await expect(guide).toHaveAttribute('open');
    await guide.locator('> summary').tap();
    await expect(part).toBeHidden();
  });

  test('the guide is unfolded for an address that names a part of it', async ({ page }) => {
    await page.goto(LANDING);
    const id = await page.locator('main details > section').nth(2).getAttribute('id');
    await page.goto(`/garage`);
    await page.goto(`${LANDING}#${id}`);
    await expect(page.locator(`[id="${id}"] h2`)).toBeInViewport();
  });

  test('no table is cut off', async ({ page }) => {
    for (const route of ['/neue-waermepumpe', '/foerderungen', '/daemmung-fassade', '/fenster-kosten', LANDING]) {
      await page.goto(route);
      for (const details of await page.locator('main details:has(table)').all())
        await details.evaluate((element) => element.setAttribute('open', ''));
      const hidden = await page
        .locator('main section:has(> table)')
        .evaluateAll((boxes) => boxes.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
      expect(hidden.length, route).toBeGreaterThan(0);
      expect(
        hidden.every((width) => width <= 0),
        `${route}: ${hidden.join(', ')}`,
      ).toBe(true);
    }
  });
});

test('the guide of a landing page stands open on wide screens, with nothing to fold', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(LANDING);
  const guide = page.locator('main details:has(> section):not(details details)');
  await expect(guide.locator('section h2').last()).toBeVisible();
  await expect(guide.locator('> summary')).toBeHidden();
});

test('on landings the short answer and the contents stand right under the hero', async ({ page }) => {
  await page.goto(LANDING);
  const order = await page
    .locator('main :is(h1, h2)')
    .evaluateAll((headings) => headings.map((heading) => heading.id || heading.tagName));
  expect(order[0]).toBe('H1');
  expect(order.slice(1, 4)).toEqual(['inhaltsverzeichnis', 'kurz', 'leistungen-titel']);
});

test('“Dazu passt” shows three pages in pictures before questions and sources: costs, funding, firm', async ({
  page,
}) => {
  await page.goto('/fenster-tueren');
  const order = await page.locator('main h2').evaluateAll((headings) => headings.map(({ id }) => id));
  expect(order.indexOf('weiter-titel')).toBeGreaterThan(-1);
  expect(order.indexOf('weiter-titel')).toBeLessThan(order.indexOf('fragen-titel'));
  expect(order.indexOf('fragen-titel')).toBeLessThan(order.indexOf('quellen-titel'));
  const cards = page.locator('nav[aria-labelledby=weiter-titel] li:has(h3)');
  await expect(cards).toHaveCount(3);
  await expect(cards.locator('svg')).toHaveCount(3);
  await expect(cards.getByRole('link').first()).toHaveAttribute('href', '/fenster-kosten');
  await expect(cards.getByRole('link').last()).toHaveAttribute('href', '/fensterbauer');
});

test('breadcrumbs name the page above, and the house shows the part of it that the page speaks of', async ({
  page,
}) => {
  await page.goto(GUIDE);
  const trail = page.getByRole('navigation', { name: 'Sie sind hier' });
  await expect(trail.getByRole('listitem')).toHaveText(['Startseite', 'Heizung', 'Wärmepumpe: Kosten']);
  await expect(trail.getByRole('link', { name: 'Heizung' })).toHaveAttribute('href', '/heizung');
  await expect(trail.locator('use')).toHaveAttribute('href', /partHouseB\.svg/);
});

test('the ground of the hero is one line, and the drawing reaches the edge of the window', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(GUIDE);
  const drawing = await page.locator('main > div > div:first-child > svg').boundingBox();
  const hero = await page.locator('main > div > div:first-child').boundingBox();
  expect(drawing && Math.round(drawing.x + drawing.width)).toBe(1440);
  expect(drawing && Math.round(drawing.y + drawing.height)).toBe(Math.round((hero?.y ?? 0) + (hero?.height ?? 0)));
});

test('code that is fetched on demand brings its style sheet along', async ({ page }) => {
  await page.goto(GUIDE);
  await hydrated(page);
  const sheets = () => page.evaluate(() => [...document.styleSheets].filter(({ href }) => href).length);
  expect(await sheets()).toBe(0);
  await page.keyboard.press('/');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  expect(await sheets()).toBeGreaterThan(0);
  await expect(dialog).not.toHaveCSS('border-top-left-radius', '0px');
});
