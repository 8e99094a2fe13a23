import type { Page } from '@playwright/test';
import { expect, hydrated, refuseConsent, test } from './site';

const PHONE = { width: 390, height: 844 } as const;

test.use({ viewport: PHONE });

const bar = (page: Page) => page.locator('[data-call-bar]');

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

const PAGES = [
  { path: '/', form: '#contact-form' },
  { path: '/waermepumpe-kosten', form: '#waermepumpe-widget' },
  { path: '/klima', form: '#klima-widget' },
  { path: '/energieberater-berlin', form: '#contact-form' },
] as const;

const LONG_CALLS = ['/foerderung-daemmung', '/waermepumpe-foerderung', '/heizung', '/daemmung-fassade'] as const;

for (const { path, form } of PAGES) {
  test(`the bar of ${path} comes when the call of the hero has gone, and goes at the form and the footer`, async ({
    page,
  }) => {
    await refuseConsent(page);
    await open(page, path);
    await expect(bar(page)).toBeHidden();
    await page.mouse.wheel(0, 1600);
    await expect(bar(page)).toBeVisible();
    const box = await bar(page).boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(56);
    expect(box?.height).toBeLessThanOrEqual(60);
    expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(844);
    await bar(page).getByRole('link').click();
    await expect(page.locator(form)).toBeInViewport();
    await expect(bar(page)).toBeHidden();
    await page.locator('footer').scrollIntoViewIfNeeded();
    await expect(bar(page)).toBeHidden();
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect(bar(page)).toBeHidden();
  });
}

test('the bar is there, and the contents say where the reader is, after a reload in the middle of a page', async ({
  page,
}) => {
  await refuseConsent(page);
  await open(page, '/waermepumpe-kosten');
  await page.mouse.wheel(0, 2400);
  await expect(bar(page)).toBeVisible();
  await page.reload();
  await hydrated(page);
  await expect(bar(page)).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.reload();
  await hydrated(page);
  await expect(page.locator('[data-contents] [aria-current]')).toHaveCount(1);
});

test('the bar takes one line of a phone, whatever it calls for', async ({ page }) => {
  await refuseConsent(page);
  for (const path of LONG_CALLS) {
    await open(page, path);
    await page.mouse.wheel(0, 1600);
    await expect(bar(page), path).toBeVisible();
    expect((await bar(page).boundingBox())?.height, path).toBeLessThanOrEqual(60);
  }
});

test('the bar makes room for the result of a tool, which stays at the lower edge while its fields are in use', async ({
  page,
}) => {
  await refuseConsent(page);
  await open(page, '/waermepumpe-foerderung');
  await page.mouse.wheel(0, 1600);
  await expect(bar(page)).toBeVisible();
  await page.getByRole('link', { name: /^Zuschuss/ }).focus();
  await expect(bar(page)).toBeHidden();
});

/** Pages with a tool whose own button leads to a form. */
const TOOLS = ['/foerderungen', '/waermepumpe-foerderung', '/daemmung-fassade', '/solaranlage-kosten'] as const;

for (const path of TOOLS) {
  test(`the bar of ${path} makes room for the button of the tool, and for no more of it`, async ({ page }) => {
    await refuseConsent(page);
    await open(page, path);
    await page.mouse.wheel(0, 1600);
    const button = page.locator('[data-calculator] form[action] button[type=submit]');
    /** Scrolls until the button stands as far below the upper edge of the window. */
    const show = (top: number) =>
      button.evaluate((element, at) => {
        scrollBy({ top: element.getBoundingClientRect().top - at, behavior: 'instant' });
      }, top);
    // Only the field above it is in view.
    await show(860);
    await expect(bar(page)).toBeVisible();
    // Nor is half a button a way.
    await show(815);
    await expect(bar(page)).toBeVisible();
    await show(700);
    await expect(bar(page)).toBeHidden();
    await show(100);
    await expect(bar(page)).toBeHidden();
    await show(-200);
    await expect(bar(page)).toBeVisible();
  });
}

test('the bar leaves the screen to those who read with letters of twice the size', async ({ page }) => {
  await refuseConsent(page);
  // Media queries ask for the browser's letters, which only its settings change: half the width is the same to them.
  await page.setViewportSize({ width: 195, height: 422 });
  await open(page, PAGES[0].path);
  await page.mouse.wheel(0, 4000);
  await expect(bar(page)).toHaveAttribute('data-shown');
  await expect(bar(page)).toBeHidden();
});

test('the bar makes room for the consent banner and for the keyboard', async ({ page }) => {
  await open(page, PAGES[0].path);
  await page.mouse.wheel(0, 1600);
  await expect(bar(page)).toHaveAttribute('data-shown');
  await expect(bar(page)).toBeHidden();
  await page.getByRole('button', { name: 'Nur notwendige Cookies' }).click();
  await expect(bar(page)).toBeVisible();
  await page.evaluate(() => {
    const field = document.createElement('input');
    document.querySelector('main')?.prepend(field);
    field.focus({ preventScroll: true });
  });
  await expect(bar(page)).toBeHidden();
});

for (const size of [PHONE, { width: 640, height: 320 }]) {
  test(`the bar makes room for a message at ${size.width} × ${size.height}`, async ({ page }) => {
    await page.setViewportSize(size);
    await open(page, PAGES[0].path);
    await page.mouse.wheel(0, 1600);
    await expect(bar(page)).toHaveAttribute('data-shown');
    await page.getByRole('button', { name: 'Nur notwendige Cookies' }).click();
    const message = page.locator('[data-sonner-toast]');
    // Under the pointer it stays.
    await message.hover();
    await expect(message).toBeVisible();
    await expect(bar(page)).toBeHidden();
    await page.mouse.move(10, 10);
    await expect(message).toHaveCount(0);
    await expect(bar(page)).toBeVisible();
  });
}

test('the bar that comes with the page scrolled to the focus does not cover it', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await refuseConsent(page);
  await open(page, '/energieberater');
  await page.locator('[data-contents] summary').press('Enter');
  const covered: string[] = [];
  let seen = 0;
  for (let stop = 0; stop < 20; stop += 1) {
    await page.keyboard.press('Tab');
    // The bar comes a moment after the page has been scrolled.
    await page.waitForTimeout(100);
    const under = await page.evaluate(() => {
      const at = document.querySelector('[data-call-bar]')?.getBoundingClientRect();
      const focused = document.activeElement;
      if (!at?.height || !focused || focused.closest('[data-call-bar]')) return null;
      return focused.getBoundingClientRect().top >= at.top ? focused.textContent : '';
    });
    if (under !== null) seen += 1;
    if (under) covered.push(under);
  }
  expect(seen).toBeGreaterThan(5);
  expect(covered).toEqual([]);
});

test('wide windows have the call in the header and no bar', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await refuseConsent(page);
  await open(page, PAGES[0].path);
  await page.mouse.wheel(0, 2500);
  await expect(bar(page)).toBeHidden();
});
