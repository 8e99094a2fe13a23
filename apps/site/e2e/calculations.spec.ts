import { expect, refuseConsent, test } from './site';
import { copiedOf, goNear, plain, resultOf, said, sheet } from './tool';

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
      await expect(sheet(page).getByText(`${stamp}: Link kopiert.`)).toBeHidden();
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
    // Paper takes the page as it stands when everybody has heard of it.
    const printed = await sheet(page).evaluate((tool) => {
      dispatchEvent(new Event('beforeprint'));
      return tool.textContent;
    });
    expect(printed).toMatch(/Gedruckt am \d.* von http.*k=25000&/);
  });

  test('is copied aloud: screen readers know the place before there are words in it', async ({ page }) => {
    await goNear(page, '/waermepumpe-foerderung');
    const copy = sheet(page).getByRole('button', { name: 'Zusammenfassung kopieren' });
    await expect(copy).toBeVisible();
    // By its role: a place that is not drawn is none to them, and its first words are not heard.
    await expect(copy.locator('xpath=following-sibling::*').and(page.getByRole('status'))).toHaveText('');
  });

  for (const [path, choice, costs] of [
    ['/daemmung-fassade', 'Verbundsystem (WDVS)', '18.000–27.000 €'],
    ['/fenster-kosten', 'Holz-Aluminium', '12.000–24.000 €'],
  ] as const) {
    test(`has its costs in the summary and on paper, a range as well: ${path}`, async ({ page }) => {
      await goNear(page, path);
      await sheet(page).getByRole('radio', { name: choice }).check();
      const line = `Kosten: ${choice}, ${costs}`;
      await expect.poll(async () => plain(await sheet(page).locator('p').first().textContent())).toContain(`${line};`);
      expect(await copiedOf(page)).toContain(`- ${line}\n`);
    });
  }
});

test.describe('a number that is wrong', () => {
  test.beforeEach(async ({ page }) => refuseConsent(page));
  const EXAMPLE = ['17.600 €', '4.400 €', '1.050 € pro Jahr', '16,8 Jahren'];

  test('leaves the result that stood before it was typed, not that of its first digits, and a phone says so', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await goNear(page, '/daemmung-fassade');
    const field = sheet(page).getByRole('textbox', { name: 'Wandfläche' });
    const peek = sheet(page).getByRole('link', { name: /Eingespart nach/ });
    await field.selectText();
    await page.keyboard.type('99999');
    await expect(peek).toContainText(/^Zuletzt gültig:.*17\.600/);
    expect(await resultOf(page)).toEqual(EXAMPLE);
    await expect(page).toHaveURL(/&?a=150&/);
    // What is chosen meanwhile is not counted with them either.
    await sheet(page)
      .getByRole('radio', { name: /^Innendämmung/ })
      .check();
    await expect.poll(async () => (await resultOf(page))[2]).toBe('504 € pro Jahr');
    await field.fill('100');
    await expect.poll(async () => (await resultOf(page))[2]).toBe('336 € pro Jahr');
    await expect(peek).not.toContainText('Zuletzt');
  });

  test('leaves the result of the number before it, once that has been seen, also where the field was never left', async ({
    page,
  }) => {
    await goNear(page, '/waermepumpe-foerderung');
    const field = sheet(page).getByRole('textbox', { name: 'Kosten der Anlage' });
    await field.fill('25000');
    await expect(said(page)).toHaveText(/17\.500/);
    await field.fill('abc');
    await expect(sheet(page).getByText('Letztes gültiges Ergebnis')).toBeVisible();
    expect((await resultOf(page))[0]).toBe('17.500 €');
    await expect(page).toHaveURL(/k=25000&/);
  });

  test('counts no more once its field is gone', async ({ page }) => {
    await goNear(page, '/daemmung-fassade');
    await sheet(page).getByRole('textbox', { name: 'Gesamtkosten' }).fill('1');
    await expect(sheet(page).getByText('Letztes gültiges Ergebnis')).toBeVisible();
    await sheet(page)
      .getByRole('radio', { name: /^Verbundsystem/ })
      .check();
    await expect(sheet(page).getByText('Ihre Angaben', { exact: true })).toBeVisible();
    await expect(page).toHaveURL(/s=composite/);
  });
});

