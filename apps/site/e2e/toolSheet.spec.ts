import type { Page } from '@playwright/test';
import { expect, hydrated, refuseConsent, routed, test } from './site';
import { goNear, sheet } from './tool';

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

      // A result ends the line of its formula; on a phone the name stands above both.
      const rows = await sheet(page)
        .getByRole('table', { name: 'So gerechnet' })
        .getByRole('row')
        .evaluateAll((all) =>
          all.map((row) =>
            [...row.children].map((cell) => {
              const range = document.createRange();
              range.selectNodeContents(cell);
              return Math.round(range.getBoundingClientRect().bottom / 8);
            }),
          ),
        );
      expect(rows).toHaveLength(4);
      for (const [name, formula, outcome] of rows) {
        expect(Math.abs(outcome! - formula!)).toBeLessThan(2);
        expect(formula! - name! > 1).toBe(width < 480);
      }
    });
  }

  test('tells where a number comes from in lines below each other, and in no grid, which Safari stretches', async ({
    page,
  }) => {
    await goNear(page, '/fenster-kosten');
    await sheet(page)
      .getByRole('button', { name: 'Herkunft: Beispiel: Ersparnis je Fenster und Jahr' })
      .first()
      .click();
    const note = page.locator(':popover-open');
    await expect(note).toHaveCSS('display', 'block');
    const gaps = await note.evaluate((element) => {
      const boxes = [...element.children].map((child) => child.getBoundingClientRect());
      return boxes.slice(1).map(({ top }, index) => top - boxes[index]!.bottom);
    });
    expect(gaps).toEqual([4, 4]);
  });

  for (const width of [320, 390, 768, 1440]) {
    test(`stands the cut wall on the ground, from edge to edge, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await goNear(page, '/daemmung-fassade');
      const result = sheet(page).getByRole('region', { name: 'Ergebnis' });
      const drawing = result.locator('svg', { hasText: 'außen' });
      const { whole, wall, soil, words } = await drawing.evaluate((svg) => {
        const box = (element: Element) => {
          const { left, right, top, bottom } = element.getBoundingClientRect();
          return { left, right, top, bottom };
        };
        const inner = svg.closest('section')!;
        const border = Number.parseFloat(getComputedStyle(inner).borderInlineStartWidth);
        const texts = [...svg.querySelectorAll('text')].filter((text) =>
          ['außen', 'Dämmung', 'Mauer', 'innen'].includes(text.textContent),
        );
        return {
          whole: { ...box(inner), left: box(inner).left + border },
          wall: box(svg),
          soil: box(svg.querySelector(':scope > rect:last-of-type')!),
          words: texts.map((text) => ({ ...box(text), colour: getComputedStyle(text).fill })),
        };
      });
      expect(wall.left).toBeCloseTo(whole.left, 0);
      expect(wall.right).toBeCloseTo(whole.right, 0);
      const ground = await result.locator('> div').last().boundingBox();
      expect(wall.bottom).toBeGreaterThan(ground!.y);
      expect(words).toHaveLength(4);
      for (const [index, word] of words.entries()) {
        expect(word.top).toBeGreaterThan(soil.top);
        expect(word.left).toBeGreaterThan(words[index - 1]?.right ?? wall.left);
        expect(word.right).toBeLessThan(wall.right);
      }
      // What is within the house stands off the wall, but for phones, which see the middle of the drawing only.
      if (width > 480) expect(words[3]!.left - words[2]!.right).toBeGreaterThan(30);
      const ink = await result
        .locator('> div')
        .last()
        .evaluate((element) => getComputedStyle(element).color);
      expect(words.map(({ colour }) => colour)).toEqual(words.map(() => ink));
    });
  }

  for (const [width, perLine] of [
    [320, 1],
    [390, 3],
    [1440, 3],
  ] as const) {
    test(`lays three tiles in a line or one below the other, never two and one, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/daemmung-fassade');
      const tops = await sheet(page)
        .getByRole('radiogroup', { name: 'Dicke der Dämmung' })
        .locator('label')
        .evaluateAll((tiles) => tiles.map((tile) => Math.round(tile.getBoundingClientRect().top)));
      expect(tops).toHaveLength(3);
      expect(tops.filter((top) => top === tops[0])).toHaveLength(perLine);
    });
  }

  test('keeps the names of a chart in a line on a phone with text of twice the size', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await goNear(page, '/daemmung-fassade');
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    const chart = page.getByRole('table', { name: 'Welche Dicke gefördert wird' });
    // One text: a space that stands alone between two is not told to screen readers (“0,24nicht erfüllt”).
    expect(await chart.getByRole('cell', { name: /^0,24/ }).innerHTML()).toContain('0,24 nicht erfüllt');
    const name = chart.getByText('12 cm', { exact: true });
    const lines = await name.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    });
    expect(lines).toBe(1);
  });

  test('sets the lines of a scene off from the sky by night, and each part of a rate from the others', async ({
    page,
  }) => {
    await goNear(page, '/waermepumpe-foerderung');
    const scene = sheet(page).locator('svg[viewBox="0 0 640 152"]');
    await expect(scene).toHaveCSS('filter', 'none');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(scene).toHaveCSS('filter', /drop-shadow/);

    // Nor does a part of the rate look like another once that is gone.
    const income = sheet(page)
      .getByRole('table', { name: 'Woraus Ihr Fördersatz besteht' })
      .getByRole('row', { name: /^Geringes Einkommen/ })
      .locator('rect')
      .first();
    const look = await income.getAttribute('class');
    await sheet(page)
      .getByRole('checkbox', { name: /^Effizienz/ })
      .uncheck();
    await expect(sheet(page).getByText('65\u00a0%').first()).toBeVisible();
    await expect(income).toHaveAttribute('class', look!);
  });

  test('draws the grant as its share of the costs, and names both parts', async ({ page }) => {
    // More than counts for one dwelling: 20 % of 60.000 € are 12 % of it.
    await goNear(page, '/daemmung-fassade#r=1&a=150&s=own&k=100000&d=16&p=1&e=7');
    const result = sheet(page).getByRole('region', { name: 'Ergebnis' });
    await expect(result.getByText('12.000\u00a0€')).toBeVisible();
    const bar = result.locator('svg').filter({ has: page.locator('pattern') });
    const share = () =>
      bar.evaluate((drawing) => {
        const [whole, part] = [...drawing.querySelectorAll(':scope > rect')].map((each) =>
          each.getBoundingClientRect(),
        );
        return Math.round((100 * part!.width) / whole!.width);
      });
    await expect.poll(share).toBe(12);
    await expect(bar.locator('+ span > span')).toHaveText(['Zuschuss', 'Eigenanteil']);
  });

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
