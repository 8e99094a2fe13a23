import { playwrightDefaults } from '../../../tooling/playwright.mjs';
import { expect, refuseConsent, test } from './site';

// Letters of twice the size, set in the browser: other than a larger root, they move the widths at which a page changes.
const { launchOptions } = playwrightDefaults('e2e').use ?? {};
test.use({
  launchOptions: { ...launchOptions, args: [...(launchOptions?.args ?? []), '--blink-settings=defaultFontSize=32'] },
  viewport: { width: 390, height: 844 },
});

/** Numbers whose digits end one line and begin the next. */
const brokenNumbers = (root: Element) => {
  const words = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const broken: string[] = [];
  let seen = 0;
  while (words.nextNode()) {
    const node = words.currentNode as Text;
    if (!node.parentElement?.checkVisibility()) continue;
    for (const { 0: number, index } of node.data.matchAll(/\d[\d.,]*/g)) {
      range.setStart(node, index);
      range.setEnd(node, index + number.length);
      const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
      seen += 1;
      if (new Set(tops).size > 1) broken.push(node.data);
    }
  }
  return { seen: seen > 0, broken };
};

/** Words of running text and headings that have less than six tenths of a phone's width for their lines. */
const narrowWords = () =>
  [...document.querySelectorAll('main :is(p, h3):not([data-calculator] *, figure *, .lead-widget *)')]
    .filter((words) => words.checkVisibility() && words.clientWidth > 0 && words.clientWidth < 0.6 * innerWidth)
    .map(({ clientWidth, textContent }) => `${clientWidth} px: ${textContent?.slice(0, 40)}`);

test('large letters leave pages their width on a phone, lines most of it, numbers their digits, the name of the site its line', async ({
  page,
}) => {
  await refuseConsent(page);
  for (const path of ['/daemmung-fassade', '/neue-waermepumpe', '/photovoltaik-anlage', '/fenster-kosten', '/']) {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    expect.soft((await page.locator('main').evaluate(brokenNumbers)).broken, path).toEqual([]);
    expect.soft(await page.evaluate(narrowWords), path).toEqual([]);
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
    const axes = [...document.querySelectorAll('.ui-chart-plot text')].map((text) => {
      const plot = text.closest('.ui-chart-plot') as Element;
      // What the plot leaves uncut above itself.
      const above = parseFloat(getComputedStyle(plot).clipPath.slice('inset('.length));
      const cut = text.getBoundingClientRect().top < plot.getBoundingClientRect().top + above;
      return cut ? `cut off above: ${text.textContent}` : '';
    });
    return {
      looked: [cells.length > 0, scale.length > 0, axes.length > 0],
      found: [...cells, ...scale, ...axes].filter(Boolean),
    };
  });
  expect(faults).toEqual({ looked: [true, true, true], found: [] });
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

/** Fields that are narrower than what stands in them. */
const cutFields = (root: Element) =>
  [...root.querySelectorAll<HTMLInputElement>('input[inputmode]')]
    .filter((input) => input.checkVisibility() && input.scrollWidth > input.clientWidth)
    .map(({ name, value }) => `${name}: ${value}`);

test('a tool breaks within no number and cuts none off where letters are large: choices, fields, result, formulas, charts', async ({
  page,
}) => {
  await refuseConsent(page);
  for (const address of [
    '/fenster-kosten#r=1&n=20&m=woodAlu&a=200.5&k=15000&u=0.95&e=1234.5',
    '/waermepumpe-foerderung#r=1&k=25000.55&s=1&e=1&i=1&b=12.5',
    '/daemmung-fassade#r=1&a=999&s=ventilated&k=22000&d=16&p=1&e=8',
    '/photovoltaik-anlage#r=1&a=60&g=auto&e=0',
  ]) {
    await page.goto(address);
    const tool = page.locator('[data-calculator]');
    await expect(tool.locator('[data-state=own]')).toBeVisible();
    await page.waitForLoadState('networkidle');
    for (const width of [360, 390]) {
      await page.setViewportSize({ width, height: 844 });
      expect.soft(await tool.evaluate(brokenNumbers), `${address}, ${width} px`).toEqual({ seen: true, broken: [] });
      expect.soft(await tool.evaluate(cutFields), `${address}, ${width} px`).toEqual([]);
    }
  }
});

test('headings and buttons part their words with a hyphen where one fills the line, and answers stand whole', async ({
  page,
}) => {
  await refuseConsent(page);
  await page.goto('/als-fachbetrieb-bewerben');
  const answers = page.locator('.lead-widget .lsb-option-name');
  await expect(answers.first()).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  const hyphens = () =>
    page
      .locator('main :is(h1, h2, h3, .ui-button)')
      .evaluateAll((elements) => [...new Set(elements.map((element) => getComputedStyle(element).hyphens))]);
  expect(await hyphens()).toEqual(['auto']);
  const words = await answers.evaluateAll((names) =>
    names.flatMap((name) => {
      const text = name.firstChild as Text;
      return [...text.data.matchAll(/(?<![\u00ad\p{L}])\p{L}+/gu)].map(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return { word, lines: new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size };
      });
    }),
  );
  expect(words.length).toBeGreaterThan(5);
  expect(words.filter(({ lines }) => lines > 1)).toEqual([]);
  await page.locator('footer').getByRole('button', { name: 'Cookie-Einstellungen' }).click();
  const purposes = page.locator('dialog .dpc-card label');
  await expect(purposes).toHaveText(['Notwendig', 'Funktional', 'Marketing']);
  for (const purpose of await purposes.all()) {
    const lines = await purpose.evaluate((label) => {
      const range = document.createRange();
      range.selectNodeContents(label);
      return range.getClientRects().length;
    });
    expect(lines).toBe(1);
  }
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 1280, height: 844 });
  expect(await hyphens()).not.toContain('auto');
});

