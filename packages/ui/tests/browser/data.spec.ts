import { expect, test } from './test';

test('a wide table scrolls by keyboard in a named box, not with the page', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 600 });
  await page.goto('/data');
  const box = page.getByRole('region', { name: 'Prices of windows' });
  await box.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => box.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  const values = page.getByRole('table', { name: 'Savings beyond the axes' });
  const { x, width } = (await values.boundingBox())!;
  expect(x + width, 'a table of long words below a chart').toBeLessThanOrEqual(320);
});

for (const width of [390, 1440]) {
  test(`charts are tables with their headings at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/data');
    const chart = page.getByRole('table', { name: 'What devices cost' });
    await expect(chart.getByRole('columnheader')).toHaveText(['Device', 'Price']);
    await expect(chart.getByRole('row')).toHaveCount(4);
    await expect(chart.getByRole('row', { name: 'Ground' }).getByRole('cell')).toHaveText('20,000–40,000 €');
    const comparison = page.getByRole('table', { name: /^Heat that goes through/ });
    await expect(comparison.getByRole('columnheader')).toHaveText(['Part', 'Before', 'After']);
    await expect(comparison.getByRole('row', { name: 'Window' }).getByRole('cell')).toHaveText([
      '2.8 W/(m²K)',
      '0.95 W/(m²K)',
    ]);
    const stack = page.getByRole('table', { name: 'Grants that add up' });
    await expect(stack.getByRole('row', { name: 'At most' }).getByRole('cell')).toHaveText('70 %');
  });

  test(`bars stand on the common axis at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/data');
    const chart = page.getByRole('table', { name: 'What devices cost' });
    const plots = await chart.locator('svg').evaluateAll((all) =>
      all.map((plot) => {
        const { left, right } = plot.getBoundingClientRect();
        return [Math.round(left), Math.round(right)];
      }),
    );
    expect(new Set(plots.map(String)).size).toBe(1);
    const [left, right] = plots[0] as [number, number];
    const bar = (await chart.getByRole('row', { name: 'Ground' }).locator('rect').first().boundingBox())!;
    expect(bar.x).toBeCloseTo(left + (right - left) / 2, -1);
    expect(bar.x + bar.width).toBeCloseTo(right, -1);

    await page.evaluate(() => {
      document.documentElement.dir = 'rtl';
    });
    const words = await chart.locator('tfoot svg').evaluate((plot) => {
      const { left: start, right: end } = plot.getBoundingClientRect();
      return [...plot.querySelectorAll('text')]
        .map((text) => text.getBoundingClientRect())
        .filter((text) => text.width && (text.left < start - 1 || text.right > end + 1)).length;
    });
    expect(words, 'words beside the axis on a page that runs from right to left').toBe(0);
  });
}

test('marks of an axis keep clear of each other, however much room a chart has', async ({ page }) => {
  await page.goto('/data');
  const axis = page.getByRole('table', { name: 'Prices of a few devices' }).locator('tfoot text');
  for (let width = 320; width <= 760; width += 20) {
    await page.setViewportSize({ width, height: 900 });
    const boxes = await axis.evaluateAll((all) =>
      all.map((text) => text.getBoundingClientRect()).filter((box) => box.width > 0),
    );
    for (const [index, { left }] of boxes.slice(1).entries())
      expect(left, `mark ${index + 2} at ${width} px`).toBeGreaterThan(boxes[index]!.right);
  }
});

test('words of neighbouring marks stand on lines of their own, however large letters are', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 600 });
  await page.goto('/data');
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const [first, second] = await page
    .locator('.ui-line-chart-mark-text')
    .evaluateAll((all) => all.map((text) => text.getBoundingClientRect()));
  expect(second!.left, 'side by side they would run into each other').toBeLessThan(first!.right);
  expect(second!.bottom).toBeLessThanOrEqual(first!.top + 1);
});

test('charts and steps in a narrow column look as on a phone, whatever the window has', async ({ page }) => {
  const seen = async (width: number) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/data');
    return page.locator('.column').evaluate((column) => {
      const { left, top } = column.getBoundingClientRect();
      return [...column.querySelectorAll('th, td, svg, text, li, h2, p')].map((element) => {
        const box = element.getBoundingClientRect();
        // What is drawn as its contents alone has no place of its own.
        const place = box.width && [box.left - left, box.top - top, box.width, box.height].map(Math.round);
        return [element.localName, place].join(' ');
      });
    });
  };
  expect(await seen(1440)).toEqual(await seen(390));

  await page.setViewportSize({ width: 1440, height: 900 });
  const outside = await page.locator('.column').evaluate((column) => {
    const edge = column.getBoundingClientRect().right;
    return [...column.querySelectorAll('th, td > span, svg, h2, p')]
      .filter(
        (element) => element.getBoundingClientRect().right > edge + 1 || element.scrollWidth > element.clientWidth + 1,
      )
      .map(({ outerHTML }) => outerHTML.slice(0, 80));
  });
  expect(outside).toEqual([]);
});

for (const width of [390, 1440]) {
  test(`steps count, and drawn ones stand on one line each at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/data');
    // No script can read what a counter shows, only those who have it read aloud.
    const devtools = await page.context().newCDPSession(page);
    const { nodes } = await devtools.send('Accessibility.getFullAXTree');
    const said = nodes.filter(({ role, name }) => role?.value === 'StaticText' && /^\d$/.test(name?.value));
    // Chromium names what is not in the document twice.
    const numbers = new Map(said.map(({ nodeId, name }) => [nodeId, name?.value]));
    expect([...numbers.values()].join('')).toBe('123123');
    const lines = await page
      .getByRole('list', { name: 'Drawn steps' })
      .getByRole('listitem')
      .evaluateAll((all) =>
        all.map((step) => {
          const line = getComputedStyle(step, '::after');
          return [line.borderBlockStartStyle, line.borderInlineStartWidth, getComputedStyle(step).paddingInlineStart];
        }),
      );
    expect(lines).toEqual(Array.from({ length: 3 }, () => ['solid', '0px', '0px']));

    await page.evaluate(() => {
      document.documentElement.dir = 'rtl';
    });
    const path = await page
      .getByRole('list', { name: 'Steps', exact: true })
      .getByRole('listitem')
      .first()
      .evaluate((step) => Number.parseFloat(getComputedStyle(step, '::after').right));
    expect(path, 'the path runs below the number, on the right').toBeLessThan(56);
  });
}

test('what lies beyond the axes of a chart is cut off, and a single point is seen', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/data');
  const shapes = await page.locator('.beyond').evaluate((place) =>
    [...place.querySelectorAll('.ui-chart-plot rect[class*="wool"], polyline')].map((shape) => {
      shape.scrollIntoView({ block: 'center' });
      const plot = shape.closest('.ui-chart-plot, .ui-line-chart-plot')!.getBoundingClientRect();
      const isDrawn = (share: number) => {
        const box = shape.getBoundingClientRect();
        const [x, y] = [plot.left + plot.width * share, box.top + box.height / 2];
        // A line rises by the height of the plot, 260 px, over its width.
        const at =
          shape.localName === 'polyline' && box.height > 200
            ? box.bottom - (box.height * (x - box.left)) / box.width
            : y;
        return document.elementsFromPoint(x, at).includes(shape);
      };
      return [-0.1, 0.5, 1.1].map(isDrawn);
    }),
  );
  expect(shapes).toEqual(Array.from({ length: 4 }, () => [false, true, false]));
});
