import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { box, expectStatus, open } from './open.ts';

/** What old resets do to all elements, outside of layers. */
const OLD_RESETS = {
  'Tailwind 3': `*, ::before, ::after { box-sizing: border-box; border: 0 solid #e5e7eb }
    a { color: inherit; text-decoration: inherit }
    button, input, textarea { margin: 0; padding: 0; font: inherit; color: inherit }
    button, [type="button"] { background: transparent none }
    p { margin: 0 } svg { display: block; vertical-align: middle }`,
  'Bootstrap 5': `*, ::before, ::after { box-sizing: border-box }
    p { margin: 0 0 1rem } a { color: #0d6efd; text-decoration: underline } img, svg { vertical-align: middle }
    button { border-radius: 0 } button, textarea { margin: 0; font: inherit }`,
};
const LOOK = ['background-color', 'border-radius', 'padding', 'margin', 'color', 'font', 'min-height'];

/** How the box, its sentence and its buttons look, and what is not drawn. */
const looks = (page: Page) =>
  page.locator('#form, #form > *, #form > .lead-widget-status *:visible').evaluateAll(
    (elements, names) =>
      elements.map((element) => {
        const style = getComputedStyle(element);
        const drawn = ['display', 'text-decoration-line', ...names].map((name) => style.getPropertyValue(name));
        const border = style.borderTopWidth === '0px' ? 'none' : style.border;
        return `${element.localName}.${element.getAttribute('class')}: ${border}; ${drawn.join('; ')}`;
      }),
    LOOK,
  );

for (const [whose, reset] of Object.entries(OLD_RESETS)) {
  for (const [state, given, width] of [
    ['waiting-consent', { consent: false }, 390],
    ['failed', { retries: 0 }, 1280],
  ] as const) {
    test(`the unlayered sheet keeps the look of ${state} beside the reset of ${whose}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.route(/hub\.js/, (route) => route.abort('blockedbyclient'));
      await open(page, '/react.html', given);
      await expectStatus(page, state);
      const alone = await looks(page);
      const reserved = await box(page).evaluate((element) => element.getBoundingClientRect().height);
      const sheet = readFileSync(new URL('../../dist/styles.unlayered.css', import.meta.url), 'utf8');
      await page.addStyleTag({ content: `${reset}\n${sheet}` });
      expect(await looks(page)).toEqual(alone);
      expect(await box(page).evaluate((element) => element.getBoundingClientRect().height)).toBe(reserved);
    });
  }
}

/** What Tailwind 4 does to links and drawings, in its own layer. */
const LAYERED = `@layer theme, base, components, utilities;
  @layer base { a { color: inherit; text-decoration: inherit } svg { display: block; vertical-align: middle } }`;

for (const [width, reserved] of [
  [390, 700],
  [1280, 820],
] as const) {
  test(`beside the reset of Tailwind 4 the box keeps free what it says for ${width} px, and its links their lines`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.route(/hub\.js/, (route) => route.abort('blockedbyclient'));
    await open(page, '/react.html', { retries: 0, reserve: [700, 820] });
    await expectStatus(page, 'failed');
    const alone = await looks(page);
    await page.addStyleTag({ content: LAYERED });
    expect(await looks(page)).toEqual(alone);
    expect(await box(page).evaluate((element) => element.getBoundingClientRect().height)).toBe(reserved);
  });
}
