import type { Page } from '@playwright/test';
import { builtHtml, builtRoutes } from './routes';
import { expect, refuseConsent, test } from './site';

/** Marks of axes below charts: how many are shown, and which run into the one before. */
const marksBelowCharts = (page: Page) =>
  page.locator('main svg:has(> .ui-chart-axis[y="16"])').evaluateAll((axes) => {
    const shown = axes.map((axis) =>
      [...axis.querySelectorAll('.ui-chart-axis[y="16"]')]
        .map((mark) => ({ text: mark.textContent, box: mark.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0),
    );
    return {
      count: shown.flat().length,
      crowded: shown.flatMap((marks) =>
        marks
          .filter(({ box }, index) => box.left < (marks[index - 1]?.box.right ?? -Infinity) + 4)
          .map(({ text }) => text),
      ),
    };
  });

test('the marks of every chart keep clear of each other in every window', async ({ page }) => {
  const withCharts = builtRoutes.filter((route) => builtHtml(route).includes('class="ui-chart-axis'));
  expect(withCharts.length).toBeGreaterThanOrEqual(6);
  await refuseConsent(page);
  const crowded: string[] = [];
  for (const path of withCharts) {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    for (let width = 320; width <= 1440; width += 40) {
      await page.setViewportSize({ width, height: 900 });
      const marks = await marksBelowCharts(page);
      expect(marks.count, path).toBeGreaterThan(0);
      crowded.push(...marks.crowded.map((text) => `${path} at ${width} px: ${text}`));
    }
  }
  expect(crowded).toEqual([]);
});
