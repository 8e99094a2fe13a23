import { expect, hydrated, refuseConsent, test } from './site';

test.beforeEach(({ page }) => refuseConsent(page));

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

test('the footer shows every column open on a wide screen, the cookie settings once and as a button', async ({
  page,
}) => {
  await page.goto('/heizung');
  await hydrated(page);
  const footer = page.locator('footer');
  for (const name of ['Maßnahmen', 'Kosten', 'Förderung', 'Fachbetriebe', 'Energieberatung vor Ort', 'Rechtliches']) {
    const column = footer.getByRole('navigation', { name });
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
    await page.getByRole('button', { name: 'Menü öffnen' }).tap();
    const menu = page.getByRole('dialog', { name: 'Menü' });
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
