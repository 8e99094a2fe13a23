import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Locator, Page } from '@playwright/test';
import { holdRequests } from './holdRequests';
import { box, counted, FACADE_WINDOWS_PUMP, PHONE, planner, planPart, slot } from './planner';
import { expect, hydrated, refuseConsent, test } from './site';

const sumBar = (page: Page) => planner(page).locator('[data-plan-bar]');

/** Whether nothing covers the middle of an element. */
const isOnTop = (element: Locator) =>
  element.evaluate((node) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    return node.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });

const sum = (page: Page) => planner(page).locator('[data-slot=sum]');

/** How many pages of A4 a print takes. */
async function pagesOf(page: Page): Promise<number> {
  const file = await page.pdf({
    format: 'A4',
    margin: { top: '12mm', bottom: '12mm', left: '14mm', right: '14mm' },
  });
  return file.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}

test.describe('the planner', () => {
  test.beforeEach(async ({ page }) => refuseConsent(page));

  test('takes a visitor on a phone from three ticks to a printed plan and to the form', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.setViewportSize(PHONE);
    await page.goto('/');
    await hydrated(page);
    const { height = 0 } = (await planner(page).boundingBox()) ?? {};
    expect(height, 'until something is ticked').toBeLessThan(PHONE.height);
    await expect(planner(page).getByRole('heading', { name: 'Ihr Plan' })).toBeHidden();
    await expect(sumBar(page)).toBeHidden();

    for (const name of FACADE_WINDOWS_PUMP) await box(page, name).check();
    await counted(page);
    await expect(sum(page)).toHaveText('36.000–\u206061.000\u00a0€');
    await expect(planPart(page, 'Kosten').getByRole('listitem').filter({ visible: true })).toHaveText([
      /Fassade.*18\.000–\u206027\.000\u00a0€/,
      /Heizung.*12\.000–\u206018\.000\u00a0€/,
      /Fenster.*6\.000–\u206016\.000\u00a0€/,
    ]);
    const saving = planPart(page, 'Weniger Heizkosten durch Dämmung');
    await expect(saving.locator('[data-slot=saving]')).toHaveText('25\u00a0%');
    await expect(saving.getByText('Kommt das Dach dazu, sind es 25\u00a0% bis 40\u00a0%.')).toBeVisible();
    await box(page, 'E Dach').check();
    await expect(saving.locator('[data-slot=saving]')).toHaveText('25\u2060–\u206040\u00a0%');
    await expect(saving.getByText('Dach allein: 15\u00a0%')).toBeVisible();
    await expect(saving.getByText('Abgeleitet, nicht gemessen.')).toBeVisible();
    await expect(slot(page, 'without')).toHaveText('Summe ohne: Dach');
    await expect(slot(page, 'grant')).toHaveText(
      'Höchstens 21.200\u00a0€, wenn alle Bedingungen erfüllt sind. Teile ohne Preis sind nicht gezählt.',
    );

    await planner(page).getByRole('button', { name: 'Zusammenfassung kopieren' }).click();
    await expect(planner(page).getByText(/: Zusammenfassung kopiert/)).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    for (const words of [
      'Angaben des Beispiels:',
      'Fassade: 18.000–27.000 €',
      'Dach: Preis: nur per Angebot',
      '25–40 %',
      '#r=1&a=1&b=1&c=0&d=1',
    ]) {
      expect(copied).toContain(words);
    }
    expect(copied).not.toMatch(/[\u00a0\u2060]/);

    await page.evaluate(() => {
      window.print = () => {
        window.dispatchEvent(new Event('beforeprint'));
        Reflect.set(window, 'paper', document.querySelector('main')?.textContent);
      };
    });
    await planner(page).getByRole('button', { name: 'Drucken' }).click();
    expect(await page.evaluate(() => Reflect.get(window, 'paper') as string)).toMatch(/Gedruckt am \d.* von http/);
    await expect(page.locator('html')).toHaveAttribute('data-print-sheet', '');
    await page.emulateMedia({ media: 'print' });
    for (const heading of ['Ihr Plan', 'Kosten', 'In dieser Reihenfolge', 'Förderung', 'Das fragen Sie die Betriebe']) {
      await expect(planner(page).getByRole('heading', { name: heading, exact: true })).toBeVisible();
    }
    await expect(planner(page).getByText('Das Haus baut sich um'), 'what to do on a screen').toBeHidden();
    await expect(planner(page).getByRole('link', { name: 'Fassade' })).toHaveCSS('text-decoration-line', 'none');
    await expect(planner(page).getByText(/^Gedruckt am \d.* von http/)).toBeVisible();
    await expect(planner(page).getByText('Unsere Angaben und ihre Herkunft')).toBeVisible();
    const origins = planner(page).getByRole('listitem').filter({ visible: true });
    await expect(origins.filter({ hasText: /^Bonus für einen .*iSFP.*: 5.Prozentpunkte/ })).toHaveCount(1);
    await expect(origins.filter({ hasText: /^Zuschuss für neue Fenster mit .*: 20/ })).toHaveCount(1);
    await expect(origins.filter({ hasText: /^Kosten der .*-Wärmepumpe: / })).toHaveText([/Luft-.*Wasser/]);
    await expect(page.getByRole('heading', { name: 'Womit möchten Sie anfangen?' })).toBeHidden();
    expect(await pagesOf(page)).toBe(1);
    await page.emulateMedia({ media: 'screen' });
    // Whoever prints the page next means all of it.
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await expect(page.locator('html')).not.toHaveAttribute('data-print-sheet');

    await planner(page).getByRole('textbox', { name: 'Postleitzahl für Ihre Anfrage' }).fill('04109');
    await planner(page).getByRole('button', { name: 'Angebote für diese Teile' }).click();
    await page.waitForURL('**/handwerkersuche?plz=04109#*');
    await hydrated(page);
    await expect(page.locator('[data-plz="04109"]').first()).toBeAttached();
  });

  test.describe('in a tunnel', () => {
    test.use({ tolerate: true });
    test('counts what was ticked as soon as there is a connection again', async ({ page, context }) => {
      await page.goto('/');
      await hydrated(page);
      await context.setOffline(true);
      for (const name of FACADE_WINDOWS_PUMP) await box(page, name).check();
      await context.setOffline(false);
      await counted(page);
      await expect(sum(page)).toHaveText('36.000–\u206061.000\u00a0€');
    });
  });

  /** The sheet of a plan with these parts, in the letters that arrived by then. */
  async function openSheet(page: Page, parts: string, result: string): Promise<void> {
    await page.goto(`/#r=1&${parts}&fa=1&in=0&ke=0&og=0&w=150&g=20&l=30&p=airWater&k=0&m=owner`);
    await expect(sum(page)).toHaveText(result);
    await page.evaluate(() => document.fonts.ready);
    await page.evaluate(() => document.documentElement.setAttribute('data-print-sheet', ''));
  }

  test('brings the sum and a way to the plan to the lower edge of a phone, over the bar there', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto('/');
    await hydrated(page);
    for (const name of FACADE_WINDOWS_PUMP) await box(page, name).check();
    // A tap gives no focus in every browser, and what has it hides the other bar.
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await expect(sumBar(page)).toHaveText('36.000–\u206061.000\u00a0€ von 6 Teilen gewähltZum Plan');
    const { y = 0, height = 0 } = (await sumBar(page).boundingBox()) ?? {};
    expect(Math.round(y + height)).toBe(PHONE.height);
    const call = page.locator('[data-call-bar] a');
    await expect(call).toBeVisible();
    expect(await isOnTop(call), 'one bar covers the other').toBe(false);
    await call.focus();
    expect(await isOnTop(call), 'what has the focus is seen').toBe(true);
    await sumBar(page).getByRole('link', { name: 'Zum Plan' }).click();
    await expect(planner(page).getByRole('heading', { name: 'Ihr Plan' })).toBeFocused();
    await planPart(page, 'In dieser Reihenfolge').scrollIntoViewIfNeeded();
    await expect(sumBar(page)).not.toBeInViewport();
    expect(await isOnTop(call)).toBe(true);
    await page.setViewportSize({ width: 320, height: 568 });
    expect(await sumBar(page).evaluate(({ scrollWidth }) => scrollWidth)).toBe(320);
    expect((await sumBar(page).boundingBox())?.height, 'one line each').toBeLessThanOrEqual(height);
    for (const size of [
      { width: 320, height: 256 },
      { width: 1440, height: 900 },
    ]) {
      await page.setViewportSize(size);
      await expect(sumBar(page)).toBeHidden();
    }
  });

  test('prints all six parts on one sheet of paper', async ({ page }) => {
    await openSheet(page, 'a=1&b=1&c=1&d=1&e=1&f=1', '44.000–\u206073.000\u00a0€');
    expect(await pagesOf(page)).toBe(1);
    await page.emulateMedia({ media: 'print' });
    const addresses = await planPart(page, 'Förderung')
      .getByRole('link', { name: 'Website' })
      .evaluateAll((links) => links.map((link) => getComputedStyle(link, '::after').content));
    expect(addresses, 'paper has no links: who decides on a grant has an address there').toEqual([
      '" (https://www.kfw.de/)"',
      '" (https://www.bafa.de/)"',
    ]);
  });

  test('names on paper what the example takes for granted, as long as the plan counts with it', async ({ page }) => {
    const origins = planner(page).getByRole('listitem').filter({ hasText: 'Beispiel: ', visible: true });
    const paperOf = async (numbers: string, result: string) => {
      // A new hash alone would leave the tool as it is.
      await page.goto('/impressum');
      await page.goto(`/#r=1&a=1&b=0&c=0&d=1&e=0&f=0&fa=1&in=0&ke=0&og=0&${numbers}&l=30&p=airWater&k=0&m=owner`);
      await expect(sum(page)).toHaveText(result);
      await page.evaluate(() => document.documentElement.setAttribute('data-print-sheet', ''));
      await page.emulateMedia({ media: 'print' });
    };
    await paperOf('w=150&g=20', '24.000–\u206043.000\u00a0€');
    await expect(origins).toContainText([
      'Beispiel: Fensterfläche: 20\u00a0m²',
      'Beispiel: Fassadenfläche: 150\u00a0m²',
    ]);
    await paperOf('w=150&g=35', '28.500–\u206055.000\u00a0€');
    await expect(origins).toContainText(['Beispiel: Fassadenfläche: 150\u00a0m²']);
    await paperOf('w=240&g=35', '39.300–\u206071.200\u00a0€');
    await expect(origins).toHaveCount(0);
  });

  for (const [parts, origin] of [
    ['a=0&b=0&c=0&d=0&e=0&f=1', 'Zuschuss zur Energieberatung: 80\u00a0%'],
    ['a=0&b=0&c=0&d=1&e=0&f=0', 'Höchstbetrag der BEG je Wohneinheit: höchstens\u00a060.000\u00a0€'],
    ['a=1&b=0&c=0&d=1&e=0&f=0', 'Höchstbetrag der BEG je Wohneinheit: höchstens\u00a060.000\u00a0€'],
  ] as const) {
    test(`says once on paper where its public money comes from: ${parts}`, async ({ page }) => {
      await page.goto(`/#r=1&${parts}&fa=1&in=0&ke=0&og=0&w=150&g=20&l=30&p=airWater&k=0&m=owner`);
      await expect(sum(page)).not.toBeEmpty();
      await page.evaluate(() => document.documentElement.setAttribute('data-print-sheet', ''));
      await page.emulateMedia({ media: 'print' });
      await expect(planner(page).getByText('Unsere Angaben und ihre Herkunft')).toBeVisible();
      await expect(
        planner(page)
          .getByRole('listitem')
          .filter({ visible: true, hasText: `${origin}. Angabe des Betreibers, Stand September 2025.` }),
      ).toHaveCount(1);
    });
  }

  test('shows and prints no plan of insulation as long as nothing is to be insulated', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    await box(page, 'A Dämmung').check();
    const plan = planner(page).getByRole('heading', { name: 'Ihr Plan', exact: true });
    await expect(plan).toBeVisible();
    await box(page, 'Fassade').uncheck();
    await expect(planner(page).locator('output', { hasText: 'Kein Teil gewählt.' })).toHaveCount(1);
    await expect(plan, 'a price of nothing is none').toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(plan).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await box(page, 'Kellerdecke').check();
    await expect(plan).toBeVisible();
    await expect(slot(page, 'without')).toHaveText('Summe ohne: Kellerdecke');
  });

  test.describe('in letters of the device, which are wider', () => {
    test.use({ tolerate: true });
    test('prints five parts on one sheet of paper', async ({ page }) => {
      await page.route('**/*.woff2', (route) => route.abort());
      await openSheet(page, 'a=1&b=1&c=1&d=1&e=1&f=0', '44.000–\u206073.000\u00a0€');
      expect(await pagesOf(page)).toBe(1);
    });
  });

  test('works by keyboard alone and says its result once', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto('/');
    await hydrated(page);
    await box(page, 'A Dämmung').focus();
    await page.keyboard.press('Space');
    for (const name of ['B Heizung', 'C Photovoltaik', 'D Fenster & Türen', 'E Dach']) {
      await page.keyboard.press('Tab');
      await expect(box(page, name)).toBeFocused();
    }
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await expect(box(page, 'F Energieberatung')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(box(page, 'Fassade')).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(box(page, 'Kellerdecke')).toBeChecked();
    await counted(page);
    await expect(
      planner(page)
        .locator('output')
        .filter({
          hasText:
            /^Ihr Plan: 18\.000–\u206027\.000.€ \(Summe ohne: Kellerdecke, Dach\), 25\u2060–\u206040.% weniger Heizkosten\.$/,
        }),
    ).toHaveCount(1);
    await expect(sum(page)).toHaveAttribute('aria-live', 'off');
    await expect(slot(page, 'without')).toHaveText('Summe ohne: Kellerdecke, Dach');
  });

  test('names what the sum leaves out in the order of the rows above', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    for (const name of ['F Energieberatung', 'E Dach']) await box(page, name).check();
    await counted(page);
    await expect(planPart(page, 'Kosten').getByRole('listitem').filter({ visible: true })).toHaveText([
      /^E?Dach/,
      /^F?Energieberatung/,
    ]);
    await expect(slot(page, 'without')).toHaveText('Summe ohne: Dach, Energieberatung');
  });

  test('marks what unfolds by the corner of a square, however little room the words leave it', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 844 });
    await page.goto('/');
    await hydrated(page);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await box(page, 'B Heizung').check();
    const summary = planner(page).locator('summary').filter({ hasText: 'Annahmen ändern' });
    await expect(summary).toBeVisible();
    const [width, height, rotate] = await summary.evaluate((words) => {
      const mark = getComputedStyle(words, '::after');
      return [mark.width, mark.height, mark.rotate];
    });
    expect(rotate).toBe('45deg');
    expect(width).toBe(height);
  });

  test('counts with the visitor’s own house, and keeps the last result where a number is wrong', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    for (const name of ['A Dämmung', 'B Heizung', 'C Photovoltaik'] as const) await box(page, name).check();
    // Ticks alone make no house of one's own.
    await expect(slot(page, 'state')).toHaveText('Beispielhaus');
    await planner(page).getByText('Annahmen ändern').click();
    const field = (name: string) => planner(page).getByRole('textbox', { name });
    await field('Fassade').fill('200');
    await expect(slot(page, 'state')).toHaveText('Ihre Angaben');
    await field('Fassade').fill('150');
    await expect(slot(page, 'state')).toHaveText('Beispielhaus');
    await field('Fassade').fill('200');
    await field('Freies Dach').fill('1');
    await expect(planner(page).getByText('Für die üblichen Größen zu wenig: 1\u00a0m² Dachfläche')).toBeVisible();
    await field('Freies Dach').fill('60');
    await field('Heizkosten im Jahr').fill('2.000');
    await planner(page).getByRole('radio', { name: 'Sole-Wasser' }).check();
    await expect(slot(page, 'cost-facade')).toHaveText('24.000–\u206036.000\u00a0€');
    await expect(slot(page, 'cost-heating')).toHaveText('18.000–\u206025.000\u00a0€');
    await expect(slot(page, 'cost-solar')).toHaveText('14.000–\u206020.000\u00a0€');
    await expect(planner(page).getByText('10\u00a0kWp auf 60\u00a0m² Dachfläche')).toBeVisible();
    await expect(slot(page, 'saved')).toHaveText('Von 2.000\u00a0€ im Jahr (Ihre Angabe): 500\u00a0€ weniger.');
    // What is voluntary may be taken back.
    await field('Heizkosten im Jahr').fill('');
    await expect(slot(page, 'saved')).not.toContainText('2.000');
    await expect(slot(page, 'state')).toHaveText('Ihre Angaben');
    await field('Heizkosten im Jahr').fill('2.000');
    const result = '56.000–\u206081.000\u00a0€';
    await expect(sum(page)).toHaveText(result);
    await page.emulateMedia({ media: 'print' });
    await page.evaluate(() => document.documentElement.setAttribute('data-print-sheet', ''));
    await expect(
      planner(page)
        .getByRole('listitem')
        .filter({ visible: true, hasText: /^Kosten (?:der|einer) / }),
      'where the prices of the chosen pump and size come from, what another page says instead, and of no other',
    ).toHaveText([/Sole.*Dort 20\.000.*Planen Sie mit/, /mittleren.*Dort 15\.000.*Nehmen Sie/]);
    await page.evaluate(() => document.documentElement.removeAttribute('data-print-sheet'));
    await page.emulateMedia({ media: 'screen' });
    for (const wrong of ['9', 'viel', '2001', '']) {
      await field('Fassade').fill(wrong);
      await field('Fassade').blur();
      await expect(
        planner(page).getByText('Bitte eine Zahl zwischen 10 und 2.000 eingeben, zum Beispiel 150.'),
      ).toBeVisible();
      await expect(slot(page, 'state')).toHaveText('Letztes gültiges Ergebnis');
      await expect(sum(page)).toHaveText(result);
    }
    await field('Fassade').fill('200');
    await planner(page).getByRole('radio', { name: 'Zur Miete' }).check();
    await expect(slot(page, 'grant')).toHaveText(/^Zur Miete entscheidet/);
    const fragment = '#r=1&a=1&b=1&c=1&d=0&e=0&f=0&fa=1&in=0&ke=0&og=0&w=200&g=20&l=60&p=brineWater&k=2000&m=tenant';
    await expect(page).toHaveURL(new RegExp(`${fragment}$`));

    await page.goto('/impressum');
    await page.goto(`/${fragment}`);
    await expect(sum(page)).toHaveText(result);
    await expect(box(page, 'C Photovoltaik')).toBeChecked();
    await expect(box(page, 'D Fenster & Türen')).not.toBeChecked();
    // A wall is insulated once, from inside where both are ticked.
    await box(page, 'Innendämmung').check();
    await expect(sum(page)).not.toHaveText(result);
    const inside = await sum(page).textContent();
    await box(page, 'Fassade').uncheck();
    await expect(sum(page)).toHaveText(inside ?? '');
    await page.goto('/impressum');
    await page.goto(`/${fragment}x`);
    await hydrated(page);
    await expect(box(page, 'C Photovoltaik')).not.toBeChecked();
  });

  test('costs a visitor who only reads no script, and one who ticks no more than a tool may', async ({ page }) => {
    const fetched: string[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') fetched.push(new URL(response.url()).pathname);
    });
    await page.setViewportSize(PHONE);
    await page.goto('/');
    await hydrated(page);
    await planner(page).scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    expect(fetched.filter((path) => /\/(?:hydrateIsland|HousePlan|calculator)-/.test(path))).toEqual([]);
    const before = new Set(fetched);
    await box(page, 'E Dach').check();
    await counted(page);
    // React and what hydrates come to every page with a tool.
    const own = [...new Set(fetched)].filter(
      (path) => !before.has(path) && /\/(?:HousePlan|calculator|PlanFields)-/.test(path),
    );
    const bytes = own.map((path) => {
      const file = fileURLToPath(new URL(`../dist${path}`, import.meta.url));
      return gzipSync(readFileSync(file), { level: 9 }).length;
    });
    expect(bytes).toHaveLength(2);
    expect(
      bytes.reduce((total, size) => total + size, 0),
      own.join(' '),
    ).toBeLessThanOrEqual(9_000);
  });

  test('counts what was ticked before its code came', async ({ page }) => {
    const arrive = await holdRequests(page, /\/HousePlan-.*\.js/);
    await page.goto('/');
    await hydrated(page);
    await box(page, 'B Heizung').check();
    await box(page, 'D Fenster & Türen').check();
    await expect(planPart(page, 'Kosten')).toBeVisible();
    await expect(sum(page)).toHaveText('');
    arrive();
    await expect(sum(page)).toHaveText('18.000–\u206034.000\u00a0€');
  });

  test('takes no paper while nothing is ticked, and says what it holds where the whole page is printed', async ({
    page,
  }) => {
    await page.goto('/');
    await page.emulateMedia({ media: 'print' });
    await expect(planner(page)).toBeHidden();
    const source = page.locator('#quellen').getByText('Ersparnis durch Dachdämmung: 15\u00a0%');
    await expect(source).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await box(page, 'E Dach').check();
    await page.emulateMedia({ media: 'print' });
    await expect(source).toBeVisible();
    await expect(planner(page).getByRole('heading', { name: 'Ihr Plan' })).toBeVisible();
    await expect(planner(page).getByRole('button').filter({ visible: true })).toHaveCount(0);
  });
});