test.describe('windows', () => {
  test.beforeEach(async ({ page }) => refuseConsent(page));

  test('show in the field of another choice its own number', async ({ page }) => {
    await goNear(page, '/fenster-kosten');
    const choose = (name: RegExp) => sheet(page).getByRole('radio', { name }).check();
    await expect(sheet(page).getByRole('textbox', { name: 'Gesamtkosten mit Einbau' })).toHaveValue('15.000');
    await choose(/^Kunststoff/);
    await expect(sheet(page).getByRole('textbox', { name: 'Fläche aller Fenster' })).toHaveValue('20');
    await choose(/^Eigene/);
    await expect(sheet(page).getByRole('textbox', { name: 'Gesamtkosten mit Einbau' })).toHaveValue('15.000');
  });

  test('count what is wrong in a field no more once another choice has taken its place', async ({ page }) => {
    await goNear(page, '/fenster-kosten');
    await sheet(page).getByRole('textbox', { name: 'Gesamtkosten mit Einbau' }).fill('1');
    await expect(sheet(page).getByText('Letztes gültiges Ergebnis')).toBeVisible();
    await sheet(page)
      .getByRole('radio', { name: /^Kunststoff/ })
      .check();
    await expect(sheet(page).getByText('Ihre Angaben', { exact: true })).toBeVisible();
    await expect(sheet(page).getByRole('textbox', { name: 'Fläche aller Fenster' })).toHaveValue('20');
  });
});

const OURS = / noch aus unserem Beispiel\./;
const PAIRS = [
  { path: '/daemmung-fassade', size: 'Wandfläche', price: 'Gesamtkosten', said: /Kosten noch aus unserem/ },
  { path: '/fenster-kosten', size: 'Zahl der Fenster', price: 'Gesamtkosten mit Einbau', said: /Kosten noch aus/ },
  { path: '/solaranlage-kosten', size: 'Leistung der Module', price: 'Kaufpreis', said: /Der Kaufpreis ist noch aus/ },
];

for (const { path, size, price, said: sentence } of PAIRS) {
  test.describe(`an example's price on ${path}`, () => {
    test.beforeEach(async ({ page }) => refuseConsent(page));

    test('is named as ours beside a size of the visitor’s, from a copied link, too', async ({ page }) => {
      await goNear(page, path);
      const field = (name: string) => sheet(page).getByRole('textbox', { name, exact: true });
      const ours = sheet(page).getByText(OURS);
      await expect(ours).toHaveCount(0);
      const example = await field(size).inputValue();
      await field(size).fill('15');
      await expect(ours).toBeVisible();
      await expect(ours).toHaveText(sentence);
      await expect(page).toHaveURL(/=15&/);
      await page.reload();
      await goNear(page, page.url());
      await expect(ours).toBeVisible();
      await field(price).fill('9000');
      await expect(ours).toHaveCount(0);
      await field(size).fill(example);
      await expect(field(size)).toHaveValue(example);
      await expect(ours).toHaveCount(0);
    });
  });
}

test('costs by frame are never called the example’s, though they begin with its sum', async ({ page }) => {
  await refuseConsent(page);
  await goNear(page, '/fenster-kosten#r=1&n=18&m=woodAlu&a=25&k=15000&u=0.9&e=0');
  await expect(sheet(page).getByText(/von 15\.000–/)).toBeVisible();
  await expect(sheet(page).getByText(OURS)).toHaveCount(0);
});

test.describe('an assumption', () => {
  test.beforeEach(async ({ page }) => refuseConsent(page));

  test('keeps its field while our number is typed on the way to another', async ({ page }) => {
    await goNear(page, '/daemmung-fassade#r=1&a=150&s=own&k=22000&d=16&p=1&e=9');
    const field = sheet(page).getByRole('textbox', { name: 'Ihre Ersparnis je m² und Jahr' });
    await expect(field).toHaveValue('9');
    await field.selectText();
    await page.keyboard.type('7,5');
    await expect(field).toHaveValue('7,5');
    await expect.poll(async () => (await resultOf(page))[2]).toBe('1.125 € pro Jahr');
    await sheet(page).getByRole('button', { name: 'Unsere Annahme nehmen' }).click();
    await expect(field).toHaveCount(0);
    await expect.poll(async () => (await resultOf(page))[2]).toBe('1.050 € pro Jahr');
  });
});

