import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Locator, Page } from '@playwright/test';
import { parse } from 'node-html-parser';
import { LitHouse } from './litHouse';
import { expect, hydrated, refuseConsent, test } from './site';

test.beforeEach(({ page }) => refuseConsent(page));

const dist = fileURLToPath(new URL('../dist', import.meta.url));

test('what stands beside the arrow of a card names where it leads; no caveat is dressed as a link', () => {
  const named: string[] = [];
  for (const name of readdirSync(dist).filter((file) => file.endsWith('.html')))
    for (const card of parse(readFileSync(`${dist}/${name}`, 'utf8')).querySelectorAll(
      'main li:has(h3 a) p:has(> svg)',
    ))
      named.push(`${name}: ${card.textContent.trim()}`);
  expect(named.length).toBeGreaterThan(15);
  expect(named.filter((words) => words.endsWith('.'))).toEqual([]);
});

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

test('the footer shows every column open on a wide screen, the cookie settings once and as a button', async ({
  page,
}) => {
  await page.goto('/heizung');
  await hydrated(page);
  const footer = page.locator('footer');
  const columns = footer.getByRole('navigation', { name: 'Alle Seiten' }).locator('div:has(> h2)');
  for (const name of [
    'Maßnahmen',
    'Kosten',
    'Förderung und Trends',
    'Fachbetriebe',
    'Energieberatung vor Ort',
    'Rechtliches',
  ]) {
    const column = columns.filter({ has: page.getByRole('heading', { name, exact: true }) });
    await expect(column.getByRole('listitem').first(), name).toBeVisible();
    await expect(column.locator('summary'), name).toBeHidden();
  }
  await expect(footer.getByRole('link', { name: 'Berlin', exact: true })).toHaveAttribute(
    'href',
    '/energieberater-berlin',
  );
  await expect(footer.getByText('Cookie-Einstellungen')).toHaveCount(1);
  await expect(footer.getByRole('button', { name: 'Cookie-Einstellungen' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('the groups of the footer are folded, but for the legal ones', async ({ page }) => {
    await page.goto('/heizung');
    await hydrated(page);
    const footer = page.locator('footer');
    expect((await footer.boundingBox())?.height).toBeLessThan(1100);
    const column = footer.getByRole('group').filter({ hasText: 'Kosten' }).first();
    await expect(column.getByRole('link').first()).toBeHidden();
    await column.locator('summary').tap();
    await expect(column.getByRole('link').first()).toBeVisible();
    await expect(footer.getByRole('link', { name: 'Impressum' })).toBeVisible();
  });

  test('the button to close and the call to action stay in view with both groups of the menu open', async ({
    page,
  }) => {
    await page.goto('/heizung');
    await hydrated(page);
    const logo = await page.getByRole('link', { name: 'Sanierungsweg' }).first().boundingBox();
    await page.getByRole('button', { name: 'Menü öffnen' }).tap();
    const menu = page.getByRole('dialog', { name: 'Menü' });
    const above = await menu.getByRole('link', { name: 'Sanierungsweg' }).boundingBox();
    expect(above?.x, 'the logo stays where it was').toBe(logo?.x);
    for (const summary of await menu.locator('summary').all()) await summary.tap();
    await menu.evaluate((element) => element.scrollTo(0, element.scrollHeight / 2));
    await expect(menu.getByRole('button', { name: 'Menü schließen' })).toBeInViewport({ ratio: 1 });
    const call = menu.getByRole('link', { name: 'Angebot anfordern' });
    await expect(call).toBeInViewport({ ratio: 1 });
    expect((await call.boundingBox())?.y).toBeGreaterThan(700);
    expect((await menu.boundingBox())?.width).toBe(390);
  });
});

test('the menus of the header stand on the grid of the page', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/heizung');
  await hydrated(page);
  for (const name of ['Was möchten Sie sanieren?', 'Experten finden']) {
    await page.getByRole('button', { name }).click();
    const panel = await page.locator('header :popover-open').boundingBox();
    expect(panel?.width, name).toBe(1240);
    expect(panel?.x, name).toBe(100);
    await page.keyboard.press('Escape');
  }
});

test('titles of groups in the menus lead to the page that the group is about', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/heizung');
  await hydrated(page);
  const menu = page.locator('#menue-sanieren');
  await page.getByRole('button', { name: 'Was möchten Sie sanieren?' }).click();
  for (const [name, path] of [
    ['Dämmung', '/daemmung'],
    ['Heizung', '/heizung'],
    ['Solarenergie', '/photovoltaik'],
  ] as const) {
    const title = menu.getByRole('link', { name, exact: true });
    await expect(title).toHaveCount(1);
    await expect(title).toHaveAttribute('href', path);
    await expect(menu.getByRole('listitem').filter({ hasText: new RegExp(`^${name}$`) })).toHaveCount(0);
  }
  await expect(menu.getByRole('link', { name: 'Heizung', exact: true })).toHaveAttribute('aria-current', 'page');
});

test('the menu of measures ends with a way on for whoever is undecided, below columns that fill it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/heizung');
  await hydrated(page);
  await page.getByRole('button', { name: 'Was möchten Sie sanieren?' }).click();
  const menu = page.locator('#menue-sanieren');
  const way = menu.getByRole('link').last();
  await expect(way).toHaveAttribute('href', '/energieberater');
  const right = async (place: Locator) => {
    const { x = 0, width = 0 } = (await place.boundingBox()) ?? {};
    return Math.round(x + width);
  };
  expect(await right(menu.getByRole('list').last())).toBeGreaterThan((await right(way)) - 40);
});

