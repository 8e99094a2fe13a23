import { playwrightDefaults } from '../../../tooling/playwright.mjs';
import { expect, refuseConsent, test } from './site';

// Letters of twice the size, set in the browser: other than a larger root, they move the widths at which a page changes.
const { launchOptions } = playwrightDefaults('e2e').use ?? {};
test.use({
  launchOptions: { ...launchOptions, args: [...(launchOptions?.args ?? []), '--blink-settings=defaultFontSize=32'] },
  viewport: { width: 390, height: 844 },
});

test('large letters leave pages their width on a phone, and the name of the site its line', async ({ page }) => {
  await refuseConsent(page);
  for (const path of ['/daemmung-fassade', '/neue-waermepumpe', '/photovoltaik-anlage', '/fenster-kosten', '/']) {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    // What a visitor unfolds as well: checklists, tables of charts.
    await page.evaluate(() => {
      for (const fold of document.querySelectorAll('main details')) fold.setAttribute('open', '');
    });
    const { letters, wide, lines } = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      const name = document.createRange();
      name.selectNodeContents(document.querySelector('header a[href="/"] span') as Element);
      return {
        letters: getComputedStyle(document.documentElement).fontSize,
        wide: scrollWidth - clientWidth,
        lines: name.getClientRects().length,
      };
    });
    expect(letters).toBe('32px');
    expect.soft(wide, path).toBe(0);
    await page.setViewportSize({ width: 320, height: 844 });
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), `${path}, 320 px`).toBe(320);
    await page.setViewportSize({ width: 390, height: 844 });
    expect.soft(lines, path).toBe(1);
  }
});

test('tables and charts stay readable where letters are large', async ({ page }) => {
  await refuseConsent(page);
  await page.goto('/daemmung-fassade');
  await page.evaluate(() => document.fonts.ready);
  const faults = await page.evaluate(() => {
    const boxOf = (node: Node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return range.getBoundingClientRect();
    };
    const cells = [...document.querySelectorAll('.ui-table-cards td[data-label]')].map((cell) => {
      const [value, { left, right }] = [boxOf(cell), cell.getBoundingClientRect()];
      if (value.right > right) return `out of its card: ${cell.textContent}`;
      return value.left > left + 1 ? `beside “${(cell as HTMLElement).dataset.label}”: ${cell.textContent}` : '';
    });
    const scale = [...document.querySelectorAll('.ui-line-chart svg text')].map((text) => {
      const { left, right } = text.getBoundingClientRect();
      return left < 0 || right > document.documentElement.clientWidth ? `cut off: ${text.textContent}` : '';
    });
    return { looked: [cells.length > 0, scale.length > 0], found: [...cells, ...scale].filter(Boolean) };
  });
  expect(faults).toEqual({ looked: [true, true], found: [] });
});

test('the words of the axis below the costs stand beside each other where letters are large, or not at all', async ({
  page,
}) => {
  await refuseConsent(page);
  await page.goto('/');
  await page.evaluate(() => document.fonts.ready);
  const seen: number[] = [];
  for (const width of [320, 390, 600, 640]) {
    await page.setViewportSize({ width, height: 844 });
    const boxes = await page.locator('main [aria-hidden] > span').evaluateAll((spans) =>
      spans
        .filter((span) => span.checkVisibility() && /^[\d.]+\s€$/.test(span.textContent ?? ''))
        .map((span) => {
          const range = document.createRange();
          range.selectNodeContents(span);
          const { left, right } = range.getBoundingClientRect();
          return { left, right };
        }),
    );
    seen.push(boxes.length);
    for (const [index, { left }] of boxes.entries())
      expect.soft(left, `${width} px`).toBeGreaterThan(boxes[index - 1]?.right ?? -1);
  }
  expect(seen.at(-1)).toBeGreaterThan(1);
});
