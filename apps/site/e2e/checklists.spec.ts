import type { Locator, Page } from '@playwright/test';
import { trades } from '../src/content/trades';
import { findFaults, loadAxe } from './axe';
import { holdRequests } from './holdRequests';
import { expect, hydrated, refuseConsent, test } from './site';

const ID = 'angebots-checkliste';

const sheetOf = (page: Page) => page.locator(`#${ID}`);
const foldOf = (page: Page) => page.locator(`details:has(> #${ID}) > summary`);
const printButton = (page: Page) => page.getByRole('button', { name: 'Checkliste drucken' });

/** Notes what is printed instead of asking for a printer; paper comes out when the test asks for it. */
async function withoutPrinter(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.print = () => Object.assign(window, { printed: document.documentElement.dataset.print });
  });
}

async function sheetsPrinted(page: Page): Promise<number> {
  await page.evaluate(() => document.fonts.ready);
  const pdf = await page.pdf({ preferCSSPageSize: true });
  return [...pdf.toString('latin1').matchAll(/\/Type\s*\/Page\b/g)].length;
}

/** What stands on the paper: the texts of main that are drawn. */
const onPaper = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main :is(h1, h2, h3, h4, th, td, p, li, button, summary)')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => element.closest('[data-checklist]') !== null),
  );

/** Some pages are loaded afresh for their form, and say so in their address (D-RELOAD). */
const addressOf = (path: string, id: string) => new RegExp(`${path}(?:\\?daaReloaded=1)?#${id}$`);

/** Arrived: unfolded, in view, and the reader's place is its heading. */
async function expectArrival(target: Locator): Promise<void> {
  await expect(target).toBeInViewport();
  await expect(target.getByRole('heading').first()).toBeVisible();
  await expect(target.getByRole('heading').first()).toBeFocused();
}

test.beforeEach(({ page }) => refuseConsent(page));

test.describe('the checklist of each trade', () => {
  for (const { name, on } of trades) {
    test(`of ${name} is one sheet of paper, alone, and not part of the page printed`, async ({ page }) => {
      await withoutPrinter(page);
      await page.goto(`${on}#${ID}`);
      await hydrated(page);
      await expectArrival(sheetOf(page));
      await expect(page.getByRole('checkbox').first()).toBeVisible();
      await page
        .getByRole('checkbox', { name: /^Angebot 3: / })
        .last()
        .check();

      await printButton(page).click();
      expect(await page.evaluate(() => (window as { printed?: string }).printed)).toBe('checklist');
      await page.emulateMedia({ media: 'print' });
      const alone = await onPaper(page);
      expect(alone.length).toBeGreaterThan(20);
      expect(alone.filter((isOfChecklist) => !isOfChecklist)).toEqual([]);
      await expect(sheetOf(page).getByRole('row', { name: 'Endpreis mit allen Steuern' })).toBeVisible();
      await expect(sheetOf(page).getByRole('columnheader')).toHaveCount(4);
      await expect(printButton(page)).toBeHidden();

      // The browser says of its own that it has printed; then the mark is gone.
      expect(await sheetsPrinted(page)).toBe(1);
      await expect.poll(() => page.evaluate(() => document.documentElement.dataset.print)).toBeUndefined();
      const whole = await onPaper(page);
      expect(whole.filter(Boolean)).toEqual([]);
      expect(whole.length).toBeGreaterThan(50);
    });
  }
});

test('rows for hand entry are 8.4 mm high at least, and boxes are the browser’s own', async ({ page }) => {
  await withoutPrinter(page);
  await page.goto(`/klima#${ID}`);
  await hydrated(page);
  await sheetOf(page).getByRole('checkbox').nth(1).check();
  await printButton(page).click();
  await page.emulateMedia({ media: 'print' });
  const low = await sheetOf(page)
    .locator('tbody tr')
    .evaluateAll((rows) =>
      rows.map((row) => row.getBoundingClientRect().height).filter((px) => px < (8.4 * 96) / 25.4),
    );
  expect(low).toEqual([]);
  // The browser draws them, whatever it leaves out of grounds.
  const second = sheetOf(page).getByRole('checkbox').nth(1);
  await expect(second).toBeChecked();
  expect(await second.evaluate((box) => getComputedStyle(box).appearance)).toBe('auto');
  expect((await second.boundingBox())?.width).toBeGreaterThan(12);
});

test.describe('ways to it', () => {
  test('from a guide to the page that holds it, and back', async ({ page }) => {
    await page.goto('/daemmung-fassade');
    await hydrated(page);
    await page.getByRole('link', { name: 'Angebots-Checkliste Dämmung' }).last().click();
    await page.waitForURL(addressOf('/fachbetriebe-daemmung', ID));
    await expectArrival(sheetOf(page));
    await expect(page.getByRole('checkbox', { name: 'Angebot 1: Wie wurde die Fläche ermittelt?' })).toBeVisible();
    await page.goBack();
    await page.waitForURL('/daemmung-fassade');
  });

  test('on its own page, out of two folds on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/klima');
    await hydrated(page);
    await expect(foldOf(page)).toBeHidden();
    await page.evaluate(() => document.getElementById('anfrage-gesendet')?.removeAttribute('hidden'));
    await page.locator('#anfrage-gesendet').getByRole('link', { name: 'Angebots-Checkliste Klimaanlage' }).click();
    await expectArrival(sheetOf(page));
  });

  test('from what stands under a sent request', async ({ page }) => {
    await page.goto('/heizung');
    await hydrated(page);
    const link = page.locator('#anfrage-gesendet').getByRole('link', { name: 'Angebots-Checkliste Heizung' });
    await expect(link).toBeHidden();
    await page.evaluate(() => document.getElementById('anfrage-gesendet')?.removeAttribute('hidden'));
    await link.click();
    await page.waitForURL(addressOf('/neue-waermepumpe', ID));
    await expectArrival(sheetOf(page));
  });

  test('from the form of the home page to the list of all', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    await page.evaluate(() => document.getElementById('anfrage-gesendet')?.removeAttribute('hidden'));
    await page.getByRole('link', { name: 'Angebots-Checklisten nach Gewerk' }).click();
    await page.waitForURL(addressOf('/handwerkersuche', 'angebots-checklisten'));
    const list = page.locator('#angebots-checklisten');
    await expectArrival(list);
    await expect(list.getByRole('link')).toHaveCount(trades.length);
    await list.getByRole('link', { name: 'Umzug' }).click();
    await page.waitForURL(`/umzug#${ID}`);
    await expectArrival(sheetOf(page));
  });
});

