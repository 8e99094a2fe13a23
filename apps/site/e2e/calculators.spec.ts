import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, hydrated, refuseConsent, routed, test } from './site';

interface Way {
  readonly path: string;
  /** Name of the chunk that holds the tool. */
  readonly chunk: RegExp;
  /** What the prerendered example says. */
  readonly example: readonly string[];
  /** The field that is typed into, and what. */
  readonly field: string;
  /** What is said of it: the sum of our example belongs to the size of our example. */
  readonly described: RegExp;
  readonly typed: string;
  /** What stands in the result then, and in the address. */
  readonly result: readonly string[];
  readonly fragment: string;
  readonly spoken: RegExp;
  /** Outside of the limits of the field. */
  readonly wrong: string;
  readonly sentence: string;
}

const WAYS: readonly Way[] = [
  {
    path: '/waermepumpe-foerderung',
    chunk: /HeatPumpGrant-/,
    example: ['12.600 €', '5.400 €', '70 %'],
    field: 'Kosten der Anlage',
    described: /Mit Nebenarbeiten/,
    typed: '30000',
    result: ['21.000 €', '9.000 €', '70 %'],
    fragment: '#r=1&k=30000&s=1&e=1&i=1&b=15',
    spoken: /^Fördersatz 70.%, Zuschuss 21\.000.€, Eigenanteil 9\.000.€\.$/,
    wrong: '2.999',
    sentence: 'Bitte eine Zahl zwischen 3.000 und 30.000 eingeben, zum Beispiel 18.000.',
  },
  {
    path: '/daemmung-fassade',
    chunk: /FacadeInsulation-/,
    example: ['17.600 €', '4.400 €', '1.050 € pro Jahr', '16,8 Jahren'],
    field: 'Gesamtkosten',
    described: /22\.000.€ für 150.m²\.$/,
    typed: '30000',
    result: ['24.000 €', '6.000 €', '1.050 € pro Jahr', '22,9 Jahren'],
    fragment: '#r=1&a=150&s=own&k=30000&d=16&p=1&e=7',
    spoken: /^Eigenanteil 24\.000.€, Zuschuss 6\.000.€, eingespart nach 22,9.Jahren\.$/,
    wrong: '999',
    sentence: 'Bitte eine Zahl zwischen 1.000 und 200.000 eingeben, zum Beispiel 22.000.',
  },
  {
    path: '/fenster-kosten',
    chunk: /WindowCost-/,
    example: ['12.750 €', '2.250 €', '750 €', '13,6–21,3 Jahren'],
    field: 'Gesamtkosten mit Einbau',
    described: /15\.000.€ für 20.Fenster\.$/,
    typed: '20000',
    result: ['17.000 €', '3.000 €', '1.000 €', '18,1–28,3 Jahren'],
    fragment: '#r=1&n=20&m=own&a=20&k=20000&u=0.95&e=0',
    spoken: /^Eigenanteil 17\.000.€, Zuschuss 3\.000.€, eingespart nach 18,1–\u206028,3.Jahren\.$/,
    wrong: '499',
    sentence: 'Bitte eine Zahl zwischen 500 und 300.000 eingeben, zum Beispiel 15.000.',
  },
  {
    path: '/photovoltaik-anlage',
    chunk: /SolarSystem-/,
    example: ['10 kWp', '14.000–20.000 €', '9.000 kWh', '8,0–11,4 Jahren'],
    field: 'Freie Dachfläche',
    described: /Ohne Fenster/,
    typed: '28',
    result: ['5 kWp (knapp)', '8.000–12.000 €', '4.500 kWh', '8,0–12,0 Jahren'],
    fragment: '#r=1&a=28&g=auto&e=0',
    spoken:
      /^Auf 28.m² passt 5.kWp \(knapp\), Kosten 8\.000–\u206012\.000.€, bezahlt nach 8,0–\u206012,0.Jahren \(angenommen\)\.$/,
    wrong: '0',
    sentence: 'Bitte eine Zahl zwischen 1 und 1.000 eingeben, zum Beispiel 60.',
  },
  {
    path: '/solaranlage-kosten',
    chunk: /SolarPayback-/,
    example: ['8–12 Jahren', '1.250–1.875 € im Jahr', '1.500 €/kWp'],
    field: 'Kaufpreis',
    described: /Ohne Speicher/,
    typed: '20000',
    result: ['8–12 Jahren', '1.667–2.500 € im Jahr', '2.000 €/kWp'],
    fragment: '#r=1&l=10&k=20000&e=0',
    spoken:
      /^Üblicherweise bezahlt nach 8–\u206012.Jahren, nötiger Vorteil 1\.667–\u20602\.500.€ im Jahr, Preis 2\.000.€\/kWp\.$/,
    wrong: '999',
    sentence: 'Bitte eine Zahl zwischen 1.000 und 200.000 eingeben, zum Beispiel 15.000.',
  },
];

