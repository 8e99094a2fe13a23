import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { banner, dialog, expect, inBanner, inDialog, test, withSheet } from './test';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
  { width: 320, height: 640 },
];

/** Every computed property of the element, and its size. */
async function look(button: Locator) {
  const box = await button.boundingBox();
  const style = await button.evaluate((element) => {
    const computed = getComputedStyle(element);
    return Object.fromEntries(Array.from(computed, (name) => [name, computed.getPropertyValue(name)]));
  });
  return { width: box?.width, height: box?.height, style };
}

async function settled(page: Page) {
  await banner(page).evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
}

for (const theme of ['light', 'dark']) {
  for (const size of SIZES) {
    test(`accept and refuse look the same on both layers, ${theme}, ${size.width} px`, async ({ page }) => {
      await page.setViewportSize(size);
      await page.goto(`/?theme=${theme}`);
      await settled(page);
      const refuse = inBanner(page, 'Nur notwendige Cookies');
      const accept = inBanner(page, 'Alle akzeptieren');
      expect(await look(refuse)).toEqual(await look(accept));
      await refuse.hover();
      const hovered = await look(refuse);
      await accept.hover();
      expect(await look(accept)).toEqual(hovered);
      await inBanner(page, 'Einstellungen').click();
      expect(await look(inDialog(page, 'Nur notwendige Cookies'))).toEqual(
        await look(inDialog(page, 'Alle akzeptieren')),
      );
    });
  }
}

test('follows the system where no theme is set', async ({ page }) => {
  const background = () => banner(page).evaluate((element) => getComputedStyle(element).backgroundColor);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  await settled(page);
  expect(await background()).toBe('rgb(255, 255, 255)');
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await background()).toBe('rgb(23, 46, 53)');
});

test('is drawn, and leaves the end of the page clear, where `light-dark()` and nested rules are unknown', async ({
  page,
}) => {
  const css = readFileSync(new URL('../../dist/styles.unlayered.css', import.meta.url), 'utf8');
  await withSheet(page, '/', css.replaceAll('light-dark(', 'unknown('));
  for (const [colorScheme, ground, words] of [
    ['light', 'rgb(255, 255, 255)', 'rgb(16, 35, 42)'],
    ['dark', 'rgb(23, 46, 53)', 'rgb(245, 243, 238)'],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto('/');
    await settled(page);
    const colours = await banner(page).evaluate((element) => {
      const style = getComputedStyle(element);
      return [style.backgroundColor, style.color, style.colorScheme];
    });
    expect(colours).toEqual([ground, words, colorScheme]);
    const button = inBanner(page, 'Alle akzeptieren');
    expect(await button.evaluate((element) => getComputedStyle(element).backgroundColor)).not.toBe('rgba(0, 0, 0, 0)');
  }
  const nested = await page.evaluate(() => {
    const within = (rules: CSSRuleList): string[] =>
      Array.from(rules).flatMap((rule) => {
        const inner = (rule as CSSGroupingRule).cssRules;
        if (!inner) return [];
        return rule instanceof CSSStyleRule ? Array.from(inner, ({ cssText }) => cssText) : within(inner);
      });
    const sheet = Array.from(document.styleSheets).find(({ href }) => href?.endsWith('/site.css'));
    return sheet ? within(sheet.cssRules) : ['no sheet'];
  });
  expect(nested).toEqual([]);
});

test('takes its own properties first, then the ui tokens, then values of its own', async ({ page }) => {
  const background = () => banner(page).evaluate((element) => getComputedStyle(element).backgroundColor);
  const set = (name: string, value: string) =>
    page.evaluate(([key, text]) => document.documentElement.style.setProperty(key ?? '', text ?? ''), [name, value]);
  await page.goto('/?theme=light');
  await set('--ui-color-surface-raised', 'rgb(1, 2, 3)');
  expect(await background()).toBe('rgb(1, 2, 3)');
  await set('--consent-surface', 'rgb(4, 5, 6)');
  expect(await background()).toBe('rgb(4, 5, 6)');
});

const RESET = 'button { background: none; border: 0; padding: 0 }';
for (const [remedy, css] of [
  ['in a layer below', `@layer reset, consent; @layer reset { ${RESET} }`],
  ['that is kept off the package', RESET.replace('button', 'button:not(.dpc *)')],
] as const) {
  test(`buttons keep their look beside a reset ${remedy}`, async ({ page }) => {
    await page.goto('/?theme=light');
    await settled(page);
    const alone = await look(inBanner(page, 'Alle akzeptieren'));
    await withSheet(page, '/?theme=light', css);
    await page.reload();
    await settled(page);
    expect(await look(inBanner(page, 'Alle akzeptieren'))).toEqual(alone);
    const own = page.getByRole('contentinfo').getByRole('button');
    expect(await own.evaluate((button) => getComputedStyle(button).backgroundColor)).toBe('rgba(0, 0, 0, 0)');
  });
}

for (const [whose, css] of [
  ['Tailwind 4', `@layer theme, base, components, utilities; @layer base { ${RESET} }`],
  ['the ui package', '@layer ui.reset, ui.tokens, ui.components; @layer ui.reset { button { color: inherit } }'],
] as const) {
  test(`buttons keep their look where the reset of ${whose} is loaded later`, async ({ page }) => {
    await page.goto('/?theme=light');
    await settled(page);
    const alone = await look(inBanner(page, 'Alle akzeptieren'));
    await page.route('**/late.css', (route) => route.fulfill({ contentType: 'text/css', body: css }));
    await page.addStyleTag({ url: '/late.css' });
    expect(await look(inBanner(page, 'Alle akzeptieren'))).toEqual(alone);
  });
}

test('the dialog stays in the middle where the reset of Tailwind 4 takes the margins from all elements', async ({
  page,
}) => {
  await withSheet(
    page,
    '/?theme=light',
    '@layer theme, base, components, utilities; @layer base { *, ::before, ::after, ::backdrop { margin: 0 } }',
  );
  await page.goto('/?theme=light');
  await inBanner(page, 'Einstellungen').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  const [start, above, end, below] = await dialog.evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return [left, top, document.documentElement.clientWidth - right, window.innerHeight - bottom];
  });
  expect(start).toBeGreaterThan(0);
  expect(above).toBeGreaterThan(0);
  expect(start).toBeCloseTo(end ?? Number.NaN, 0);
  expect(above).toBeCloseTo(below ?? Number.NaN, 0);
});

