import { holdRequests } from './holdRequests';
import { drawn, expect, hydrated, refuseConsent, routed, test } from './site';
import { copiedOf, expectPostcodeIn, goNear, labelOf, plain, resultOf, said, sheet, tabTo } from './tool';
import { expectFetchedNear } from './toolBytes';

const FINDER = '/foerderungen';

// Whoever lets the house gets neither of the two bonuses for those who live in it.
const FOUND = ['bis zu 35 %', 'bis zu 2.500 €'];

const FINDER_FRAGMENT = '#r=1&v=heating&h=landlord&l=bw&p=0&k=22000';

test.describe('the finder of funding', () => {
  test.beforeEach(async ({ page }) => refuseConsent(page));

  for (const [width, columns] of [
    [390, 2],
    [1440, 3],
  ] as const) {
    test(`shows what each choice of work looks like, ${columns} in a line at ${width} px, also after a step back`, async ({
      page,
    }) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await page.setViewportSize({ width, height: 400 });
      await page.goto(FINDER);
      await hydrated(page);
      const drawing = /insulatedHouse\.svg$/;
      expect(
        asked.filter((url) => drawing.test(url)),
        'far from it',
      ).toEqual([]);
      await goNear(page, FINDER);
      const marks = sheet(page).locator('.ui-radio-options_tiles use');
      await expect(marks).toHaveCount(6);
      const look = async () => {
        await marks.first().locator('..').scrollIntoViewIfNeeded();
        await expect
          .poll(() => marks.evaluateAll((all) => all.filter((one) => one.hasAttribute('href')).length))
          .toBe(6);
        await drawn(page);
        return marks.evaluateAll((all) => new Set(all.map((one) => one.closest('label')?.offsetLeft)).size);
      };
      expect(await look()).toBe(columns);
      await sheet(page).getByRole('button', { name: 'Weiter' }).click();
      await expect(marks).toHaveCount(0);
      await sheet(page).getByRole('button', { name: 'Zurück' }).click();
      expect(await look()).toBe(columns);
      expect(asked.filter((url) => drawing.test(url))).toHaveLength(1);
    });
  }

  test.describe('by touch', () => {
    test.use({ hasTouch: true });

    test('moves on by one question with a double click or tap, and by one with each later press', async ({ page }) => {
      await goNear(page, FINDER);
      const on = sheet(page).getByRole('button', { name: 'Weiter' });
      const steps = sheet(page).locator('ol button');
      const expectStep = async (index: number) => {
        await expect(steps.nth(index)).toHaveAttribute('aria-current', 'step');
        await expect(sheet(page).getByRole('radio').first()).toBeVisible();
      };
      // The question moves up as it gets the focus, and the second click hits an answer above.
      await on.dblclick();
      await expectStep(1);
      await on.press('Enter');
      await expectStep(2);
      await steps.first().press('Enter');
      await expectStep(0);
      const box = (await on.boundingBox())!;
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2] as const;
      await page.touchscreen.tap(x, y);
      await page.touchscreen.tap(x, y);
      await expectStep(1);
      await steps.nth(2).click();
      await expectStep(2);
    });
  });

  test('takes a double press for one: it changes no answer, and prints nothing', async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => Reflect.set(window, 'hasPrinted', true);
    });
    await page.setViewportSize({ width: 390, height: 844 });
    await goNear(page, FINDER);
    const steps = sheet(page).locator('ol button');
    const press = (name: string) => sheet(page).getByRole('button', { name });
    const answers = await steps.allTextContents();
    // Each moves the page, so that the second press hits something else.
    await press('Weiter').click();
    await press('Zurück').dblclick();
    await expect(steps.first()).toHaveAttribute('aria-current', 'step');
    expect(await steps.allTextContents()).toEqual(answers);
    await steps.last().click();
    await press('Programme zeigen').dblclick();
    await expect(press('Antworten ändern')).toBeInViewport();
    await press('Antworten ändern').dblclick();
    await expect(steps.first()).toHaveAttribute('aria-current', 'step');
    expect(await steps.allTextContents()).toEqual(answers);
    await expect(page).toHaveURL(new RegExp(`${FINDER}$`));
    expect(await page.evaluate(() => Reflect.has(window, 'hasPrinted'))).toBe(false);
  });

  test('holds a press that began before its code was awaited, and ends before a busy phone sees it in sight', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const Observer = IntersectionObserver;
      window.IntersectionObserver = class extends Observer {
        constructor(seen: IntersectionObserverCallback, options?: IntersectionObserverInit) {
          super((...what) => setTimeout(() => seen(...what), 1000), options);
        }
      };
    });
    const release = await holdRequests(page, /\/awaitTool-[^/]+\.js$/);
    await page.goto(FINDER);
    await page.evaluate(() => Reflect.set(window, 'stayed', true));
    await sheet(page).getByRole('button', { name: 'Weiter' }).hover();
    await page.mouse.down();
    release();
    await hydrated(page);
    await page.mouse.up();
    await expect(sheet(page).locator('ol button').nth(1)).toHaveAttribute('aria-current', 'step');
    await expect(page).toHaveURL(new RegExp(`${FINDER}$`));
    expect(await page.evaluate(() => Reflect.has(window, 'stayed'))).toBe(true);
  });

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
    await ways.nth(2).click();
    const [asked, now] = [`${number} asked`, `${number} now`];
    await expect.poll(steps).toEqual([asked, asked, now, `${number} later`]);
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
    await expect(sheet(page).getByRole('cell', { name: 'Nur für Eigentümerinnen und Eigentümer.' })).toHaveCount(8);
    await expect(sheet(page).getByRole('link', { name: 'auch zur Miete' })).toHaveAttribute(
      'href',
      '/balkon-solaranlage',
    );
    // Shown again without a load, the page is as it arrived: React finds the markup that it expects.
    await routed(page);
    await page.locator('footer').getByRole('link', { name: 'Energietrends' }).click();
    await expect(page).toHaveTitle(/^Energietrends/);
    await page.goBack();
    await expect.poll(() => resultOf(page)).toEqual(['kein Programm']);
    await expect(sheet(page).locator('dl').first()).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.dataset.routed)).toBe('true');
  });

  test('ends all programmes with their way on, and folds the others in a line as wide as they', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(FINDER);
    await hydrated(page);
    await sheet(page).scrollIntoViewIfNeeded();
    const programmes = sheet(page).getByRole('list').filter({ hasText: 'Steuerbonus' }).last();
    const ends = await programmes
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => Math.round(link.getBoundingClientRect().bottom)));
    expect(ends).toHaveLength(3);
    expect(new Set(ends).size, ends.join(' ')).toBe(1);
    const others = sheet(page).locator('summary', { hasText: 'Nicht für Sie' });
    const [line, above] = [await others.boundingBox(), await programmes.boundingBox()];
    expect([line!.x, line!.width]).toEqual([above!.x, above!.width]);
    await expect(others).toHaveText('Nicht für Sie: 5 Programme. Für ein anderes Vorhaben. Nicht in Ihrem Land.');
    // Its mark, the corner of a square, looks like a tick beside “Nicht für Sie” where words squeeze it.
    await page.setViewportSize({ width: 390, height: 844 });
    const mark = await others.evaluate((summary) => {
      const { width, height } = getComputedStyle(summary, '::after');
      return { width, height };
    });
    expect(mark.width).toBe(mark.height);
    await page.setViewportSize({ width: 1440, height: 900 });
    await others.press('Enter');
    await expect(sheet(page).getByText('Was nicht passt, und warum')).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    const parted = await programmes.getByRole('link').evaluateAll((links) =>
      links.map((link) => {
        const [before, after] = [link.previousElementSibling!, link].map((one) => one.getClientRects());
        return [...before!].at(-1)!.bottom <= after![0]!.top + 1;
      }),
    );
    expect(parted).toEqual([true, true, true]);
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
    await expect(sheet(page).getByText('Bei Wohnungseigentum beantragt ihn die Gemeinschaft.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Beschluss der Gemeinschaft' })).toHaveAttribute(
      'href',
      /#gemeinschaft$/,
    );
    await sheet(page).getByText('Nicht für Sie: 5 Programme').click();
    await expect(sheet(page).getByRole('row').filter({ hasText: 'anderer Länder' })).toContainText(
      'Nicht in Ihrem Land.',
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
    // Read aloud in the order in which it is seen.
    const pair = sheet(page).getByText('oder', { exact: true }).locator('..');
    await expect(pair).toHaveText(/^Zuschuss4\.400.€oderSteuerbonus4\.400.€$/);
    // One amount is one length, whether the ways stand side by side or one below the other.
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      const [one, other] = await pair
        .locator('svg > rect:last-child')
        .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().width));
      expect(one, `${width} px`).toBeGreaterThan(20);
      expect(other, `${width} px`).toBeCloseTo(one ?? 0, 0);
    }
    await field.fill('45000');
    await expect(row('45.000\u00a0€')).toContainText('Zuschuss 9.000\u00a0€ oder');
    await field.blur();
    await field.fill('999');
    await field.blur();
    await expect(
      sheet(page).getByText('Bitte eine Zahl zwischen 1.000 und 500.000 eingeben, zum Beispiel 60.000.'),
    ).toBeVisible();
    await expect(sheet(page).getByText('Letztes gültiges Ergebnis')).toBeVisible();
    await expect(row('45.000\u00a0€')).toHaveCount(1);
  });

  test('marks the line of the visitor’s own costs, and hatches what is no grant', async ({ page }) => {
    await goNear(page, FINDER);
    const marked = () =>
      sheet(page)
        .getByRole('table', { name: 'Zuschuss oder Steuerbonus' })
        .getByRole('row')
        .evaluateAll((rows) =>
          rows
            .filter((row) => getComputedStyle(row).backgroundColor !== 'rgba(0, 0, 0, 0)')
            .map((row) => row.querySelector('th')!.textContent),
        );
    expect(await marked()).toEqual(['22.000\u00a0€']);
    await sheet(page).getByRole('textbox', { name: 'Kosten der Maßnahme' }).fill('45000');
    await expect.poll(marked).toEqual(['45.000\u00a0€']);
    const patterns = sheet(page).getByText('oder', { exact: true }).locator('..').locator('pattern path');
    const [grant, tax] = await patterns.evaluateAll((all) => all.map((path) => path.getAttribute('d')));
    expect(grant).toContain('C');
    expect(tax).not.toContain('C');
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

test.describe('the finder without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the finder has every programme in one table', async ({ page }) => {
    await page.goto(FINDER);
    expect(await resultOf(page)).toEqual(['bis zu 20 %', '20 %', 'bis zu 8.000 €']);
    // Playwright leaves noscript out of roles and texts, so the table is asked for itself.
    const rows = page.locator('#finder noscript tbody tr');
    await expect(rows).toHaveCount(8);
    await expect(rows.first()).toBeVisible();
  });
});