/** Of each tool with all that it fetches when a visitor comes near, compressed (CAL-00). */
const TOOL_BYTES = 9_000;

/** What a visitor who comes near a tool has fetched, having fetched nothing of it before. */
async function expectFetchedNear(page: Page, path: string, chunk: RegExp): Promise<void> {
  const fetched: string[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') fetched.push(response.url());
  });
  // The viewport is low, so that the tool lies far below it.
  await page.setViewportSize({ width: 390, height: 200 });
  await page.goto(path);
  await hydrated(page);
  // What marks the contents list is fetched when somebody scrolls, tool or not.
  await page.mouse.wheel(0, 1);
  await page.waitForLoadState('networkidle');
  expect(fetched.filter((url) => chunk.test(url) || REACT.test(url))).toEqual([]);
  const before = new Set(fetched);
  const tool = page.waitForResponse((response) => chunk.test(response.url()));
  await sheet(page).scrollIntoViewIfNeeded();
  await tool;
  await expect.poll(() => fetched.some((url) => /\/calculator-/.test(url))).toBe(true);
  const added = [...new Set(fetched)].filter((url) => !before.has(url) && !LATER.test(url) && !REACT.test(url));
  const bytes = added.map((url) => {
    const file = fileURLToPath(new URL(`../dist${new URL(url).pathname}`, import.meta.url));
    return gzipSync(readFileSync(file), { level: 9 }).length;
  });
  expect(bytes.length).toBeGreaterThan(1);
  expect(
    bytes.reduce((sum, size) => sum + size, 0),
    added.join(' '),
  ).toBeLessThanOrEqual(TOOL_BYTES);
}

/**
 * React with what its modules call each other by, takes over by and draws buttons and icons with: for all that is
 * React's, with a budget of its own.
 */
const REACT = /\/(?:react|rolldown-runtime|hydrateIsland|iconSprite|button)-[^/]+\.js$/;

/** Chunks that other parts of a page fetch when they come near or the page is idle. */
const LATER =
  /toast|contentsList|LeadHub|PostcodeForm|SearchHeading|explainTerms|openSearch|callBar|scrollToAnchor|hub\.js/;

const sheet = (page: Page) => page.locator('[data-calculator]');
const plain = (text: string | null) => (text ?? '').replaceAll('\u00a0', ' ').replaceAll('\u2060', '');
const resultOf = async (page: Page) =>
  (await sheet(page).locator('dl dd').allTextContents()).map((text) => plain(text));

/** What “Zusammenfassung kopieren” puts into the clipboard. */
async function copiedOf(page: Page): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await sheet(page).getByRole('button', { name: 'Zusammenfassung kopieren' }).click();
  await expect(sheet(page).getByText(/: Zusammenfassung kopiert/)).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
}

/** The last thing said to screen readers. */
const said = (page: Page) => sheet(page).locator('output:not([for])').last();

/** Opens the page of a tool and comes near enough for scripts to take it over. */
async function goNear(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
  await sheet(page).scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
}

/** The words of a field's label. */
const labelOf = (field: Element) => (field as HTMLInputElement).labels?.[0]?.textContent;

/** The form that the address leads to knows the visitor's postcode. */
async function expectPostcodeIn(page: Page): Promise<void> {
  await hydrated(page);
  const form = page.locator(new URL(page.url()).hash);
  await expect(form).toBeInViewport();
  await expect(form.locator('[data-plz="04109"]')).toBeAttached();
}

/** Tabs on until a field has the focus, as somebody without a mouse does. */
async function tabTo(page: Page, field: string): Promise<void> {
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press('Tab');
    const label = await page.evaluate(
      () => (document.activeElement as HTMLInputElement | null)?.labels?.[0]?.textContent,
    );
    if (label?.startsWith(field)) return;
  }
  throw new Error(`Tab does not reach “${field}”.`);
}

