import type { Page } from '@playwright/test';
import { holdRequests } from './holdRequests';
import { expect, hydrated, refuseConsent, test } from './site';
import { resultOf, sheet } from './tool';

/** What is chosen or typed while a tool's code is on its way, and what then stands in the result. */
const EARLY = [
  {
    path: '/waermepumpe-foerderung',
    chunk: /HeatPumpGrant-/,
    enter: (page: Page) => sheet(page).getByRole('checkbox', { name: 'Geringes Einkommen' }).press('Space'),
    result: ['9.900 €', '8.100 €', '55 %'],
  },
  {
    path: '/fenster-kosten',
    chunk: /WindowCost-/,
    enter: (page: Page) =>
      sheet(page)
        .getByRole('radio', { name: /^Kunststoff/ })
        .press('Space'),
    result: ['5.100–13.600 €', '900–2.400 €', '300–800 €', '5,4–22,7 Jahren'],
  },
  {
    path: '/foerderungen',
    chunk: /FundingFinder-/,
    enter: (page: Page) =>
      sheet(page)
        .getByRole('radio', { name: /^Heizung mit/ })
        .press('Space'),
    result: ['bis zu 70 %', '20 %', 'bis zu 8.000 €'],
  },
  {
    path: '/daemmung-fassade',
    chunk: /FacadeInsulation-/,
    enter: (page: Page) => sheet(page).getByRole('textbox', { name: 'Gesamtkosten' }).fill('30000'),
    result: ['24.000 €', '6.000 €', '1.050 € pro Jahr', '22,9 Jahren'],
  },
] as const;

test.describe('a tool whose code is on its way', () => {
  test.beforeEach(async ({ page }) => refuseConsent(page));

  test('does what was pressed before it came, the last press once, and loads no page for it', async ({ page }) => {
    const arrive = await holdRequests(page, /FundingFinder-/);
    await page.goto('/foerderungen');
    await hydrated(page);
    const step = sheet(page).locator('[aria-current=step]');
    await sheet(page).getByRole('radio', { name: 'Photovoltaik' }).check();
    await sheet(page).getByRole('button', { name: 'Land: Nordrhein-Westfalen' }).click();
    await sheet(page).getByRole('button', { name: 'Weiter' }).dblclick();
    await expect(step).toHaveText('Vorhaben: Fassade');
    const waiting = sheet(page).locator('[aria-busy=true]');
    await expect(waiting).toHaveText('Weiter');
    await expect(waiting).not.toHaveCSS('animation-name', 'none');
    arrive();
    await expect(step).toHaveText('Haus: Eigentum, selbst bewohnt');
    await expect(waiting).toHaveCount(0);
    await expect(sheet(page).getByRole('button', { name: 'Vorhaben: Photovoltaik' })).toBeVisible();
    await expect(sheet(page).getByRole('radiogroup')).toBeFocused();
    expect(new URL(page.url()).search).toBe('');
  });

  for (const { name, held } of [
    { name: 'what makes the page work', held: /\/assets\/boot-/ },
    { name: 'what holds a press', held: /\/assets\/awaitTool-/ },
  ]) {
    test(`does what was pressed before ${name} came, and loads no page for it`, async ({ page }) => {
      const arrive = await holdRequests(page, held);
      let documents = 0;
      page.on('request', (request) => {
        if (request.isNavigationRequest()) documents += 1;
      });
      await page.goto('/foerderungen');
      const step = sheet(page).locator('[aria-current=step]');
      await sheet(page).getByRole('radio', { name: 'Photovoltaik' }).check();
      await sheet(page).getByRole('button', { name: 'Land: Nordrhein-Westfalen' }).click();
      await sheet(page).getByRole('button', { name: 'Weiter' }).dblclick();
      arrive();
      await expect(step).toHaveText('Haus: Eigentum, selbst bewohnt');
      await expect(sheet(page).getByRole('button', { name: 'Vorhaben: Photovoltaik' })).toBeVisible();
      await sheet(page).getByRole('button', { name: 'Weiter' }).click();
      await expect(step).toHaveText('Land: Nordrhein-Westfalen');
      expect(documents).toBe(1);
    });
  }

  test('is asked for by who points at a link to its page: what holds a press is there with the page', async ({
    page,
  }) => {
    await page.goto('/impressum');
    await hydrated(page);
    const asked = page.waitForRequest(/\/assets\/awaitTool-/);
    await page.locator('footer').getByRole('link', { name: 'Förderungen', exact: true }).first().hover();
    await asked;
  });

  for (const { path, chunk, enter, result } of EARLY) {
    test(`${path}: counts what was entered before it came`, async ({ page }) => {
      const arrive = await holdRequests(page, chunk);
      await page.goto(path);
      await hydrated(page);
      await sheet(page).scrollIntoViewIfNeeded();
      await enter(page);
      const example = await resultOf(page);
      arrive();
      await expect.poll(() => resultOf(page)).toEqual(result);
      expect(result).not.toEqual(example);
      await expect(sheet(page).getByText('Beispiel', { exact: true })).toHaveCount(0);
    });
  }

  test('says what was wrong and left before it came, and only once it was left', async ({ page }) => {
    const arrive = await holdRequests(page, /FacadeInsulation-/);
    await page.goto('/daemmung-fassade');
    await hydrated(page);
    const area = sheet(page).getByRole('textbox', { name: 'Wandfläche' });
    const costs = sheet(page).getByRole('textbox', { name: 'Gesamtkosten' });
    await area.fill('groß');
    await costs.fill('2');
    arrive();
    await expect(sheet(page).getByText('Letztes gültiges Ergebnis')).toBeVisible();
    await expect(area).toHaveAccessibleDescription(/Bitte eine Zahl zwischen /);
    await expect(area).toHaveValue('groß');
    await expect(costs).toBeFocused();
    await expect(costs).not.toHaveAttribute('aria-invalid');
    await page.keyboard.press('Tab');
    await expect(costs).toHaveAccessibleDescription(/Bitte eine Zahl zwischen /);
  });
});

