import type { Page } from '@playwright/test';
import { expect, focused, test } from './test';

test.use({ viewport: { width: 390, height: 800 } });

const burger = (page: Page) => page.getByRole('button', { name: 'Open menu' });
const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const isModal = (page: Page) => menu(page).evaluate((element) => element.matches(':modal'));

test('is modal: named, the page behind inert, focus kept inside', async ({ page }) => {
  await page.goto('/menus');
  await expect(burger(page)).toHaveAttribute('aria-expanded', 'false');
  await burger(page).click();
  await expect(menu(page)).toBeVisible();
  expect(await isModal(page)).toBe(true);
  // Nothing behind takes focus, not even from a script.
  await page.evaluate(() => document.querySelector<HTMLElement>('main a')?.focus());
  expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);
  for (let step = 0; step < 15; step++) {
    await page.keyboard.press('Tab');
    // Focus may pass through the browser's own controls, which is where it is when nothing of the page has it.
    expect(
      await page.evaluate(
        () => document.activeElement === document.body || !!document.activeElement?.closest('dialog'),
      ),
    ).toBe(true);
  }
  // The ring lies around the words of a group, which begin at the edge, not on them.
  const group = menu(page).locator('summary').first();
  await group.focus();
  await expect(group).toHaveCSS('outline-style', 'solid');
  await expect(group).toHaveCSS('outline-offset', '0px');
});

test('closes with Escape and returns focus to the button', async ({ page }) => {
  await page.goto('/menus');
  await burger(page).focus();
  await page.keyboard.press('Enter');
  await expect(burger(page)).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect(burger(page)).toBeFocused();
  await expect(burger(page)).toHaveAttribute('aria-expanded', 'false');
});

test('closes with its own button and with a click beside it', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 800 });
  await page.goto('/menus');
  await burger(page).click();
  await page.getByRole('button', { name: 'Close menu' }).click();
  await expect(menu(page)).toBeHidden();
  await burger(page).click();
  await expect(menu(page)).toBeVisible();
  await page.mouse.click(100, 400);
  await expect(menu(page)).toBeHidden();
  // Where lines run from right to left, they end on the left.
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl';
  });
  await burger(page).click();
  expect((await menu(page).boundingBox())?.x).toBe(0);
  await page.mouse.click(700, 400);
  await expect(menu(page)).toBeHidden();
});

for (const start of ['hydrate', 'attach'] as const) {
  test(`stays at a click on what is empty in it (${start})`, async ({ page }) => {
    await page.setViewportSize({ width: 800, height: 800 });
    await page.goto('/menus?wait');
    await page.evaluate((how) => window[how](), start);
    await burger(page).click();
    const { x, width } = (await menu(page).boundingBox())!;
    for (const [left, top] of [
      [x + 5, 400],
      [x + width - 5, 400],
      [x + width / 2, 5],
      [x + width / 2, 795],
    ] as const) {
      expect(await page.evaluate(([a, b]) => document.elementFromPoint(a, b)?.id, [left, top] as const)).toBe('menu');
      await page.mouse.click(left, top);
      await expect(menu(page)).toHaveJSProperty('open', true);
    }
    await page.mouse.click(x - 5, 400);
    await expect(menu(page)).toBeHidden();
    await expect(burger(page)).toBeFocused();
  });
}

test('closes when a link is chosen', async ({ page }) => {
  await page.goto('/menus');
  await burger(page).click();
  await page.getByRole('link', { name: 'Mobile price Three' }).click();
  await expect(menu(page)).toBeHidden();
  await expect(page).toHaveURL(/#mobile%20price-three$/);
});

test('opens and closes its groups on their own', async ({ page }) => {
  await page.goto('/menus');
  await burger(page).click();
  const first = menu(page).locator('details').first();
  const second = menu(page).locator('details').last();
  await expect(second).toHaveAttribute('open');
  await first.locator('summary').press('Space');
  await expect(first).toHaveAttribute('open');
  await expect(second).toHaveAttribute('open');
  await second.locator('summary').press('Enter');
  await expect(first).toHaveAttribute('open');
  await expect(second).not.toHaveAttribute('open');
});

test('does not move the page behind it', async ({ page }) => {
  await page.goto('/menus');
  await page.evaluate(() => window.scrollTo(0, 300));
  const { x, y, width, height } = (await burger(page).boundingBox())!;
  // Playwright's own click would scroll the button away from the room kept for the sticky header.
  await page.mouse.click(x + width / 2, y + height / 2);
  await expect(menu(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  expect(await page.evaluate(() => window.scrollY)).toBe(300);
});

test('becomes modal when the page hydrates under it', async ({ page }) => {
  await page.goto('/menus?wait');
  await burger(page).click();
  await expect(menu(page)).toBeVisible();
  expect(await isModal(page)).toBe(false);
  await page.evaluate(() => window.hydrate());
  await expect.poll(() => isModal(page)).toBe(true);
  await expect(burger(page)).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect(focused(page)).toHaveAttribute('aria-label', 'Open menu');
});