test.describe('tools', () => {
  test.beforeEach(async ({ page }) => refuseConsent(page));

  for (const way of WAYS) {
    test.describe(way.path, () => {
      test('takes numbers by keyboard alone at 390 px and carries the result to the form', async ({ page }) => {
        await page.setViewportSize({ width: 390, height: 844 });
        await page.goto(way.path);
        await hydrated(page);
        expect(await resultOf(page)).toEqual(way.example);
        await page.locator('main h1').focus();
        await sheet(page).scrollIntoViewIfNeeded();
        await tabTo(page, way.field);
        await expect(sheet(page).getByText('Ihre Angaben', { exact: true })).toHaveCount(0);
        await page.keyboard.press('ControlOrMeta+a');
        await page.keyboard.type(way.typed);
        await expect.poll(() => resultOf(page)).toEqual(way.result);
        await expect(page).toHaveURL(new RegExp(`${way.fragment}$`));
        await expect(sheet(page).locator('output').filter({ hasText: way.spoken })).toHaveCount(1);

        await page.reload();
        await expect.poll(() => resultOf(page)).toEqual(way.result);

        await tabTo(page, 'Postleitzahl für Ihre Anfrage');
        await page.keyboard.type('04109');
        await page.keyboard.press('Enter');
        await page.waitForURL(`**${way.path}?plz=04109#*`);
        await expectPostcodeIn(page);
      });

      test('keeps the last valid result and says what is wrong', async ({ page }) => {
        await page.goto(`${way.path}${way.fragment}`);
        await expect.poll(() => resultOf(page)).toEqual(way.result);
        const field = sheet(page).getByRole('textbox', { name: way.field });
        for (const text of [way.wrong, 'abc', '', '1e5', '9'.repeat(40), '-5', '<b>']) {
          await field.fill(text);
          await field.blur();
          await expect(sheet(page).getByText(way.sentence)).toBeVisible();
          await expect(sheet(page).getByText('Letztes gültiges Ergebnis')).toBeVisible();
          expect(await resultOf(page)).toEqual(way.result);
        }
        await field.fill(way.typed);
        await expect(sheet(page).getByText('Letztes gültiges Ergebnis')).toHaveCount(0);
        // As people write: what stands around a number is taken away on leaving, and said to be wrong nowhere.
        const number = Number(way.typed).toLocaleString('de-DE', { useGrouping: true });
        for (const text of [`ca. ${way.typed}`, `etwa ${number} Euro`, `${way.typed} qm`, `${number},-`]) {
          await field.fill(text);
          await field.blur();
          await expect(field).toHaveValue(number);
          await expect(sheet(page).getByText('Letztes gültiges Ergebnis')).toHaveCount(0);
        }
      });

      test('reads an address that a message ends with a bracket and a full stop', async ({ page }) => {
        await page.goto(`${way.path}${way.fragment}).`);
        await expect.poll(() => resultOf(page)).toEqual(way.result);
        await expect(page).toHaveURL(new RegExp(`${way.fragment}$`));
      });

      test('ignores a fragment that is wrong in any part', async ({ page }) => {
        await page.goto(`${way.path}${way.fragment}9`);
        await hydrated(page);
        await sheet(page).scrollIntoViewIfNeeded();
        await expect(sheet(page).getByText('Beispiel', { exact: true })).toBeVisible();
        expect(await resultOf(page)).toEqual(way.example);
        const field = sheet(page).getByRole('textbox', { name: way.field });
        await expect(field).toHaveAccessibleDescription(way.described);
      });

      test('is fetched when a visitor comes near, and not before', async ({ page }) => {
        await expectFetchedNear(page, way.path, way.chunk);
      });

      test('copies its summary in plain words', async ({ page }) => {
        await page.goto(`${way.path}${way.fragment}`);
        await expect.poll(() => resultOf(page)).toEqual(way.result);
        // The sheet begins right below the bar, so that more than its first field is in sight.
        await expect.poll(() => sheet(page).evaluate((whole) => whole.getBoundingClientRect().top)).toBeLessThan(100);
        const copied = await copiedOf(page);
        for (const value of way.result) expect(copied).toContain(value);
        expect(copied).toContain(way.fragment);
        expect(copied).not.toMatch(/[\u00a0\u2060]/);
      });
    });
  }
});

const FINDER = '/foerderungen';
// Whoever lets the house gets neither of the two bonuses for those who live in it.
const FOUND = ['bis zu 35 %', 'bis zu 2.500 €'];
const FINDER_FRAGMENT = '#r=1&v=heating&h=landlord&l=bw&p=0&k=22000';