test.describe('a tool whose code cannot be had without a connection', () => {
  test.use({ tolerate: true });
  test.beforeEach(async ({ page }) => refuseConsent(page));

  for (const { path, chunk, enter, result } of EARLY) {
    test(`${path}: says so, and counts what was entered as soon as there is one`, async ({ page, context }) => {
      // So low that the tool lies far below it.
      await page.setViewportSize({ width: 390, height: 200 });
      await page.goto(path);
      await hydrated(page);
      const example = await resultOf(page);
      await context.setOffline(true);
      await sheet(page).scrollIntoViewIfNeeded();
      const sentence = sheet(page).getByRole('alert');
      await expect(sentence).toHaveText(/^Ohne Internetverbindung zeigt das Ergebnis nur das Beispiel\./);
      await enter(page);
      expect(await resultOf(page)).toEqual(example);
      // A connection that has just come back cannot be used yet, and many browsers ask for a module only once.
      let attempts = 0;
      await page.route('/', (route) => {
        attempts += 1;
        return attempts > 1 ? route.continue() : route.abort('internetdisconnected');
      });
      const asked: boolean[] = [];
      page.on('request', (request) => chunk.test(request.url()) && asked.push(attempts > 1));
      await context.setOffline(false);
      await expect.poll(() => resultOf(page)).toEqual(result);
      expect(new Set(asked)).toEqual(new Set([true]));
      await expect(sentence).toHaveCount(0);
    });
  }
});

/** Pages whose tool has charts of the visitor's numbers, and what one of them then says. */
const CHARTS = [
  {
    path: '/waermepumpe-foerderung',
    chunk: /RateChart-/,
    change: (page: Page) => sheet(page).getByRole('checkbox', { name: 'Geringes Einkommen' }).press('Space'),
    row: /Geringes Einkommen/,
    before: 1,
    after: 0,
    // A rate below the cautious one has nothing to be warned of.
    afterwards: async (page: Page) => {
      const caution = sheet(page).getByText('Rechnen Sie auch vorsichtig');
      await expect(caution).toHaveCount(1);
      await sheet(page).getByRole('checkbox', { name: 'Schneller Tausch' }).press('Space');
      await expect.poll(() => resultOf(page)).toContain('35 %');
      await expect(caution).toHaveCount(0);
    },
  },
  {
    path: '/daemmung-fassade',
    chunk: /FacadeCharts-/,
    change: (page: Page) => sheet(page).getByRole('textbox', { name: 'Gesamtkosten' }).fill('30000'),
    row: /^22,9.*ausgeglichen$/,
    before: 0,
    after: 1,
    afterwards: null,
  },
  {
    path: '/fenster-kosten',
    chunk: /MaterialChart-/,
    change: async (page: Page) => {
      await sheet(page)
        .getByRole('radio', { name: /^Kunststoff/ })
        .check();
      await sheet(page).getByRole('textbox', { name: 'Fläche aller Fenster' }).fill('30');
    },
    row: /Holz-Aluminium18\.000–\u206036\.000.€/,
    before: 0,
    after: 1,
    // Without a grant the same duration does not stand twice.
    afterwards: async (page: Page) => {
      await expect(sheet(page)).toContainText('Ohne Zuschuss dauert es');
      await sheet(page).getByRole('textbox', { name: 'Uw-Wert der neuen Fenster' }).fill('1');
      await expect(sheet(page)).toContainText('Mit 1,0 ist der Zuschuss je nach Programm verschieden');
      await expect(sheet(page)).not.toContainText('Ohne Zuschuss dauert es');
    },
  },
] as const;

