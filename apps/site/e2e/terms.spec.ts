import type { Page } from '@playwright/test';
import { expect, hydrated, refuseConsent, test } from './site';

const PAGE = '/waermepumpe-foerderung';
const term = (page: Page) => page.locator('main a[data-term]').first();
const tip = (page: Page) => page.getByRole('tooltip');

test.beforeEach(async ({ page }) => {
  await refuseConsent(page);
  await page.goto(PAGE);
  await hydrated(page);
});

test.describe('terms of the glossary', () => {
  test('are explained under the pointer, which may move onto the explanation', async ({ page }) => {
    await term(page).hover();
    await expect(tip(page)).toBeVisible();
    await expect(term(page)).toHaveAttribute('aria-describedby', 'begriff-hinweis');
    await expect(term(page)).toHaveAccessibleDescription((await tip(page).textContent()) ?? '');
    await tip(page).hover();
    await expect(tip(page)).toBeVisible();
    await page.locator('main h1').hover();
    await expect(tip(page)).toBeHidden();
  });

  test('are explained on focus, however the page scrolls and the pointer moves, until Esc', async ({ page }) => {
    await page.locator('main h1').hover();
    await page.keyboard.press('Tab');
    await term(page).evaluate((link: HTMLElement) => link.focus({ focusVisible: true }));
    await expect(tip(page)).toBeVisible();
    await page.mouse.move(5, 300);
    await page.mouse.wheel(0, 60);
    await expect(tip(page)).toBeVisible();
    const gap = await page.evaluate(() => {
      const at = (element: Element | null) => element?.getBoundingClientRect() ?? new DOMRect();
      const [link, box] = [at(document.activeElement), at(document.querySelector('#begriff-hinweis'))];
      return Math.min(Math.abs(link.top - box.bottom), Math.abs(box.top - link.bottom));
    });
    expect(gap).toBeLessThan(8);
    await page.keyboard.press('Escape');
    await expect(tip(page)).toBeHidden();
    await expect(term(page)).toBeFocused();
  });

  test('lead to their entry on click', async ({ page }) => {
    const hash = (await term(page).getAttribute('href')) ?? '';
    await term(page).click();
    await expect(page.locator(hash)).toBeInViewport();
    await expect(tip(page)).toBeHidden();
  });
});

test.describe('terms on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 320, height: 640 } });

  test('lead to their entry, without an explanation in the way', async ({ page }) => {
    const hash = (await term(page).getAttribute('href')) ?? '';
    await term(page).tap();
    await expect(page.locator(hash)).toBeInViewport();
    await expect(tip(page)).toBeHidden();
  });
});