test.describe('the finder of funding', () => {
  test.beforeEach(async ({ page }) => refuseConsent(page));

  test('says each answer right below what was asked, however many lines its neighbour has', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(FINDER);
    const gaps = await page.locator('#finder ol button').evaluateAll((all) =>
      all.map((answer) => {
        const topic = document.createRange();
        topic.selectNodeContents(answer.querySelector('span')!);
        return Math.round(
          answer.querySelector('b')!.getBoundingClientRect().top - topic.getBoundingClientRect().bottom,
        );
      }),
    );
    expect(gaps).toHaveLength(4);
    expect(Math.max(...gaps) - Math.min(...gaps), gaps.join()).toBeLessThan(3);
  });

  test('shows its questions as numbered steps in a band across the head of the sheet', async ({ page }) => {
    await page.goto(FINDER);
    await hydrated(page);
    const band = sheet(page).getByRole('list').first();
    const ways = band.getByRole('button');
    // What a step shows beside its words: a full disc once asked, a thick ring while asked, a thin one before.
    const steps = () =>
      ways.evaluateAll((all) =>
        all.map((way) => {
          const { content, borderWidth, backgroundColor } = getComputedStyle(way, '::before');
          const full = backgroundColor !== 'rgba(0, 0, 0, 0)';
          return `${content} ${full ? 'asked' : Number.parseFloat(borderWidth) > 3 ? 'now' : 'later'}`;
        }),
      );
    const number = 'counter(question)';
    expect(await steps()).toEqual([`${number} now`, `${number} later`, `${number} later`, `${number} later`]);
    // A click that comes before the code of the tool does nothing.
    await expect(async () => {
      await ways.nth(2).click();
      const [asked, now] = [`${number} asked`, `${number} now`];
      expect(await steps()).toEqual([asked, asked, now, `${number} later`]);
    }).toPass();
    for (const width of [320, 360, 375, 390, 430, 900, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      const { gaps, lines } = await band.evaluate((list) => {
        const [one, other] = [list, list.closest('section')!].map((each) => each.getBoundingClientRect());
        return {
          gaps: [one!.left - other!.left, other!.right - one!.right, one!.top - other!.top].map(Math.round),
          lines: [...list.querySelectorAll('span')].map((topic) => {
            const words = document.createRange();
            words.selectNodeContents(topic);
            return new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size;
          }),
        };
      });
      expect({ width, gaps, lines }).toEqual({ width, gaps: [0, 0, 0], lines: [1, 1, 1, 1] });
    }
  });

  test('asks one thing at a time, by keyboard alone at 390 px, and leads to the form', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(FINDER);
    await hydrated(page);
    expect(await resultOf(page)).toEqual(['bis zu 20 %', '20 %', 'bis zu 8.000 €']);
    const group = sheet(page).getByRole('radiogroup');
    await expect(group).toHaveCount(1);
    await page.locator('main h1').focus();
    await sheet(page).scrollIntoViewIfNeeded();
    await tabTo(page, 'Fassade');
    for (let step = 0; step < 2; step += 1) await page.keyboard.press('ArrowDown');
    await expect(sheet(page).getByRole('link', { name: 'Zuschuss für neue Fenster' })).toHaveAttribute(
      'href',
      '/fenster-kosten#zuschuss',
    );
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => resultOf(page)).toEqual(['bis zu 70 %', '20 %', 'bis zu 8.000 €']);
    for (const answer of ['Eigentum, vermietet', 'Baden-Württemberg', 'Nein, oder noch nicht']) {
      const before = await group.locator('legend').textContent();
      await page.keyboard.press('Enter');
      await expect(group.locator('legend')).not.toHaveText(before ?? '');
      await expect(group).toBeFocused();
      await tabTo(page, (await group.getByRole('radio', { checked: true }).evaluate(labelOf)) ?? '');
      await page.keyboard.press('ArrowDown');
      await expect(group.getByRole('radio', { name: answer })).toBeChecked();
    }
    await page.keyboard.press('Enter');
    await expect(sheet(page).getByRole('region', { name: 'Ergebnis' })).toBeFocused();
    await expect.poll(() => resultOf(page)).toEqual(FOUND);
    await expect(page).toHaveURL(new RegExp(`${FINDER_FRAGMENT}$`));
    await expect(
      sheet(page)
        .locator('output')
        .filter({ hasText: /^Passende Programme: .*KfW, Regionale Förderung Baden/ }),
    ).toHaveCount(1);

    await page.reload();
    await expect.poll(() => resultOf(page)).toEqual(FOUND);
    await sheet(page).getByRole('button', { name: 'Antworten ändern', exact: true }).press('Enter');
    await expect(group).toBeFocused();
    await expect(group.getByRole('radio', { name: 'Heizung mit Wärmepumpe' })).toBeChecked();
    await sheet(page).getByRole('button', { name: 'Land: Baden-Württemberg' }).press('Enter');
    await expect(group.getByRole('radio', { name: 'Baden-Württemberg' })).toBeChecked();

    await tabTo(page, 'Postleitzahl für Ihre Anfrage');
    await page.keyboard.type('04109');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/handwerkersuche?plz=04109#suche');
    await expectPostcodeIn(page);
  });

  test('says why a programme is not for somebody', async ({ page }) => {
    await page.goto(`${FINDER}#r=1&v=facade&h=tenant&l=nw&p=1&k=22000`);
    await expect.poll(() => resultOf(page)).toEqual(['kein Programm']);
    await sheet(page).getByText('Nicht für Sie: 8 Programme').click();
    await expect(sheet(page).getByText('Gilt nur für Eigentümerinnen und Eigentümer.')).toHaveCount(8);
    await expect(sheet(page).getByRole('link', { name: 'auch zur Miete' })).toHaveAttribute(
      'href',
      '/balkon-solaranlage',
    );
  });

  test('says what a plan would add: to the rate, and to the costs that count', async ({ page }) => {
    await page.goto(`${FINDER}#r=1&v=facade&h=owner&l=nw&p=0&k=22000`);
    await expect(sheet(page).getByText(/sind 5.Prozentpunkte mehr möglich, und es können höhere Kosten/)).toBeVisible();
  });

  test('calls no federal state a programme, and tells owners of flats who applies', async ({ page }) => {
    await page.goto(`${FINDER}#r=1&v=facade&h=owner&l=by&p=1&k=22000`);
    await expect(sheet(page).locator('dt')).toHaveText([
      'Zuschuss des BAFA',
      'Steuerbonus',
      'Regionale Förderung Bayern',
    ]);
    await expect(sheet(page).getByText('Für Gemeinschaftseigentum beantragt ihn die Gemeinschaft.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Beschluss der Gemeinschaft' })).toHaveAttribute(
      'href',
      /#gemeinschaft$/,
    );
    await sheet(page).getByText('Nicht für Sie: 5 Programme').click();
    await expect(sheet(page).getByRole('row').filter({ hasText: 'anderer Länder' })).toContainText(
      'Gilt nicht in Ihrem Land.',
    );
    await sheet(page).getByRole('button', { name: 'Haus: Eigentum, selbst bewohnt' }).click();
    await expect(sheet(page).getByText('Gehört das Haus einer Gemeinschaft, stellt sie den Antrag.')).toBeVisible();
  });

  test('compares grant and tax relief, and never adds them up', async ({ page }) => {
    await page.goto(FINDER);
    await hydrated(page);
    await sheet(page).scrollIntoViewIfNeeded();
    const field = sheet(page).getByRole('textbox', { name: 'Kosten der Maßnahme' });
    const row = (cost: string) => sheet(page).getByRole('row').filter({ hasText: cost });
    for (const [cost, grant, tax] of [
      ['22.000', '4.400', '4.400'],
      ['60.000', '12.000', '12.000'],
      ['100.000', '12.000', '20.000'],
      ['250.000', '12.000', '40.000'],
    ] as const) {
      await expect(row(`${cost}\u00a0€`)).toContainText(`Zuschuss ${grant}\u00a0€ oder`);
      await expect(row(`${cost}\u00a0€`)).toContainText(`Steuer ${tax}\u00a0€`);
    }
    await field.fill('45000');
    await expect(row('45.000\u00a0€')).toContainText('Zuschuss 9.000\u00a0€ oder');
    await field.fill('999');
    await field.blur();
    await expect(
      sheet(page).getByText('Bitte eine Zahl zwischen 1.000 und 500.000 eingeben, zum Beispiel 60.000.'),
    ).toBeVisible();
    await expect(sheet(page).getByText('Letztes gültiges Ergebnis')).toBeVisible();
    await expect(row('45.000\u00a0€')).toHaveCount(1);
  });

  test('ignores a fragment that is wrong in any part', async ({ page }) => {
    await page.goto(`${FINDER}${FINDER_FRAGMENT}x`);
    await hydrated(page);
    await sheet(page).scrollIntoViewIfNeeded();
    await expect(sheet(page).getByText('Beispiel', { exact: true })).toBeVisible();
    expect(await resultOf(page)).toEqual(['bis zu 20 %', '20 %', 'bis zu 8.000 €']);
  });

  test('is fetched when a visitor comes near, and not before', async ({ page }) => {
    await expectFetchedNear(page, FINDER, /FundingFinder-/);
  });

  test('copies its summary in plain words', async ({ page }) => {
    await page.goto(`${FINDER}${FINDER_FRAGMENT}`);
    await expect.poll(() => resultOf(page)).toEqual(FOUND);
    const copied = await copiedOf(page);
    for (const value of [...FOUND, FINDER_FRAGMENT]) expect(copied).toContain(value);
    // Who copies again hears it again: what is said goes and comes back.
    const told = sheet(page).getByText(/: Zusammenfassung kopiert/);
    await told.evaluate((output) => {
      new MutationObserver(() => output.toggleAttribute('data-changed', true)).observe(output, {
        childList: true,
        characterData: true,
        subtree: true,
      });
    });
    await copiedOf(page);
    await expect(told).toHaveAttribute('data-changed');
  });

  test('says and copies what the costs of the work come to', async ({ page }) => {
    await goNear(page, FINDER);
    await sheet(page).getByRole('textbox', { name: 'Kosten der Maßnahme' }).fill('250000');
    const amounts = 'Zuschuss 12.000 € oder Steuerbonus 40.000 €';
    await expect.poll(async () => plain(await said(page).textContent())).toContain(`; bei 250.000 € ${amounts}.`);
    expect(await copiedOf(page)).toContain(`- Bei 250.000 €: ${amounts}`);
    await sheet(page).getByRole('radio', { name: 'Ganzes Haus' }).check();
    await expect(said(page)).not.toContainText('oder');
    expect(await copiedOf(page)).not.toContain('oder');
  });
});

