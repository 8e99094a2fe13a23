import { contrast } from './contrast';
import { expect, test } from './test';
import { withoutHas } from './withoutHas';

test('takes a number by keyboard, groups it on leaving and sends its text', async ({ page }) => {
  await page.goto('/numbers');
  const cost = page.getByRole('textbox', { name: 'Cost' });
  await cost.focus();
  await page.keyboard.type('22000');
  await page.keyboard.press('Tab');
  await expect(cost).toHaveValue('22.000');
  const sent = await page.getByRole('form').evaluate((form) => new FormData(form as HTMLFormElement).get('cost'));
  expect(sent).toBe('22.000');
});

test('keeps what is wrong, says so after leaving, and forgets it on reset', async ({ page }) => {
  await page.goto('/numbers');
  const cost = page.getByRole('textbox', { name: 'Cost' });
  await cost.fill('2');
  await expect(cost).not.toHaveAttribute('aria-invalid');
  await cost.blur();
  await expect(cost).toHaveAttribute('aria-invalid', 'true');
  await expect(cost).toHaveAccessibleDescription(/between 3\.000 and 30\.000/);
  await expect(cost).toHaveValue('2');
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(cost).toHaveValue('');
  await expect(cost).not.toHaveAttribute('aria-invalid');
});

test('keeps what was typed before the scripts ran', async ({ page }) => {
  await page.goto('/numbers?wait');
  const cost = page.getByRole('textbox', { name: 'Cost' });
  await cost.fill('7.000');
  await page.evaluate(() => window.hydrate());
  await page.getByRole('textbox', { name: 'Years' }).fill('2');
  await expect(cost).toHaveValue('7.000');
});

for (const theme of ['light', 'dark']) {
  test(`a tile that is not chosen stands out by its edge of 3:1 (${theme})`, async ({ page }) => {
    await page.goto(`/numbers?theme=${theme}`);
    const tile = page.locator('label:has([value="12"])');
    const { edge, ground } = await tile.evaluate((element) => {
      const { borderTopColor, backgroundColor } = getComputedStyle(element);
      return { edge: borderTopColor, ground: backgroundColor };
    });
    expect(contrast(edge, ground), `${edge} on ${ground}`).toBeGreaterThanOrEqual(3);
  });
}

test('chooses by arrow keys and passes over what is locked', async ({ page }) => {
  await page.goto('/numbers');
  const radio = (name: RegExp) => page.getByRole('radio', { name });
  await radio(/Boards/).focus();
  await page.keyboard.press('ArrowDown');
  await expect(radio(/Wool/)).toBeChecked();
  await expect(radio(/Wool/)).toBeFocused();
});

test('offers boxes of at least 44 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/numbers');
  const heights = await page
    .locator('label:has(input), span:has(> input), summary')
    .evaluateAll((boxes) => boxes.map((box) => box.getBoundingClientRect().height));
  expect(heights.length).toBeGreaterThan(10);
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
});

for (const layout of ['System', 'Thickness']) {
  test(`shows the choice of ${layout} under forced colours`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto('/numbers');
    const boxes = page.getByRole('radiogroup', { name: layout }).locator('label');
    const first = boxes.nth(0);
    const before = await first.screenshot();
    await first.click();
    await page.getByRole('textbox', { name: 'Cost' }).focus();
    await page.mouse.move(1, 1);
    expect((await first.screenshot()).equals(before)).toBe(false);
  });
}

test('draws the crossing where both lines meet, on every width', async ({ page }) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/numbers');
    const point = page.locator('figure circle');
    const inside = await point.evaluate((circle) => {
      const at = circle.getBoundingClientRect();
      const plot = (circle as SVGCircleElement).ownerSVGElement?.getBoundingClientRect() ?? new DOMRect();
      return { across: (at.x + at.width / 2 - plot.x) / plot.width, down: at.y + at.height / 2 - plot.y };
    });
    expect(inside.across).toBeCloseTo(0.6, 2);
    expect(inside.down).toBeCloseTo(260 * 0.55, 0);
  }
});

test('tells choice and focus without :has(), too', async ({ page }) => {
  await withoutHas(page);
  await page.goto('/numbers');
  const tile = page.locator('.ui-radio-options_tiles').getByRole('radio').first();
  await tile.check();
  await expect(tile).toHaveCSS('opacity', '1');
  expect((await tile.boundingBox())?.width).toBeLessThan(30);
  await page.keyboard.press('ArrowDown');
  const chosen = page.locator('.ui-radio-options_tiles').getByRole('radio', { checked: true });
  await expect(chosen).toBeFocused();
  await expect(chosen).not.toHaveCSS('outline-style', 'none');
  await page.getByRole('textbox', { name: 'Cost' }).focus();
  await expect(page.locator('.ui-number-field-entry').first()).toHaveCSS('outline-style', 'solid');
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const theme of ['light', 'dark'] as const) {
    test(`the chosen radio has its dot in forced colours: ${colorScheme}, on a ${theme} theme`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, forcedColors: 'active' });
      await page.goto('/numbers');
      await page.evaluate((name) => (document.documentElement.dataset.theme = name), theme);
      const radio = page.getByRole('radio', { name: /Boards/ });
      await radio.check();
      const { dot, ground } = await radio.evaluate((element) => {
        const { borderTopWidth, borderTopColor, backgroundColor } = getComputedStyle(element, '::after');
        return {
          dot: Number.parseFloat(borderTopWidth) > 0 ? borderTopColor : backgroundColor,
          ground: getComputedStyle(element).backgroundColor,
        };
      });
      expect(contrast(dot, ground), `${dot} on ${ground}`).toBeGreaterThanOrEqual(3);
    });
  }
}

test('a link within a choice tells itself that it has the focus', async ({ page }) => {
  await page.goto('/numbers');
  const name = page.locator('label:has([value="12"]) .ui-option-name');
  await name.evaluate((element) =>
    element.append(Object.assign(document.createElement('a'), { href: '#why', textContent: 'Why' })),
  );
  await page.keyboard.press('Tab');
  await name.locator('a').focus();
  await expect(name.locator('a')).toHaveCSS('outline-style', 'solid');
});