/** What old resets do to all elements, outside of layers. */
const OLD_RESETS = {
  'Tailwind 3': `*, ::before, ::after { box-sizing: border-box; border: 0 solid #e5e7eb }
    h1, h2, h3 { font-size: inherit; font-weight: inherit }
    a { color: inherit; text-decoration: inherit }
    button, input { margin: 0; padding: 0; font: inherit; color: inherit }
    button, [type="button"], [type="submit"] { background: transparent none }
    p, h2, fieldset { margin: 0 } legend, fieldset { padding: 0 }`,
  'Bootstrap 5': `*, ::before, ::after { box-sizing: border-box }
    h2, h3 { margin: 0 0 0.5rem; font-size: 2rem; font-weight: 500; line-height: 1.2; color: inherit }
    p { margin: 0 0 1rem } a { color: #0d6efd; text-decoration: underline }
    button { border-radius: 0 } button, input { margin: 0; font: inherit } label { display: inline-block }
    fieldset { min-width: 0; padding: 0; margin: 0; border: 0 }
    legend { float: left; width: 100%; margin-bottom: 0.5rem; font-size: 1.5rem }`,
};
const LOOK = ['box-sizing', 'background-color', 'border-radius', 'padding', 'margin'];
const WORDS = ['color', 'font', 'text-decoration-line'];
for (const [whose, reset] of Object.entries(OLD_RESETS)) {
  test(`the unlayered sheet keeps every look beside the reset of ${whose}`, async ({ page }) => {
    const looks = () =>
      page.locator('.dpc, .dpc *:not(fieldset, legend, noscript)').evaluateAll(
        (elements, [all, words]) =>
          elements.map((element) => {
            const style = getComputedStyle(element);
            const { className, localName } = element as HTMLElement;
            const names = localName === 'input' ? all : [...all, ...words];
            const border = style.borderTopWidth === '0px' ? 'none' : style.borderTop;
            return [
              localName,
              className,
              border,
              ...names.map((name) => `${name}: ${style.getPropertyValue(name)}`),
            ].join('; ');
          }),
        [LOOK, WORDS] as const,
      );
    await page.goto('/settings?theme=light');
    await settled(page);
    const alone = await looks();
    const css = readFileSync(new URL('../../dist/styles.unlayered.css', import.meta.url), 'utf8');
    await withSheet(page, '/settings?theme=light', `${reset}\n${css}`);
    await page.reload();
    await settled(page);
    expect(await looks()).toEqual(alone);
  });
}

test('on and off can be told apart in forced colours, by more than colour', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/settings');
  const toggle = page.getByRole('main').getByRole('switch', { name: 'Funktional' });
  // Without scripts it is locked, and would look different for that.
  await expect(toggle).toBeEnabled();
  await toggle.scrollIntoViewIfNeeded();
  const off = await toggle.screenshot();
  await toggle.click();
  await toggle.blur();
  await page.mouse.move(0, 0);
  const on = await toggle.screenshot();
  expect(on.equals(off)).toBe(false);

  // Grey values only: the knob must have moved, not just changed its colour.
  await page.emulateMedia({ forcedColors: 'active' });
  const parts = await toggle.evaluate((element) => ({
    knob: getComputedStyle(element, '::after').justifySelf,
    border: getComputedStyle(element, '::before').borderTopWidth,
  }));
  expect(parts).toEqual({ knob: 'end', border: '2px' });
});

test('no paper has the banner over its words', async ({ page }) => {
  await page.goto('/');
  await expect(banner(page)).toBeVisible();
  await settled(page);
  await page.emulateMedia({ media: 'print' });
  const paper = await page.screenshot();
  await banner(page).evaluate((element) => {
    element.style.visibility = 'hidden';
  });
  expect(paper.equals(await page.screenshot())).toBe(true);
});

test('every control is a target of 44 px', async ({ page }) => {
  for (const width of [1440, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    await inBanner(page, 'Einstellungen').click();
    const controls = page.locator('section button:visible, dialog button:visible, dialog [role="switch"]');
    await expect(controls).toHaveCount(10);
    for (const control of await controls.all()) {
      const box = await control.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
      expect(box?.width).toBeGreaterThanOrEqual(44);
    }
  }
});

test('moves nothing where reduced motion is asked for, nor anywhere else: it only fades', async ({ page }) => {
  for (const reducedMotion of ['reduce', 'no-preference'] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.goto('/');
    const frames = await banner(page).evaluate((element) =>
      element.getAnimations().flatMap(({ effect }) => (effect as KeyframeEffect).getKeyframes().flatMap(Object.keys)),
    );
    const moving = ['transform', 'translate', 'scale', 'rotate', 'top', 'bottom', 'insetBlockEnd', 'height'];
    expect(frames.filter((name) => moving.includes(name))).toEqual([]);
    await inBanner(page, 'Einstellungen').click();
    const toggle = dialog(page).getByRole('switch', { name: 'Funktional' });
    await toggle.click();
    expect(await toggle.evaluate((element) => element.getAnimations({ subtree: true }).length)).toBe(0);
  }
});