test.describe('what is counted with', () => {
  test.beforeEach(async ({ page }) => refuseConsent(page));
  const ON_PAPER = 'Förderung der Wärmepumpe: ';

  test('is named in the summary and on paper: an example, the visitor’s own, or the last that was valid', async ({
    page,
  }) => {
    await goNear(page, '/waermepumpe-foerderung');
    const paper = sheet(page).locator('p').filter({ hasText: ON_PAPER });
    const field = sheet(page).getByRole('textbox', { name: 'Kosten der Anlage' });
    const expectNamed = async (given: string, stamp: string) => {
      const copied = await copiedOf(page);
      await sheet(page).getByRole('button', { name: 'Link kopieren' }).click();
      await expect(sheet(page).getByText(`${stamp}: Link kopiert.`)).toBeVisible();
      expect(copied).toContain(`${given}:\n- Kosten der Anlage: `);
      expect(copied).toContain('Ergebnis daraus (unverbindlich):\n- Zuschuss: ');
      await expect(paper).toContainText(`${ON_PAPER}${given}. Kosten der Anlage: `);
      await page.emulateMedia({ media: 'print' });
      await expect(paper).toBeVisible();
      await page.emulateMedia({ media: null });
      await expect(paper).toBeHidden();
    };
    await expectNamed('Angaben des Beispiels', 'Beispiel');
    await field.fill('45.000');
    await field.blur();
    await expect(sheet(page).getByText('Letztes gültiges Ergebnis', { exact: true })).toBeVisible();
    await expectNamed('Letzte gültige Angaben', 'Letztes gültiges Ergebnis');
    await field.fill('25.000');
    await expectNamed('Eigene Angaben', 'Ihre Angaben');
  });
});

