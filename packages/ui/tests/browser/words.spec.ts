import type { Page } from '@playwright/test';
import { expect, test } from './test';

test('words with a mark among them stay one text wherever words may stand', async ({ page }) => {
  await page.goto('/words');
  const marks = page.locator('b');
  expect(await marks.count()).toBeGreaterThan(30);
  const apart = await marks.evaluateAll((all) =>
    all
      .filter((mark) => {
        const before = document.createRange();
        before.selectNodeContents(mark.previousSibling!);
        const [word, marked] = [before.getBoundingClientRect(), mark.getBoundingClientRect()];
        const em = Number.parseFloat(getComputedStyle(mark).fontSize);
        // A space is part of the words before, or at the end of their line.
        return Math.abs(word.bottom - marked.bottom) > em / 2 || Math.abs(word.right - marked.left) > em / 4;
      })
      .map((mark) => `${mark.parentElement?.localName}.${mark.parentElement?.className}`),
  );
  expect(apart).toEqual([]);
});

test('a tab or a heading is no wider than the window, however much it says', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 600 });
  await page.goto('/words');
  const list = page.getByRole('tablist');
  const room = await list.evaluate(({ clientWidth }) => clientWidth);
  for (const tab of await list.getByRole('tab').all()) expect((await tab.boundingBox())?.width).toBeLessThan(room);
  const words = await page.getByRole('heading', { name: /^Wohnung/ }).evaluate((heading) => {
    const range = document.createRange();
    range.selectNodeContents(heading);
    return range.getBoundingClientRect().right;
  });
  expect(words).toBeLessThanOrEqual(320);
});

test('a long value in the list of a card leaves its label whole and stays within the card', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 600 });
  await page.goto('/words');
  const [label, value, card] = await Promise.all(
    ['dt', 'dd', '.ui-card'].map((selector) => page.locator(selector).first().boundingBox()),
  );
  expect(label?.height).toBeLessThan(40);
  expect(value!.x + value!.width).toBeLessThan(card!.x + card!.width);
});

test('with letters of twice the size on a phone, a choice takes whole lines, and words stay in their place', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 600 });
  await page.goto('/words');
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const choice = page.locator('.ui-option', { hasText: 'Klima' });
  const [box, name, value] = await Promise.all(
    [choice, choice.locator('.ui-option-name'), choice.locator('.ui-option-value')].map((each) => each.boundingBox()),
  );
  // Letter by letter beside the value there were 26 lines.
  expect(name!.width).toBeGreaterThan(box!.width / 2);
  expect(name!.y + name!.height).toBeLessThanOrEqual(value!.y);
  expect(value!.x + value!.width).toBeLessThan(box!.x + box!.width);
  const alert = page.locator('.ui-alert', { hasText: 'Wohnung' });
  const ends = await alert.evaluate((element) => {
    const words = document.createRange();
    words.selectNodeContents(element);
    return [words.getBoundingClientRect().right, element.getBoundingClientRect().right];
  });
  expect(ends[0]).toBeLessThan(ends[1]!);
  const [sign, said] = await Promise.all(
    ['.ui-alert-sign', '.ui-alert-body'].map((part) => alert.locator(part).boundingBox()),
  );
  // Beside a sign of that size the words had two thirds of the line.
  expect(sign!.y + sign!.height).toBeLessThanOrEqual(said!.y);
  const switched = page.locator('.ui-switch', { hasText: 'Komfort' });
  const sides = await switched.evaluate((element) => {
    const words = document.createRange();
    words.selectNodeContents(element.firstElementChild!);
    return [words.getBoundingClientRect().right, element.querySelector('input')!.getBoundingClientRect().left];
  });
  expect(sides[0]).toBeLessThanOrEqual(sides[1]!);
});

test('with letters of twice the size on a phone, a field of a date is as wide as one of words', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 600 });
  await page.goto('/long');
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const [words, ...dates] = await page
    .locator('.ui-text-field-input')
    .evaluateAll((all) => all.map((input) => input.getBoundingClientRect().width));
  expect(words).toBeLessThan(320);
  expect(dates).toEqual([words, words, words]);
});

/** Words that go beyond the place they stand in, of those in a list of components. */
const beyond = (page: Page, list: string) =>
  page.locator(list).evaluate((place) => {
    const end = place.getBoundingClientRect().right + 1;
    const texts = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement!;
      // A table that is wider has a scrollbar of its own.
      if (!element.checkVisibility() || element.closest('option, tr:is(.ui-table *), [popover]')) continue;
      const words = document.createRange();
      words.selectNodeContents(text);
      const own = element.closest('[class^=ui-]')!;
      if (words.getBoundingClientRect().right > Math.min(end, own.getBoundingClientRect().right + 1))
        found.push(`${own.className}: ${text.nodeValue}`);
    }
    return found;
  });

const ways = {
  'letters of twice the size': 'html{font-size:200%}main{padding-inline:1rem}',
  'room between letters and words': '*{letter-spacing:.12em!important;word-spacing:.16em!important}',
};
for (const [name, css] of Object.entries(ways)) {
  test(`with ${name} on a phone, long words stay within whatever they stand in`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 600 });
    await page.goto('/long');
    await page.evaluate((text) => {
      for (const details of document.querySelectorAll('details')) details.open = true;
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      document.adoptedStyleSheets.push(sheet);
    }, css);
    expect(await beyond(page, '.words:not(.whole)')).toEqual([]);
  });
}

test('a long unit goes on below itself and leaves its number half of the field', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 600 });
  await page.goto('/long');
  const entry = page.locator('.ui-number-field-entry', { hasText: 'Kilowatt' });
  const [box, input, unit] = await Promise.all(
    [entry, entry.locator('input'), entry.locator('span')].map((each) => each.boundingBox()),
  );
  expect(input!.width).toBeGreaterThan(box!.width * 0.45);
  expect(unit!.x + unit!.width).toBeLessThan(box!.x + box!.width);
});

test('where a window has room for few letters, words of buttons and marks are broken, and columns of a table are not', async ({
  page,
}) => {
  await page.setViewportSize({ width: 200, height: 600 });
  await page.goto('/long');
  expect(await beyond(page, '.whole')).toEqual([]);
  // The head of a table that scrolls is one line.
  expect((await page.locator('.ui-table thead').boundingBox())?.height).toBeLessThan(60);
});

test('a word of a button is not broken where words beside it give way', async ({ page }) => {
  await page.goto('/long');
  const button = page.locator('.ui-button');
  const height = (await button.boundingBox())?.height;
  await button.evaluate((element) => {
    element.textContent = 'Einverstanden';
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.row{display:flex;align-items:start;inline-size:12rem}');
    document.adoptedStyleSheets.push(sheet);
    const row = document.createElement('div');
    row.className = 'row';
    row.textContent = 'The offers of all firms within fifty kilometres have come';
    element.replaceWith(row);
    row.append(element);
  });
  expect((await button.boundingBox())?.height).toBeCloseTo(height!, 0);
});

test('the arrow of a card points to where the line goes on', async ({ page }) => {
  await page.goto('/words');
  const arrow = page.locator('.ui-card-more svg');
  const turn = () => arrow.evaluate((element) => getComputedStyle(element).scale);
  expect(await turn()).toBe('none');
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl';
  });
  expect(await turn()).toBe('-1 1');
});
