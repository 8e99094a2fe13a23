import { heardIn, typeAtOnce } from './heard';
import { expect, hydrated, refuseConsent, test } from './site';
import { copiedOf, expectPostcodeIn, goNear, resultOf, said, sheet, tabTo } from './tool';
import { expectFetchedNear } from './toolBytes';

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
      /^Auf 28.m² passen 5.kWp \(knapp\), Kosten 8\.000–\u206012\.000.€, bezahlt nach 8,0–\u206012,0.Jahren \(angenommen\)\.$/,
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
      /^Üblicherweise bezahlt nach 8–\u206012.Jahren, nötiger Vorteil 1\.667–\u20602\.500.€ im\u00a0Jahr, Preis 2\.000.€\/\u2060kWp\.$/,
    wrong: '999',
    sentence: 'Bitte eine Zahl zwischen 1.000 und 200.000 eingeben, zum Beispiel 15.000.',
  },
];

test.describe('tools', () => {
  test.beforeEach(async ({ page }) => refuseConsent(page));

  test('what is typed stands above the result where the keyboard leaves a phone little', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    // Its result takes two lines.
    await goNear(page, '/solaranlage-kosten');
    const field = sheet(page).getByRole('textbox', { name: 'Kaufpreis' });
    await field.evaluate((box) => {
      scrollBy({ top: box.getBoundingClientRect().bottom - innerHeight + 12, behavior: 'instant' });
    });
    await field.click();
    await page.setViewportSize({ width: 390, height: 400 });
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('22000');
    await expect(sheet(page).locator('output').filter({ hasText: '2.750' })).toHaveCount(1);
    const [top, bottom, bar] = await field.evaluate((box) => {
      const peek = box.closest('section')?.querySelector(':scope > a') as Element;
      const { top, bottom } = box.getBoundingClientRect();
      return [top, bottom, peek.getBoundingClientRect().top] as const;
    });
    expect(top).toBeGreaterThan(0);
    expect(bottom).toBeLessThan(bar);
    expect(bar).toBeLessThan(400);
  });

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
        // It has stood long enough to be read aloud.
        await expect(sheet(page).locator('output').filter({ hasText: way.spoken })).toHaveCount(1);
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
        const written = [`ca. ${way.typed}`, `etwa ${number} Euro`, `${way.typed} qm`, `${number},-`];
        // As offers print a price.
        for (const text of [...written, `€ ${number}`, `EUR ${number}`, `${number},–`]) {
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

test('the bar below the fields leads to the head of the result, also over the banner of a first visit', async ({
  page,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await goNear(page, '/fenster-kosten');
  await expect(page.getByRole('region', { name: 'Ihre Einwilligung' })).toBeVisible();
  const bar = sheet(page).getByRole('link', { name: 'Eigenanteil' });
  // The result begins below what the banner leaves, where the focus alone would bring its middle into sight.
  await bar.evaluate((link) => {
    const end = link.closest('section')?.getBoundingClientRect().bottom ?? 0;
    scrollBy({ top: end - innerHeight / 2, behavior: 'instant' });
  });
  await bar.press('Enter');
  await expect(sheet(page).getByRole('region', { name: 'Ergebnis' })).toBeFocused();
  await expect(sheet(page).getByRole('heading', { name: 'Ergebnis' })).toBeInViewport({ ratio: 1 });
});

/** A number with its unit as data sheets and offers write it, and what stands in the field once it is left. */
const WITH_UNITS = [
  {
    path: '/fenster-kosten',
    field: 'Uw-Wert der neuen Fenster',
    written: ['W/m²K', 'W/m2K', 'W/qmK', 'W/(m2K)', 'W/(m² K)', 'W/(m²·K)', 'w/m²k'].map((unit) => `0,9 ${unit}`),
    shown: '0,9',
    // The conductivity of a material, and a length: other numbers.
    refused: ['0,9 W/mK', '0,9 W', '0,9 m'],
  },
  {
    path: '/fenster-kosten',
    field: 'Uw-Wert der neuen Fenster',
    written: ['Uw = 0,9 W/(m²K)', 'Uw 0,9'],
    shown: '0,9',
  },
  {
    path: '/fenster-kosten',
    field: 'Zahl der Fenster',
    written: ['14 stück', '14 Stk.', '14 Stck.', '14 St.'],
    shown: '14',
    refused: ['14 m', '14 + 2', '14-'],
  },
  {
    path: '/daemmung-fassade',
    field: 'Wandfläche',
    written: ['145 Quadratmeter', '145 qm', '145 m2', '145 M²', '145m²', '145 m².'],
    shown: '145',
    refused: ['145 m', '145 m³', '145²'],
  },
  {
    path: '/daemmung-fassade',
    field: 'Gesamtkosten',
    written: ['25.000 Euro', '25.000 EUR', '25.000,– Euro', '25.000,-- EUR'],
    shown: '25.000',
    refused: ['25k', '25 T€', '20.000–25.000 €'],
  },
  {
    path: '/solaranlage-kosten',
    field: 'Leistung der Module',
    written: ['12 kwp', '12 KWp'],
    shown: '12',
    refused: ['12 kWh'],
  },
  {
    path: '/waermepumpe-foerderung',
    field: 'Ihr Bonus laut Merkblatt',
    written: ['10 Prozent', '10 prozent', '10 %'],
    shown: '10',
    refused: ['10 ‰'],
  },
] as const;

for (const { path, field: name, written, shown, ...rest } of WITH_UNITS) {
  test(`${path}: “${name}” takes ${written[0]}`, async ({ page }) => {
    await refuseConsent(page);
    await goNear(page, path);
    const more = sheet(page).getByRole('button', { name: 'Annahme ändern' });
    for (const button of await more.all()) await button.click();
    const field = sheet(page).getByRole('textbox', { name, exact: true });
    for (const text of written) {
      await field.fill(text);
      await field.blur();
      await expect(field, text).toHaveValue(shown);
    }
    for (const text of 'refused' in rest ? rest.refused : []) {
      await field.fill(text);
      await field.blur();
      await expect(field, text).toHaveValue(text);
      await expect(sheet(page).getByText('Letztes gültiges Ergebnis')).toBeVisible();
    }
  });
}

test('fields for money show cents as the result does, before and after the page is loaded again', async ({ page }) => {
  await refuseConsent(page);
  await goNear(page, '/daemmung-fassade');
  const field = (name: string) => sheet(page).getByRole('textbox', { name, exact: true });
  await field('Gesamtkosten').fill('22000,5');
  await field('Wandfläche').fill('150,5');
  await expect(field('Gesamtkosten')).toHaveValue('22.000,50');
  await sheet(page).getByRole('button', { name: 'Annahme ändern' }).click();
  await expect(field('Wandfläche')).toHaveValue('150,5');
  await field('Ihre Ersparnis je m² und Jahr').fill('7.5');
  await expect(sheet(page).getByText('Als 7,50 gelesen.')).toBeVisible();
  await field('Ihre Ersparnis je m² und Jahr').fill('7,5');
  await expect(page).toHaveURL(/#r=1&a=150\.5&s=own&k=22000\.5&d=16&p=1&e=7\.5$/);
  await page.reload();
  await expect(field('Ihre Ersparnis je m² und Jahr')).toHaveValue('7,50');
  await expect(field('Gesamtkosten')).toHaveValue('22.000,50');
  await expect(field('Wandfläche')).toHaveValue('150,5');
});

test('says aloud which fields hold nothing to calculate with', async ({ page }) => {
  await refuseConsent(page);
  await goNear(page, '/daemmung-fassade');
  const field = (name: string) => sheet(page).getByRole('textbox', { name, exact: true });
  const wrong = 'Angabe fehlt oder passt nicht. Es gilt das letzte Ergebnis.';
  await field('Gesamtkosten').fill('25000x');
  await expect(said(page)).toHaveText(`Gesamtkosten: ${wrong}`);
  await field('Wandfläche').fill('');
  await expect(said(page)).toHaveText(`Gesamtkosten, Wandfläche: ${wrong}`);
  await field('Gesamtkosten').fill('25000');
  await expect(said(page)).toHaveText(`Wandfläche: ${wrong}`);
  const heard = await heardIn(said(page));
  await typeAtOnce(field('Wandfläche'), ['1', '16', '160']);
  await expect(said(page)).toHaveText(/^Eigenanteil /);
  // A number is read out whole, and not digit by digit.
  expect(await heard.jsonValue()).toHaveLength(1);

  // Another link in the same tab, twice: its numbers stand in the fields, nothing is wrong, and its result is in sight.
  await field('Gesamtkosten').fill('25000x');
  await expect(sheet(page).getByText('Letztes gültiges Ergebnis')).toBeVisible();
  for (const [typed, written] of [
    ['30000', '30.000'],
    ['40000', '40.000'],
  ] as const) {
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await page.evaluate((costs) => location.assign(`#r=1&a=160&s=own&k=${costs}&d=16&p=1&e=7.5`), typed);
    await expect(field('Gesamtkosten')).toHaveValue(written);
    await expect(sheet(page).getByText('Letztes gültiges Ergebnis')).toHaveCount(0);
    await expect(sheet(page)).toBeInViewport();
  }

  // Above the keyboard of a phone, whose key leaves the focus where it is: the whole sentence is seen.
  await page.setViewportSize({ width: 360, height: 300 });
  await field('Gesamtkosten').fill('25000x');
  await field('Gesamtkosten').evaluate((input) => input.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await expect(page.getByText('Zuletzt gültig:').filter({ visible: true })).toBeInViewport();
  await field('Gesamtkosten').press('Enter');
  const sentence = sheet(page).getByText(/^Bitte eine Zahl zwischen .+ eingeben/);
  await expect(sentence).toBeInViewport({ ratio: 1 });
  await expect(field('Gesamtkosten')).toBeFocused();
  const covered = await sentence.evaluate((element) => {
    const { left, top, bottom } = element.getBoundingClientRect();
    return [top + 2, bottom - 2].filter((y) => !element.contains(document.elementFromPoint(left + 10, y)));
  });
  expect(covered).toEqual([]);
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

  test('the higher grant stands beside the lower one', async ({ page }) => {
    await page.goto('/waermepumpe-foerderung');
    await expect(sheet(page).getByText('Damit wären es höchstens 7.200')).toBeVisible();
  });

  for (const path of [...WAYS.map((way) => way.path), '/foerderungen']) {
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
});