test.describe('insulation from inside', () => {
  test.beforeEach(async ({ page }) => refuseConsent(page));

  test('counts with a saving of its own, and keeps that of the visitor', async ({ page }) => {
    await goNear(page, '/daemmung-fassade');
    const choose = (name: RegExp) => sheet(page).getByRole('radio', { name }).check();
    const saving = sheet(page).getByText('Ersparnis je m² und Jahr: ');
    await choose(/^Innendämmung/);
    await expect
      .poll(() => resultOf(page))
      .toEqual(['7.200–14.400 €', '1.800–3.600 €', '504 € pro Jahr', '14,3–28,6 Jahren']);
    await expect(saving.first()).toContainText('3,36\u00a0€ (aus unserem Beispiel)');
    await expect(sheet(page).getByText('Ihre Angabe', { exact: true })).toHaveCount(0);
    await choose(/^Verbundsystem/);
    await expect.poll(async () => (await resultOf(page))[2]).toBe('1.050 € pro Jahr');
    await sheet(page).getByRole('button', { name: 'Annahme ändern' }).click();
    await sheet(page).getByRole('textbox', { name: 'Ihre Ersparnis je m² und Jahr' }).fill('5');
    await choose(/^Innendämmung/);
    await expect.poll(async () => (await resultOf(page))[2]).toBe('750 € pro Jahr');
  });
});

test('no result breaks within a word: a range of years at 1,200 px', async ({ page }) => {
  await refuseConsent(page);
  await page.setViewportSize({ width: 1200, height: 900 });
  await goNear(page, '/daemmung-fassade#r=1&a=150&s=composite&k=22000&d=16&p=1&e=7');
  const years = sheet(page).locator('dd').filter({ hasText: 'Jahren' });
  await expect(years).toHaveText(/^13,7–\u206020,6.Jahren$/);
  const lines = await years.evaluate((value) => {
    const words = document.createRange();
    words.selectNodeContents(value);
    return new Set([...words.getClientRects()].map(({ top }) => top)).size;
  });
  expect(lines).toBe(1);
});

test.describe('a roof that no size fits', () => {
  test.beforeEach(async ({ page }) => refuseConsent(page));

  test('is said in a sentence, with what helps and without what there is not', async ({ page }) => {
    await goNear(page, '/photovoltaik-anlage');
    await sheet(page).getByRole('textbox', { name: 'Freie Dachfläche' }).fill('20');
    await expect.poll(() => resultOf(page)).toEqual(['keine der drei Größen', '25–30 m²']);
    await expect
      .poll(async () => plain(await said(page).textContent()))
      .toBe('Auf 20 m² passt keine der drei Größen; mit wenig Platz kommt eine Balkon-Solaranlage aus.');
    const copied = await copiedOf(page);
    expect(copied).toContain('- Freie Dachfläche: 20 m²\n');
    for (const text of [copied, plain(await sheet(page).innerText())]) expect(text).not.toMatch(/–$|–[.,]|\b0 €/m);
    await expect(sheet(page).getByText('Vorteil im Jahr: hängt von der Größe ab')).toBeVisible();
    await sheet(page).getByRole('button', { name: 'Annahme ändern' }).click();
    await sheet(page).getByRole('textbox', { name: 'Ihr Vorteil im Jahr' }).fill('900');
    expect(await copiedOf(page)).toContain('- Vorteil im Jahr: 900 € (Ihre Angabe)\n');
  });
});

