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
  const switched = page.locator('.ui-switch', { hasText: 'Komfort' });
  const sides = await switched.evaluate((element) => {
    const words = document.createRange();
    words.selectNodeContents(element.firstElementChild!);
    return [words.getBoundingClientRect().right, element.querySelector('input')!.getBoundingClientRect().left];
  });
  expect(sides[0]).toBeLessThanOrEqual(sides[1]!);
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
