import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { contrast } from './contrast';
import { expect, expectAccessible, test } from './test';

// What every component must bear, whatever the page around it does. One list of pages: the fixture's folder.

const names = readdirSync(fileURLToPath(new URL('./fixture/pages', import.meta.url))).map((file) =>
  file.replace('.tsx', ''),
);

const TEXT_SPACING =
  '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-block-end:2em!important}';

/** Has these rules, in place of earlier ones, as a visitor's own style sheet would; the policy allows no element. */
const restyle = (page: Page, css: string) =>
  page.evaluate((rules) => {
    const visitor = window as { visitorSheet?: CSSStyleSheet };
    if (!visitor.visitorSheet) {
      visitor.visitorSheet = new CSSStyleSheet();
      document.adoptedStyleSheets.push(visitor.visitorSheet);
    }
    visitor.visitorSheet.replaceSync(rules);
  }, css);

const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** Words that do not fit into their box and cannot be scrolled to. */
const clipped = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => {
        const { overflowX, overflowY, position, clipPath } = getComputedStyle(element);
        const hides = [overflowX, overflowY].some((value) => value === 'hidden' || value === 'clip');
        const offScreen = position === 'absolute' && clipPath !== 'none';
        const spills = element.scrollHeight > element.clientHeight + 1 || element.scrollWidth > element.clientWidth + 1;
        return hides && !offScreen && spills && Boolean(element.textContent?.trim()) && element.checkVisibility();
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  );

for (const name of names) {
  test.describe(name, () => {
    test('bears a narrow window, wide text, text of 200 % and a dislike of motion; headings and targets are in order', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 320, height: 256 });
      await page.goto(`/${name}`);
      expect.soft(await sideways(page), 'reflows at 320 by 256 pixels').toBeLessThanOrEqual(0);

      const levels = await page
        .locator('h1, h2, h3, h4')
        .evaluateAll((headings) => headings.map(({ localName }) => Number(localName[1])));
      const firsts = levels.filter((level) => level === 1);
      const skipped = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
      expect.soft([firsts, skipped], 'has one h1 and skips no level of headings').toEqual([[1], []]);

      await page.setViewportSize({ width: 390, height: 844 });
      const small = await page.locator('a[href], button, input:not(label input), summary').evaluateAll((targets) =>
        targets
          // Words in running text are exempt, and so is what is not drawn.
          .filter(
            (target) =>
              target.checkVisibility() && !target.closest('p') && !target.matches(':not(:focus)[href="#content"]'),
          )
          .filter((target) => {
            const { width, height } = target.getBoundingClientRect();
            return width < 24 || height < 24;
          })
          .map((target) => target.outerHTML.slice(0, 120)),
      );
      expect.soft(small, 'has targets of at least 24 pixels').toEqual([]);

      await restyle(page, TEXT_SPACING);
      expect.soft(await clipped(page), 'bears the text spacing of WCAG 1.4.12').toEqual([]);
      expect.soft(await sideways(page), 'bears the text spacing of WCAG 1.4.12').toBeLessThanOrEqual(0);

      await page.setViewportSize({ width: 1280, height: 900 });
      await restyle(page, 'html{font-size:200%!important}');
      expect.soft(await clipped(page), 'bears text of 200 %').toEqual([]);
      expect.soft(await sideways(page), 'bears text of 200 %').toBeLessThanOrEqual(0);

      await restyle(page, '');
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const moving = await page.evaluate(() =>
        [...document.querySelectorAll('*')]
          .filter((element) => {
            const { transitionDuration, animationName, scrollBehavior } = getComputedStyle(element);
            return /[1-9]/.test(transitionDuration) || animationName !== 'none' || scrollBehavior === 'smooth';
          })
          .map((element) => element.outerHTML.slice(0, 120)),
      );
      expect.soft(moving, 'stops moving where the visitor asks for it').toEqual([]);
    });

    for (const theme of ['light', 'dark']) {
      test(`has no violations that axe finds, and shows focus by a ring of 3 pixels and 3:1 (${theme})`, async ({
        page,
      }) => {
        await page.goto(`/${name}?theme=${theme}`);
        await expectAccessible(page);
        const seen = new Set<string>();
        for (let step = 0; step < 60; step += 1) {
          await page.keyboard.press('Tab');
          const ring = await page.evaluate(() => {
            const focus = document.activeElement;
            if (!focus || focus === document.body) return null;
            // A card's link is drawn on the card, a hidden input on its label.
            const drawn = [focus, ...focusParents(focus)].find(
              (element) => getComputedStyle(element).outlineStyle === 'solid',
            );
            if (!drawn) return { html: focus.outerHTML.slice(0, 120), width: 0, color: '', behind: '' };
            const style = getComputedStyle(drawn);
            const behind = focusParents(drawn)
              .map((element) => getComputedStyle(element).backgroundColor)
              .find((color) => !/^rgba\(0, 0, 0, 0\)$/.test(color));
            return {
              html: focus.outerHTML.slice(0, 120),
              width: Number.parseFloat(style.outlineWidth),
              color: style.outlineColor,
              behind: behind ?? '',
            };

            function focusParents(element: Element): Element[] {
              const parents = [];
              for (let parent = element.parentElement; parent; parent = parent.parentElement) parents.push(parent);
              return parents;
            }
          });
          if (!ring || seen.has(ring.html)) break;
          seen.add(ring.html);
          expect(ring.width, ring.html).toBeGreaterThanOrEqual(3);
          expect(
            contrast(ring.color, ring.behind),
            `${ring.html}: ${ring.color} on ${ring.behind}`,
          ).toBeGreaterThanOrEqual(3);
        }
        expect(seen.size).toBeGreaterThan(0);
      });
    }
  });
}