test.describe('where the form does not come', () => {
  test.use({ tolerate: true });

  test('the way to it stands in the place of the form, and moves nothing', async ({ page }) => {
    // Not before the page as it is without a failure has been looked at.
    const fail = await holdRequests(page, '**/js/hub.js*', (route) => route.abort());
    await page.goto('/umzug');
    const widget = page.locator('#umzug-widget .lead-widget');
    const link = page.locator('#umzug-widget').getByText('Bis das Formular wieder da ist').getByRole('link');
    await hydrated(page);
    await expect(link).toBeHidden();
    // In view, so that the room is kept: what comes in it moves nothing.
    await widget.evaluate((element) => element.scrollIntoView({ behavior: 'instant', block: 'center' }));
    const heightOf = () => page.locator('#umzug-widget').evaluate((section) => section.getBoundingClientRect().height);
    const before = await heightOf();
    fail();
    await expect(widget).toHaveAttribute('data-status', 'failed', { timeout: 30_000 });
    await expect(link).toBeVisible();
    expect(await heightOf()).toBe(before);
    const [box, status] = await Promise.all([link.boundingBox(), widget.locator('.lead-widget-contact').boundingBox()]);
    expect(box?.y).toBeGreaterThan((status?.y ?? Infinity) + (status?.height ?? 0));
    // On a phone the guide that it stands in is folded, too.
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.locator(`details:has(details > #${ID})`)).not.toHaveAttribute('open');
    await link.click();
    await expectArrival(sheetOf(page));
  });
});

test('by keyboard alone: unfold, tick, print', async ({ page }) => {
  await withoutPrinter(page);
  await page.goto('/fensterbauer');
  await hydrated(page);
  await foldOf(page).focus();
  await page.keyboard.press('Enter');
  await expect(printButton(page)).toBeVisible();
  await expect(page.getByRole('table', { name: 'Drei Angebote, eine Beschreibung' })).toBeVisible();
  await page.keyboard.press('Tab');
  const first = page.getByRole('checkbox', { name: 'Angebot 1: Wer montiert bei mir?' });
  await expect(first).toBeFocused();
  await page.keyboard.press('Space');
  await expect(first).toBeChecked();
  await printButton(page).focus();
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => (window as { printed?: string }).printed)).toBe('checklist');
});

test('ticks are kept nowhere', async ({ page }) => {
  await page.goto(`/garage#${ID}`);
  await hydrated(page);
  const stored = () =>
    page.evaluate(() => JSON.stringify([Object.entries(localStorage), document.cookie, location.href]));
  const before = await stored();
  await page.getByRole('checkbox').first().check();
  expect(await stored()).toBe(before);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of ['/fachbetriebe-daemmung', '/klima']) {
    test(`${path} unfolds it when it is named, to read and to tick, without a button that does nothing`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(`${path}#${ID}`);
      await expect(sheetOf(page).getByRole('heading').first()).toBeInViewport();
      const tick = page.getByRole('checkbox', { name: /^Angebot 2: / }).first();
      await tick.check();
      await expect(tick).toBeChecked();
      await expect(printButton(page)).toBeHidden();
    });
  }

  test('the form’s place names the way to it', async ({ page }) => {
    await page.goto('/umzug');
    await expect(page.locator('#umzug-widget').getByRole('link', { name: 'Angebots-Checkliste Umzug' })).toBeVisible();
  });
});

test('axe finds nothing in it, it fits 320 px, and its boxes are there in forced colours', async ({ page }) => {
  // Two looks by axe.
  test.slow();
  await page.goto(`/bodenlegearbeiten#${ID}`);
  await hydrated(page);
  await loadAxe(page);
  for (const [scheme, width] of [
    ['light', 1440],
    ['dark', 320],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    await expect(page.getByRole('checkbox').first()).toBeVisible();
    expect(await findFaults(page, `${scheme}, ${width} px`)).toEqual([]);
  }
  const wide = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(await wide()).toBe(0);
  const ticks = await page
    .locator('label:has(> [type=checkbox])')
    .evaluateAll((labels) =>
      labels
        .map((label) => label.getBoundingClientRect())
        .filter(({ left, right, width, height }) => left < 0 || right > 320 || width < 44 || height < 44),
    );
  expect(ticks).toEqual([]);
  await page.emulateMedia({ forcedColors: 'active' });
  const tick = page.getByRole('checkbox').first();
  await tick.check();
  expect(await tick.evaluate((input) => getComputedStyle(input).appearance)).toBe('auto');
});