test.describe('charts of a tool', () => {
  test.beforeEach(async ({ page }) => refuseConsent(page));
  const rowsOf = (page: Page, row: RegExp) => sheet(page).locator('tr').filter({ hasText: row });

  for (const { path, chunk, change, row, before, after, afterwards } of CHARTS) {
    test(`${path}: stand in the page, and follow the first number of the visitor's own`, async ({ page }) => {
      const fetched: string[] = [];
      page.on('response', (response) => fetched.push(response.url()));
      await page.goto(path);
      await hydrated(page);
      await sheet(page).scrollIntoViewIfNeeded();
      await expect.poll(() => fetched.some((url) => /\/calculator-.*js/.test(url))).toBe(true);
      await page.waitForLoadState('networkidle');
      expect(fetched.filter((url) => chunk.test(url))).toEqual([]);
      // Two lines without dashes are one where there are no colours.
      const dashes = await sheet(page)
        .locator('.ui-line-chart-legend line')
        .evaluateAll((lines) => lines.map((line) => getComputedStyle(line).strokeDasharray));
      expect(dashes.filter((dash) => dash === 'none' || dash.endsWith(' 0px')).length).toBeLessThan(2);
      await expect(rowsOf(page, row)).toHaveCount(before);
      await change(page);
      await expect.poll(() => fetched.filter((url) => chunk.test(url))).toHaveLength(1);
      await expect(rowsOf(page, row)).toHaveCount(after);
      await afterwards?.(page);
    });
  }

  test.describe('that cannot be fetched', () => {
    test.use({ tolerate: true });
    test('go, and the tool works without them', async ({ page }) => {
      await page.route(/FacadeCharts-/, (route) => route.abort());
      await page.goto('/daemmung-fassade');
      await hydrated(page);
      await sheet(page).scrollIntoViewIfNeeded();
      const chart = sheet(page).getByText('Wann der Eigenanteil eingespart ist');
      await expect(chart).toBeVisible();
      await sheet(page).getByRole('textbox', { name: 'Gesamtkosten' }).fill('30000');
      await expect.poll(() => resultOf(page)).toContain('24.000 €');
      await expect(chart).toHaveCount(0);
    });
  });
});

test.describe('an address with inputs that was changed on its way', () => {
  test.beforeEach(async ({ page }) => refuseConsent(page));

  for (const [path, address, right] of [
    [
      '/daemmung-fassade',
      '#r=1&amp;a=150&amp;s=own&amp;k=30000&amp;d=16&amp;p=1&amp;e=7',
      '#r=1&a=150&s=own&k=30000&d=16&p=1&e=7',
    ],
    ['/', '#r=1&a=1&utm_source=mail', ''],
  ] as const) {
    test(`${path}: is admitted at the tool, until another stands there`, async ({ page }) => {
      await page.goto(`${path}${address}`);
      await hydrated(page);
      const sentence = page
        .getByRole('alert')
        .filter({ hasText: 'Die Angaben in dieser Adresse lassen sich nicht lesen' });
      await expect(sentence).toBeInViewport();
      await page.evaluate((hash) => {
        location.hash = hash;
      }, right);
      await expect(sentence).toHaveCount(0);
    });
  }

  for (const hash of ['#finder', '#r=1&v=heating&h=landlord&l=bw&p=0&k=22000']) {
    test(`${hash}, an anchor or inputs that can be read, is no such address`, async ({ page }) => {
      await page.goto(`/foerderungen${hash}`);
      await hydrated(page);
      await sheet(page).getByRole('button', { name: 'Weiter' }).click();
      await expect(sheet(page).locator('[aria-current=step]')).toContainText('Haus');
      await expect(page.getByRole('alert')).toHaveCount(0);
    });
  }
});