for (const width of [390, 1440]) {
  test(`cities stand in two columns of a menu, by their names alone, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/heizung');
    await hydrated(page);
    if (width === 390) await page.getByRole('button', { name: 'Menü öffnen' }).click();
    await page.locator('header').getByText('Experten finden', { exact: true }).locator('visible=true').click();
    const cities = page.locator('header p:has-text("Energieberatung vor Ort") + ul').locator('visible=true');
    await expect(cities.getByRole('listitem').first()).toHaveText('Berlin');
    const places = await cities
      .getByRole('listitem')
      .evaluateAll((items) => items.map((item) => Math.round(item.getBoundingClientRect().top)));
    expect(places).toHaveLength(10);
    expect(new Set(places).size).toBe(5);
  });
}

for (const height of [500, 844]) {
  test(`the call to action lies at the foot of the phone's menu, ${height} px high`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height });
    await page.goto('/heizung');
    await hydrated(page);
    await page.getByRole('button', { name: 'Menü öffnen' }).click();
    const menu = page.getByRole('dialog', { name: 'Menü' });
    for (let step = 0; step < 2; step += 1) {
      const { y = 0, height: size = 0 } =
        (await menu.getByRole('link', { name: 'Angebot anfordern' }).boundingBox()) ?? {};
      expect(y + size).toBeGreaterThan(height - 24);
      expect(y + size).toBeLessThanOrEqual(height);
      await menu.locator('summary').first().click();
    }
  });
}

const SIGNPOSTS = {
  sanieren: { Dämmung: 'A', Heizung: 'B', Solarenergie: 'C', 'Fenster, Dach, Strom': 'D' },
  experten: { Fachbetriebe: undefined, 'Weitere Gewerke': undefined, 'Energieberatung vor Ort': 'F' },
} as const;

for (const { width, open } of [
  { width: 390, open: 'Menü öffnen' },
  { width: 1440, open: 'Was möchten Sie sanieren?' },
]) {
  test(`groups of a menu stand beside the house with their part in yellow, one file that is fetched before the menu opens, at ${width} px`, async ({
    page,
  }) => {
    const fetched: string[] = [];
    page.on('response', (response) => {
      if (response.ok() && response.url().includes('/partHouse')) fetched.push(new URL(response.url()).pathname);
    });
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/impressum');
    await hydrated(page);
    expect(fetched).toEqual([]);
    const button = page.getByRole('button', { name: open });
    await button.hover();
    await expect.poll(() => fetched).toEqual([expect.stringMatching(/\/partHouses\.svg$/)]);
    await button.click();
    const menu = width === 390 ? page.getByRole('dialog', { name: 'Menü' }) : page.locator('#menue-sanieren');
    await expect(menu).toBeVisible();
    if (width === 390) for (const summary of await menu.locator('summary').all()) await summary.click();
    const groups = Object.entries({ ...SIGNPOSTS.sanieren, ...(width === 390 && SIGNPOSTS.experten) });
    for (const [name, part] of groups) {
      const house = await menu
        .locator('p')
        .filter({ hasText: name })
        .locator('> *')
        .evaluate((title) => {
          const { content, backgroundImage, backgroundPositionX, inlineSize, blockSize } = getComputedStyle(
            title,
            '::before',
          );
          if (content === 'none') return undefined;
          return [/partHouses/.test(backgroundImage), backgroundPositionX, inlineSize, blockSize];
        });
      // Six houses in a row.
      expect(house, name).toEqual(part && [true, `${'ABCDEF'.indexOf(part) * 20}%`, '40px', '30px']);
    }
    expect(fetched).toHaveLength(1);
  });
}

