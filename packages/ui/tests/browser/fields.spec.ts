import { contrast } from './contrast';
import { expect, settled, test } from './test';

test('switches by the space bar, by its label, and sends its state', async ({ page }) => {
  await page.goto('/fields');
  const maps = page.getByRole('switch', { name: 'Maps' });
  await maps.focus();
  await page.keyboard.press('Space');
  await expect(maps).toBeChecked();
  await page.getByText('Loads maps from elsewhere.').click();
  await expect(maps).not.toBeChecked();
  await page.getByText('Maps', { exact: true }).click();
  await expect(maps).toBeChecked();
  const sent = await page.getByRole('form').evaluate((form) => new FormData(form as HTMLFormElement).get('maps'));
  expect(sent).toBe('on');
});

test('leaves the switch that is required as it is, with its reason visible', async ({ page }) => {
  await page.goto('/fields');
  const necessary = page.getByRole('switch', { name: 'Necessary' });
  await expect(necessary).toBeDisabled();
  await expect(necessary).toBeChecked();
  await expect(page.getByText('The page cannot work without.')).toBeVisible();
  await expect(necessary).toHaveAccessibleDescription('The page cannot work without.');
});

test('keeps both states of a switch apart under forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/fields');
  const maps = page.getByRole('switch', { name: 'Maps' });
  const off = await maps.screenshot();
  await maps.check();
  await page.mouse.move(1, 1);
  await settled(page);
  expect((await maps.screenshot()).equals(off)).toBe(false);
});

test('ties hint and error to their field', async ({ page }) => {
  await page.goto('/fields');
  await expect(page.getByRole('textbox', { name: 'Postcode' })).toHaveAccessibleDescription('Five digits');
  const mail = page.getByRole('textbox', { name: 'E-mail' });
  await expect(mail).toHaveAttribute('aria-invalid', 'true');
  await expect(mail).toHaveAccessibleDescription('An address has an @. Please add it.');
});

test('tells what can only be read from what can be filled in and from what is disabled', async ({ page }) => {
  await page.goto('/fields');
  const looks = (name: string) =>
    page.getByRole('textbox', { name }).evaluate((field) => {
      const { backgroundColor, color } = getComputedStyle(field);
      return { backgroundColor, color };
    });
  const [open, read, disabled] = [await looks('Postcode'), await looks('Reference'), await looks('Name')];
  expect(read.backgroundColor).toBe(disabled.backgroundColor);
  expect(read.backgroundColor).not.toBe(open.backgroundColor);
  expect(read.color).toBe(open.color);
});

test('gives a part with a theme of its own the colours of that theme, and a long word its room', async ({ page }) => {
  await page.goto('/fields');
  const colors = await page.locator('[data-theme=dark]').evaluate((part) => {
    const summary = part.querySelector('summary') as HTMLElement;
    const page = getComputedStyle(document.documentElement).backgroundColor;
    return { words: getComputedStyle(summary).color, ground: getComputedStyle(part).backgroundColor, page };
  });
  expect(contrast(colors.words, colors.ground)).toBeGreaterThan(7);
  expect(contrast(colors.page, colors.ground)).toBeGreaterThan(7);

  const over = await page.locator('label', { has: page.getByRole('switch', { name: 'Maps' }) }).evaluate((field) => {
    field.style.inlineSize = '12.5rem';
    (field.firstElementChild as HTMLElement).textContent = 'Reichweitenmessung';
    const track = field.querySelector('input') as HTMLElement;
    return track.getBoundingClientRect().right - field.getBoundingClientRect().right;
  });
  expect(over).toBeLessThanOrEqual(0);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('opens one answer at a time by Enter and Space; disclosures without a name are independent', async ({
      page,
    }) => {
      await page.goto('/fields');
      await expect(page.getByText('Device and fitting.')).toBeVisible();
      await page.locator('summary', { hasText: 'How loud is it?' }).press('Enter');
      await expect(page.getByText('The data sheet says so.')).toBeVisible();
      await expect(page.getByText('Device and fitting.')).toBeHidden();
      const ring = await page.locator('summary:focus').evaluate((question) => {
        const words = document.createRange();
        words.selectNodeContents(
          document.createTreeWalker(question.nextElementSibling!, NodeFilter.SHOW_TEXT).nextNode()!,
        );
        const { outlineOffset, outlineWidth } = getComputedStyle(question);
        const end = question.getBoundingClientRect().bottom + parseFloat(outlineOffset) + parseFloat(outlineWidth);
        return { end, words: words.getBoundingClientRect().top };
      });
      expect(ring.words, 'the ring around a question ends above its answer').toBeGreaterThanOrEqual(ring.end);
      await page.locator('summary', { hasText: 'How loud is it?' }).press('Space');
      await expect(page.getByText('The data sheet says so.')).toBeHidden();
      await page.getByText('One on its own').click();
      await page.getByText('Another on its own').click();
      await expect(page.getByText('Independent of the others.')).toBeVisible();
      await expect(page.getByText('Independent as well.')).toBeVisible();
    });
  });
}

test('of disclosures of one name that their parents control one is open, the one pressed last', async ({ page }) => {
  await page.goto('/fields');
  const [first, second] = [page.getByText('The first of a name.'), page.getByText('The second of a name.')];
  await page.getByText('Held by its parent').click();
  await expect(first).toBeVisible();
  await page.getByText('Held by another').click();
  await expect(first).toBeHidden();
  // Until the browser has told both of it.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  await expect(second).toBeVisible();
  await page.getByText('Held by its parent').click();
  await expect(second).toBeHidden();
  await expect(first).toBeVisible();
});

test('offers targets of at least 44 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/fields');
  const heights = await page
    .locator('input:not([role=switch]), label:has([role=switch]), summary')
    .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().height));
  expect(heights.length).toBeGreaterThan(6);
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
});

test('needs no sideways scrolling at 320 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/fields');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
