import type { Page } from '@playwright/test';
import { LIT_PARTS, LitHouse } from './litHouse';
import { box, counted, planner, shown } from './planner';
import { drawn, expect, hydrated, refuseConsent, test } from './site';

/** Where a pointer finds each part in the old house, in units of the drawing. */
const IN_HOUSE = {
  insulation: [232, 420],
  heating: [324, 600],
  solar: [560, 215],
  windows: [480, 420],
  roof: [280, 245],
  advice: [347, 412],
} as const;

/** The home page with the planner's house whole in the middle of a wide window, and where in the window its parts lie. */
async function wholeHouse(page: Page) {
  await page.setViewportSize({ width: 1440, height: 1000 });
  await page.goto('/');
  await hydrated(page);
  const picture = planner(page).locator('svg').first();
  await picture.evaluate((svg) => svg.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await expect(planner(page).locator('svg > use[data-href]')).toHaveCount(0);
  await drawn(page);
  const { x = 0, y = 0, width = 0 } = (await picture.boundingBox()) ?? {};
  const placeOf = (part: keyof typeof IN_HOUSE): [x: number, y: number] => {
    const [left, top] = IN_HOUSE[part];
    return [x + (left * width) / 800, y + (top * width) / 800];
  };
  return { house: new LitHouse(planner(page)), placeOf };
}

test.describe('the planner, its house', () => {
  test.beforeEach(async ({ page }) => refuseConsent(page));

  test('rebuilds the house part by part, with a letter of the drawing as well', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    const parts = { A: 'facade', B: 'heating', C: 'solar', E: 'roof', F: 'advice' } as const;
    for (const [letter, part] of Object.entries(parts)) {
      expect(await shown(page, part)).toBe('0');
      await planner(page).locator(`[data-letter=${letter}]`).click();
      await expect.poll(() => shown(page, part)).toBe('1');
    }
    for (const old of ['plaster', 'boiler', 'shelf', 'tiles', 'question']) expect(await shown(page, old)).toBe('0');
    expect(await shown(page, 'draught')).toBe('1');
    await planner(page).locator('[data-letter=D]').click();
    await expect.poll(() => shown(page, 'window')).toBe('1');
    await box(page, 'A Dämmung').uncheck();
    await expect.poll(() => shown(page, 'window-in-wall')).toBe('1');
    await expect(planner(page).getByRole('checkbox', { checked: true })).toHaveCount(5);
    const withTick = await planner(page)
      .locator('[data-letter] > span')
      .evaluateAll((letters) =>
        letters
          .filter((letter) => Number.parseFloat(getComputedStyle(letter, '::after').borderBlockEndWidth) > 0)
          .filter((letter) => letter.checkVisibility())
          .map((letter) => letter.parentElement?.dataset.letter),
      );
    expect(withTick).toEqual(['B', 'C', 'D', 'E', 'F']);
  });

  for (const look of [
    { colorScheme: 'light', forcedColors: 'none' },
    { colorScheme: 'dark', forcedColors: 'none' },
    { colorScheme: 'light', forcedColors: 'active' },
  ] as const) {
    test(`lights the part of a row and the row of a part: ${look.colorScheme}, forced colours ${look.forcedColors}`, async ({
      page,
    }) => {
      await page.emulateMedia({ ...look, reducedMotion: 'reduce' });
      const { house, placeOf } = await wholeHouse(page);
      const row = (part: string) => planner(page).locator(`label:has(> #teil-${part})`);
      const litRows = () =>
        planner(page)
          .locator('label b')
          .evaluateAll((letters) =>
            letters
              .filter((letter) => getComputedStyle(letter).outlineStyle !== 'none')
              .map((letter) => letter.parentElement?.id.slice('teil-'.length, -'-label'.length)),
          );
      expect(await house.parts()).toEqual([]);
      expect(await litRows()).toEqual([]);
      const unlit = await house.picture();
      for (const part of LIT_PARTS) {
        await row(part).hover();
        expect(house.changed(unlit, await house.picture()), `row ${part}`).toEqual([part]);
        expect(await litRows()).toEqual([part]);
        await page.mouse.move(5, 5);
        await page.mouse.move(...placeOf(part));
        expect(house.changed(unlit, await house.picture()), `part ${part}`).toEqual([part]);
        expect(await litRows()).toEqual([part]);
        await page.mouse.move(5, 5);
        await planner(page).locator(`[for=teil-${part}]`).hover();
        expect(await house.parts(), `letter of ${part}`).toEqual([part]);
        await page.mouse.move(5, 5);
        expect(await house.parts()).toEqual([]);
      }
      // By keyboard: the row keeps its ring.
      await page.locator('#teil-insulation').focus();
      for (const part of LIT_PARTS) {
        await expect(page.locator(`#teil-${part}`)).toBeFocused();
        expect(await house.parts(), `focus on ${part}`).toEqual([part]);
        expect(await litRows()).toEqual([part]);
        await expect(row(part)).toHaveCSS('outline-style', 'solid');
        await page.keyboard.press('Tab');
      }
    });
  }

  test('rebuilds a part under the light, and lights nothing on paper', async ({ page }) => {
    const { house, placeOf } = await wholeHouse(page);
    await page.mouse.move(...placeOf('roof'));
    expect(await house.parts()).toEqual(['roof']);
    // Pressed on the roof itself: its yellow gives way to wool and tiles.
    const press = async () => {
      await page.mouse.click(...placeOf('roof'));
      // What the tool adds to the page is there.
      await counted(page);
    };
    const before = await house.picture();
    await press();
    expect(house.changed(before, await house.picture())).toEqual(['roof']);
    await expect(box(page, 'E Dach')).toBeChecked();
    expect(await house.parts()).toEqual(['roof']);
    await page.emulateMedia({ media: 'print' });
    await expect(planner(page).locator('svg:has(> use[href*="/houseLit.svg"])')).toBeHidden();
  });

  test('fits every width with all parts chosen, and a phone with text of twice the size', async ({ page }) => {
    // Nine widths, two of them twice.
    test.slow();
    await page.goto('/');
    await hydrated(page);
    for (const name of await planner(page).getByRole('checkbox').filter({ visible: true }).all()) await name.check();
    for (const name of ['Innendämmung', 'Kellerdecke', 'Oberste Geschossdecke']) await box(page, name).check();
    await counted(page);
    /** What of the planner is wider than the page. */
    const wide = () =>
      planner(page).evaluate((section) =>
        [...section.querySelectorAll('*')]
          .filter(
            (part) =>
              !part.closest('svg, [aria-hidden], [class*=visually-hidden]') &&
              part.getBoundingClientRect().right > innerWidth + 1,
          )
          .map((part) => `${part.tagName} ${part.className} ${part.textContent?.slice(0, 30)}`),
      );
    /** Words of rows that stand on two lines. */
    const broken = () =>
      planner(page)
        .locator('label > [id$=-label]')
        .evaluateAll((titles) =>
          titles.flatMap((title) => {
            const text = title.lastChild as Text;
            return [...text.data.matchAll(/\S+/g)]
              .filter(({ 0: word, index }) => {
                const range = new Range();
                range.setStart(text, index);
                range.setEnd(text, index + word.length);
                return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
              })
              .map(([word]) => word);
          }),
        );
    const setTextSize = (size: string) =>
      page.evaluate((value) => {
        document.documentElement.style.fontSize = value;
      }, size);
    for (const width of [320, 390, 701, 768, 1040, 1041, 1180, 1320, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await wide(), `${width} px`).toEqual([]);
      expect.soft(await broken(), `${width} px`).toEqual([]);
      if (width > 400) continue;
      await setTextSize('200%');
      expect.soft(await wide(), `${width} px, text of twice the size`).toEqual([]);
      await setTextSize('');
    }
  });
});