for (const [width, columns] of [
  [390, 2],
  [768, 2],
  [1024, 4],
  [1440, 4],
] as const) {
  test(`a list of cities by itself fills its lines at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/klima');
    const tops = await page
      .locator('#staedte li')
      .evaluateAll((names) => names.map((name) => Math.round(name.getBoundingClientRect().top)));
    expect(tops).toHaveLength(8);
    expect(tops.filter((top) => top === tops[0])).toHaveLength(columns);
  });
}

test('cities named on landings lead to their page where there is one', async ({ page }) => {
  await page.goto('/klima');
  const cities = page.locator('#staedte li');
  await expect(cities).toHaveCount(8);
  await expect(cities.getByRole('link')).toHaveCount(8);
  await expect(cities.getByRole('link', { name: 'Energieberater Köln' })).toHaveAttribute(
    'href',
    '/energieberater-koeln',
  );
});

test('the home page says what things cost, each bar a way to its page, and every letter of the house leads on', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  const rows = page.locator('#kosten li');
  await expect(rows).toHaveCount(4);
  await expect(rows.first()).toContainText('18.000–\u206027.000 €');
  await expect(rows.getByRole('link').nth(1)).toHaveAttribute('href', '/fenster-kosten');
  // The axis holds every bar, and the bars keep their proportions: 18 to 27 of 30 thousand.
  const bar = rows.first().locator('svg rect');
  expect(Number(await bar.getAttribute('x'))).toBeCloseTo(360, 0);
  expect(Number(await bar.getAttribute('width'))).toBeCloseTo(180, 0);
  for (const [letter, path] of [
    ['A: Dämmung', '/daemmung'],
    ['B: Heizung', '/heizung'],
    ['F: Energieberatung', '/energieberater'],
  ] as const) {
    await expect(page.getByRole('link', { name: letter })).toHaveAttribute('href', path);
  }
});

const LETTERS = {
  'A: Dämmung': 'insulation',
  'B: Heizung': 'heating',
  'C: Photovoltaik': 'solar',
  'D: Fenster & Türen': 'windows',
  'E: Dach': 'roof',
  'F: Energieberatung': 'advice',
} as const;

const away = (page: Page) => page.mouse.move(5, 5);

for (const look of [
  { colorScheme: 'light', forcedColors: 'none' },
  { colorScheme: 'dark', forcedColors: 'none' },
  { colorScheme: 'light', forcedColors: 'active' },
  { colorScheme: 'dark', forcedColors: 'active' },
] as const) {
  test(`a letter of the house lights its part, and no other: ${look.colorScheme}, forced colours ${look.forcedColors}`, async ({
    page,
  }) => {
    // Fourteen pictures of half a screen.
    test.slow();
    await page.emulateMedia({ ...look, reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 1440, height: 1000 });
    await page.goto('/');
    await hydrated(page);
    const hero = page.locator('section:has(h1)');
    const house = new LitHouse(hero);
    await page.waitForLoadState('networkidle');
    expect(await house.parts()).toEqual([]);
    const unlit = await house.picture();
    for (const [name, part] of Object.entries(LETTERS)) {
      await page.getByRole('link', { name, exact: true }).hover();
      expect(house.changed(unlit, await house.picture()), name).toEqual([part]);
      expect(await house.parts()).toEqual([part]);
      await away(page);
      expect(await house.parts()).toEqual([]);
    }
    expect(house.changed(unlit, await house.picture()), 'with the pointer away').toEqual([]);
    // The last stop before the letters.
    await hero.getByRole('button', { name: 'Jetzt starten' }).focus();
    for (const [name, part] of Object.entries(LETTERS)) {
      const letter = page.getByRole('link', { name, exact: true });
      await page.keyboard.press('Tab');
      await expect(letter).toBeFocused();
      expect(house.changed(unlit, await house.picture()), `${name}, with the focus`).toContain(part);
      expect(await house.parts()).toEqual([part]);
      await expect(letter).toHaveCSS('outline-style', 'solid');
    }
  });
}

test('the ground of the house stays dark in forced colours, where a word and lines of the drawing are light', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 1000 });
  await page.goto('/');
  const ground = () =>
    page.locator('section:has(h1)').evaluate((hero) => getComputedStyle(hero, '::after').backgroundColor);
  const own = await ground();
  await page.emulateMedia({ forcedColors: 'active' });
  expect(await ground()).toBe(own);
});

test.describe('without scripts', () => {
  test.use({ ...PHONE, javaScriptEnabled: false });

  test('a letter of the house lights its part while a finger is on it', async ({ page, context }) => {
    await page.goto('/');
    const house = new LitHouse(page.locator('section:has(h1)'));
    // The headless shell does not tell pages where a finger rests.
    const cdp = await context.newCDPSession(page);
    await cdp.send('DOM.enable');
    await cdp.send('CSS.enable');
    const { root } = await cdp.send('DOM.getDocument');
    for (const [name, part] of Object.entries(LETTERS)) {
      const { nodeId } = await cdp.send('DOM.querySelector', {
        nodeId: root.nodeId,
        selector: `a[aria-label='${name}']`,
      });
      await cdp.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: ['active'] });
      await expect.poll(() => house.parts(), name).toEqual([part]);
      await cdp.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: [] });
      await expect.poll(() => house.parts()).toEqual([]);
    }
  });
});