test.describe('a grant', () => {
  test.beforeEach(async ({ page }) => refuseConsent(page));

  test('has its costs over the bar as a dimension, as long as the bar', async ({ page }) => {
    await goNear(page, '/daemmung-fassade');
    const dimension = sheet(page).getByText(/€ Gesamtkosten$/);
    await expect(dimension).toHaveText('22.000\u00a0€ Gesamtkosten');
    const line = dimension.locator('..');
    await sheet(page)
      .getByRole('radio', { name: /^Verbundsystem/ })
      .check();
    await expect(line).toHaveText(/^18\.000\D+27\.000\u00a0€ Gesamtkosten$/);
    const [measure, bar] = [await line.boundingBox(), await line.locator('~ svg').boundingBox()];
    expect([measure!.x, measure!.width]).toEqual([bar!.x, bar!.width]);
    expect(measure!.y + measure!.height).toBeLessThanOrEqual(bar!.y);
  });

  test('never shows the higher grant without the lower one: nor on paper, nor in the summary', async ({ page }) => {
    await goNear(page, '/waermepumpe-foerderung');
    const caution = sheet(page).getByText('Damit wären es höchstens 7.200');
    await expect(caution).toBeVisible();
    expect(await copiedOf(page)).toContain('- Vorsichtig gerechnet: höchstens 7.200 € Zuschuss\n');
    await page.emulateMedia({ media: 'print' });
    await expect(caution).toBeVisible();
    await expect(sheet(page).getByRole('textbox', { name: 'Kosten der Anlage' })).toBeHidden();
    await page.emulateMedia({ media: null });
    for (const bonus of ['Schneller Tausch', 'Geringes Einkommen']) {
      await sheet(page).getByRole('checkbox', { name: bonus }).uncheck();
    }
    await expect(sheet(page).getByText('Damit wären es höchstens')).toHaveCount(0);
    expect(await copiedOf(page)).not.toContain('Vorsichtig');
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
    // Copied or read aloud, the label is a word of its own.
    await expect(sheet(page).getByRole('row', { name: /^Ersparnis im Jahr/ })).toContainText('5,00\u00a0€ Ihre Angabe');
  });

  test('shows in an open field the saving that it counts with', async ({ page }) => {
    await goNear(page, '/daemmung-fassade');
    await sheet(page).getByRole('button', { name: 'Annahme ändern' }).click();
    const saving = sheet(page).getByRole('textbox', { name: 'Ihre Ersparnis je m² und Jahr' });
    await expect(saving).toHaveValue('7');
    await sheet(page)
      .getByRole('radio', { name: /^Innendämmung/ })
      .check();
    await expect(saving).toHaveValue('3,36');
  });
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
    says: '10,0 Jahre liegen innerhalb der üblichen 8–12 Jahre.',
  },
  {
    address: '/solaranlage-kosten#r=1&l=10&k=15000&e=2500',
    lines: ['15.000 € ÷ 2.500 € = 6,0 Jahren'],
    says: '6,0 Jahre sind weniger als die üblichen 8–12 Jahre.',
  },
  {
    address: '/solaranlage-kosten#r=1&l=7.6&k=13990&e=900',
    lines: ['13.990 € ÷ 900 € = 15,5 Jahren'],
    says: '15,5 Jahre sind mehr als die üblichen 8–12 Jahre.',
  },
  {
    address: '/solaranlage-kosten#r=1&l=10&k=24040&e=2000',
    lines: ['24.040 € ÷ 10 kWp = 2.404 €/kWp', '24.040 € ÷ 2.000 € = 12,0 Jahren'],
    says: '12,0 Jahre liegen innerhalb der üblichen 8–12 Jahre. 2.404 €/kWp liegen über der üblichen Spanne von 1.400–2.400 €/kWp.',
  },
  {
    address: '/solaranlage-kosten#r=1&l=10&k=13996&e=1750',
    lines: ['13.996 € ÷ 10 kWp = 1.400 €/kWp', '13.996 € ÷ 1.750 € = 8,0 Jahren'],
    says: '8,0 Jahre liegen innerhalb der üblichen 8–12 Jahre. 1.400 €/kWp liegen in der üblichen Spanne von 1.400–2.400 €/kWp.',
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

  test('one square metre and one window are spoken of as one', async ({ page }) => {
    await page.goto('/fenster-kosten#r=1&n=1&m=plastic&a=1&k=15000&u=1.2&e=0');
    await expect(sheet(page).getByText('Kosten von 1\u00a0m² Fenster je nach Rahmen')).toBeVisible();
    await expect(sheet(page)).toContainText(
      'Kein Zuschuss: Der Uw-\u2060Wert von 1,2 ist zu hoch. Verlangt sind höchstens\u00a00,95',
    );
  });

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

test.describe('what the pages say of grants', () => {
  test.beforeEach(async ({ page }) => refuseConsent(page));
  const LOWER = 'Ohne Fahrplan kann die Grenze niedriger sein.';

  test('stands in the tools, too: without a renovation plan fewer costs may count', async ({ page }) => {
    await goNear(page, '/daemmung-fassade');
    await expect(sheet(page)).not.toContainText(LOWER);
    await sheet(page).getByRole('radio', { name: /^Nein/ }).press('Space');
    await expect(sheet(page)).toContainText(LOWER);
    await goNear(page, '/fenster-kosten');
    await expect(sheet(page)).toContainText(LOWER);
    await goNear(page, '/foerderungen');
    await expect(sheet(page)).toContainText('je Wohneinheit, ohne Fahrplan vielleicht weniger.');
    await page.goto('/');
    await expect(page.getByText('je Wohneinheit, ohne Fahrplan vielleicht weniger.')).toHaveCount(3);
  });

  test('asks for no signature once the bill is paid', async ({ page }) => {
    await page.goto('/foerderungen');
    const last = page.locator('#reihenfolge li').last();
    await expect(last).toContainText('Bezahlen und belegen');
    await expect(last).toContainText('Unterschreiben: nichts mehr');
  });
});