/** Numbers whose products have cents, and the arithmetic as it is then to be read. */
const ARITHMETIC = [
  {
    address: '/daemmung-fassade#r=1&a=12.5&s=own&k=22000&d=16&p=1&e=7',
    lines: ['12,5 m² × 7,00 € = 87,50 €', '17.600 € ÷ 87,50 € = 201 Jahren'],
  },
  {
    address: '/daemmung-fassade#r=1&a=12.25&s=own&k=22010&d=16&p=0&e=7.125',
    lines: ['22.010 € × 15 % = 3.301,50 €', '22.010 € − 3.301,50 € = 18.708,50 €', '12,25 m² × 7,125 € = 87,28 €'],
  },
  {
    address: '/fenster-kosten#r=1&n=7&m=own&a=20&k=18010&u=0.9&e=0',
    lines: ['18.010 € ÷ 7 Fenster = 2.573 €', '18.010 € − 2.701,50 € = 15.308,50 €'],
  },
  {
    address: '/fenster-kosten#r=1&n=12&m=plastic&a=18.5&k=15000&u=0.96&e=0',
    lines: ['18,5 m² × 300–800 €/m² = 5.550–14.800 €', '5.550–14.800 € ÷ 12 Fenster = 463–1.233 €'],
  },
  {
    address: '/waermepumpe-foerderung#r=1&k=18010&s=1&e=1&i=0&b=15',
    lines: ['18.010 € × 55 % = 9.905,50 €', '18.010 € − 9.905,50 € = 8.104,50 €'],
  },
  {
    address: '/solaranlage-kosten#r=1&l=7.25&k=15000&e=1500.5',
    lines: ['15.000 € ÷ 7,25 kWp = 2.069 €/kWp', '15.000 € ÷ 1.500,50 € = 10,0 Jahren'],
    says: 'Damit sind Sie innerhalb der üblichen 8–12 Jahre.',
  },
  {
    address: '/solaranlage-kosten#r=1&l=10&k=15000&e=2500',
    lines: ['15.000 € ÷ 2.500 € = 6,0 Jahren'],
    says: 'Damit sind Sie schneller als die üblichen 8–12 Jahre.',
  },
] as const;

/** Formulas with their results, without where their numbers come from. */
function computedIn(rows: Element[]): string[] {
  return rows.map((row) => {
    const copy = row.cloneNode(true) as HTMLTableRowElement;
    for (const one of copy.querySelectorAll('th, span')) one.remove();
    return Array.from(copy.cells, (cell) => cell.textContent.trim()).join(' ');
  });
}

