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