test('what a choice means stands as wide as the choice where letters are large', async ({ page }) => {
  await refuseConsent(page);
  await page.goto('/waermepumpe-foerderung');
  const shares = await page.locator('[data-calculator] label:has(input[type=checkbox])').evaluateAll((labels) =>
    labels.map((label) => {
      const { width, bottom, top } = label.getBoundingClientRect();
      const [name, note] = [...label.querySelectorAll('.ui-option-name, .ui-option-note')].map((words) =>
        words.getBoundingClientRect(),
      );
      const mark = label.parentElement?.querySelector('button')?.getBoundingClientRect();
      return {
        // Of the choice, in tenths.
        wide: Math.floor(((note?.width ?? 0) / width) * 10),
        markAbove: (mark?.bottom ?? bottom) <= (name?.top ?? top) + 1,
      };
    }),
  );
  expect(shares.length).toBe(4);
  for (const { wide, markAbove } of shares) {
    expect.soft(wide).toBeGreaterThanOrEqual(8);
    expect.soft(markAbove).toBe(true);
  }
});

test('the plan keeps to the width of a phone with large letters, whole numbers, and words apart', async ({ page }) => {
  await refuseConsent(page);
  await page.goto('/#r=1&a=1&b=1&c=1&d=1&e=1&f=1&fa=1&in=0&ke=1&og=1&w=1500&g=20&l=60&p=airWater&k=2400&m=owner');
  const plan = page.locator('#planer');
  await expect(plan.locator('[data-slot=sum]')).toHaveText(/212\.000/);
  // The longest word of the state: a number is wrong.
  await plan.getByText('Annahmen ändern').click();
  await plan.getByRole('textbox', { name: 'Fenster' }).fill('viele');
  await expect(plan.locator('[data-slot=state]')).toHaveText('Letztes gültiges Ergebnis');
  for (const width of [360, 390]) {
    await page.setViewportSize({ width, height: 844 });
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBe(width);
    const numbers = plan.locator('[data-slot=sum], [data-slot^=cost-]:visible');
    expect.soft(await numbers.count()).toBeGreaterThan(5);
    for (const number of await numbers.all())
      expect.soft((await number.evaluate(brokenNumbers)).broken, `${width} px`).toEqual([]);
  }
  const axis = plan.locator('[aria-hidden=true] > span').filter({ hasText: '%' });
  const boxes = await axis.evaluateAll((spans) =>
    spans
      .filter((span) => span.checkVisibility())
      .map((span) => {
        const { left, right, bottom } = span.getBoundingClientRect();
        const next = span.parentElement?.nextElementSibling?.getBoundingClientRect();
        return { left, right, above: bottom <= (next?.top ?? 0) + 1 };
      }),
  );
  expect(boxes.length).toBeGreaterThan(0);
  for (const [index, { left, above }] of boxes.entries()) {
    expect.soft(left).toBeGreaterThan(boxes[index - 1]?.right ?? -1);
    expect.soft(above).toBe(true);
  }
});