test.describe('arithmetic that is shown', () => {
  test.beforeEach(async ({ page }) => refuseConsent(page));

  for (const { address, lines, ...others } of ARITHMETIC) {
    test(`${address}: computes with what it shows`, async ({ page }) => {
      await page.goto(address);
      const rows = async () => (await sheet(page).locator('tr').evaluateAll(computedIn)).map(plain);
      for (const line of lines) await expect.poll(rows).toContain(line);
      if ('says' in others) expect(plain(await sheet(page).innerText())).toContain(others.says);
    });
  }

  test('windows are counted in whole ones', async ({ page }) => {
    await goNear(page, '/fenster-kosten');
    const field = sheet(page).getByRole('textbox', { name: 'Zahl der Fenster' });
    const sentence = sheet(page).getByText('Bitte eine ganze Zahl zwischen 1 und 200 eingeben, zum Beispiel 20.');
    for (const text of ['12,5', '0', '']) {
      await field.fill(text);
      await field.blur();
      await expect(sentence).toBeVisible();
      await expect(sheet(page).getByText('Letztes gültiges Ergebnis')).toBeVisible();
      expect(await resultOf(page)).toContain('750 €');
    }
    await field.fill('12');
    await expect.poll(() => resultOf(page)).toContain('1.250 €');
    await expect(sentence).toHaveCount(0);
  });
});

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

  for (const { path, chunk, enter, result } of EARLY) {
    test(`${path}: counts what was entered before it came`, async ({ page }) => {
      let arrive = () => {};
      const arrived = new Promise<void>((resolve) => {
        arrive = resolve;
      });
      await page.route(chunk, async (route) => {
        await arrived;
        await route.continue();
      });
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

test.describe('the look of a sheet', () => {
  test.beforeEach(async ({ page }) => refuseConsent(page));

  for (const width of [390, 1440]) {
    test(`fills its corners and heads what stands below alike at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/daemmung-fassade');
      await hydrated(page);
      const corners = await sheet(page)
        .getByRole('region', { name: 'Ergebnis' })
        .evaluate((result) => {
          const px = (element: Element, name: string) =>
            Number.parseFloat(getComputedStyle(element).getPropertyValue(name));
          const whole = result.parentElement!;
          return [
            px(whole, 'border-end-end-radius') - px(whole, 'border-bottom-width'),
            px(result, 'border-end-end-radius'),
          ];
        });
      // Lines are rounded to whole pixels, corners are not.
      expect(corners[1]).toBeCloseTo(corners[0]!, 0);

      const heads = await sheet(page)
        .locator('caption, figcaption')
        .filter({ visible: true })
        .evaluateAll((all) =>
          all.map((head) => {
            const { borderBlockStartWidth, fontSize, paddingBlockStart } = getComputedStyle(head);
            return [borderBlockStartWidth, fontSize, paddingBlockStart].join();
          }),
        );
      expect(heads).toHaveLength(3);
      expect(new Set(heads).size, heads.join(' ')).toBe(1);
    });
  }

  test('keeps as much room above an assumption as below', async ({ page }) => {
    await page.goto('/daemmung-fassade');
    await hydrated(page);
    const change = sheet(page).getByRole('button', { name: 'Annahme ändern' });
    const room = () =>
      sheet(page)
        .locator('[aria-controls]')
        .first()
        .evaluate((button) => {
          const box = button.parentElement!.parentElement!;
          const words = document.createRange();
          words.selectNodeContents(box);
          const shown = [...words.getClientRects()].filter(({ height }) => height > 0);
          const { top, bottom } = box.getBoundingClientRect();
          return [
            Math.min(...shown.map((each) => each.top)) - top,
            bottom - Math.max(...shown.map((each) => each.bottom)),
          ];
        });
    await change.scrollIntoViewIfNeeded();
    const [above, below] = await room();
    expect(Math.abs(above! - below!)).toBeLessThan(4);
  });
});

test.describe('the style sheet of the tools', () => {
  test.beforeEach(async ({ page }) => refuseConsent(page));
  const columnsOf = (page: Page) =>
    sheet(page)
      .getByRole('region', { name: /: Ihre Angaben$/ })
      .evaluate((inputs) => getComputedStyle(inputs.parentElement as Element).gridTemplateColumns.split(' ').length);

  test('stands in the pages that have one, and in no other', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/impressum');
    await expect(page.locator('head style')).toHaveCount(1);
    await page.goto('/daemmung-fassade');
    expect(await page.locator('head style[data-sheet]').count()).toBeGreaterThan(0);
    expect(await columnsOf(page)).toBe(2);
    // Their code finds them there and fetches none a second time.
    await hydrated(page);
    const code = page.waitForResponse(/\/calculator-.*js/);
    await sheet(page).scrollIntoViewIfNeeded();
    await code;
    await sheet(page).getByRole('radio', { name: /12.cm/ }).check();
    await expect(sheet(page).getByText(/^Kein Zuschuss/)).toBeVisible();
    // Consent's dialog brings the only other one, in idle time.
    await expect(page.locator('head link[rel=stylesheet]:not([href^="/assets/settings-"])')).toHaveCount(0);
  });

  test('comes with the content to whoever follows a link', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/solarthermie-kosten');
    await routed(page);
    await page.evaluate(() => Object.assign(window, { stayed: true }));
    await page.locator('main a[href="/foerderungen"]').locator('visible=true').last().click();
    await page.waitForURL('**/foerderungen');
    await expect(sheet(page)).toBeAttached();
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
    // With the frame after the one that entered the page.
    await expect.poll(() => columnsOf(page)).toBe(2);
  });
});

test.describe('tools without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  for (const { path, example } of WAYS) {
    test(`${path} shows its example in full`, async ({ page }) => {
      await page.goto(path);
      expect(await resultOf(page)).toEqual(example);
      await expect(sheet(page).getByRole('table').first()).toBeVisible();
      // They are those of the example.
      await expect(sheet(page)).not.toContainText('mit Ihren Zahlen');
    });
  }

  for (const path of [...WAYS.map((way) => way.path), FINDER]) {
    test(`${path} says so first, and shows nothing that would not work`, async ({ page }) => {
      await page.goto(path);
      const controls = sheet(page).locator('button, input, textarea, select');
      const visible = await controls.evaluateAll((all) =>
        all.filter((one) => one.checkVisibility()).map((one) => one.getAttribute('name') ?? one.textContent),
      );
      // Where numbers come from opens without scripts; the way to the form takes a postcode.
      expect(visible.filter((name) => name !== 'i')).toEqual(['plz', expect.any(String)]);
      // Playwright leaves noscript out of texts, so the elements are asked for themselves.
      const tops = await page
        .locator('main noscript p')
        .evaluateAll((all) =>
          all
            .filter((one) => one.textContent.includes('Für eigene Angaben') && one.checkVisibility())
            .map((one) => one.getBoundingClientRect().top),
        );
      const result = await sheet(page).getByRole('region', { name: 'Ergebnis' }).boundingBox();
      expect(tops).toHaveLength(1);
      expect(tops[0]).toBeLessThan(result?.y ?? 0);
      await expect(sheet(page).getByText(/Angaben des Beispiels\./)).toBeVisible();
    });
  }

  test('the finder has every programme in one table', async ({ page }) => {
    await page.goto(FINDER);
    expect(await resultOf(page)).toEqual(['bis zu 20 %', '20 %', 'bis zu 8.000 €']);
    // Playwright leaves noscript out of roles and texts, so the table is asked for itself.
    const rows = page.locator('#finder noscript tbody tr');
    await expect(rows).toHaveCount(8);
    await expect(rows.first()).toBeVisible();
  });
});
