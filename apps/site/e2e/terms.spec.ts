import type { Page } from '@playwright/test';
import { expect, hydrated, refuseConsent, test } from './site';

const PAGE = '/waermepumpe-foerderung';
const term = (page: Page) => page.locator('main a[data-term]').first();
const tip = (page: Page) => page.getByRole('tooltip');
const opened = (page: Page) => page.locator('main').getByRole('dialog');

test.beforeEach(async ({ page, javaScriptEnabled }) => {
  if (javaScriptEnabled) await refuseConsent(page);
  await page.goto(PAGE);
  if (javaScriptEnabled) await hydrated(page);
});

const bottomOf = (box: { y: number; height: number } | null) => (box ? box.y + box.height : Number.NaN);

test.describe('terms of the glossary', () => {
  test('are explained under the pointer, which may move onto the explanation', async ({ page }) => {
    // Unlike other links before anybody has touched the page.
    await expect(term(page)).toHaveCSS('text-decoration-style', 'dotted');
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
    expect(gap).toBeLessThan(12);
    await page.keyboard.press('Escape');
    await expect(tip(page)).toBeHidden();
    await expect(term(page)).toBeFocused();
  });

  test('wait as long under the pointer as specified', async ({ page }) => {
    await page.addInitScript(() => {
      const waits: (number | undefined)[] = [];
      const set = window.setTimeout.bind(window);
      Object.assign(window, {
        waits,
        setTimeout: (handler: () => void, ms?: number) => {
          waits.push(ms);
          return set(handler, ms);
        },
      });
    });
    await page.goto(PAGE);
    await hydrated(page);
    await term(page).hover();
    await expect(tip(page)).toBeVisible();
    expect(await page.evaluate(() => (window as unknown as { waits: number[] }).waits)).toContain(700);
  });

  test('open in place on click and Enter, with the way to the list', async ({ page }) => {
    const hash = (await term(page).getAttribute('href')) ?? '';
    for (const press of ['click', 'Enter'] as const) {
      if (press === 'click') await term(page).click();
      else await term(page).press('Enter');
      await expect(opened(page)).toBeVisible();
      await expect(opened(page)).toBeFocused();
      expect(new URL(page.url()).hash).toBe('');
      await page.keyboard.press('Escape');
      await expect(opened(page)).toBeHidden();
      await expect(term(page)).toBeFocused();
      await expect(tip(page)).toBeHidden();
    }
    await term(page).click();
    await opened(page).getByRole('link', { name: 'Alle Begriffe dieser Seite' }).click();
    await expect(page.locator(hash)).toBeInViewport();
    await expect(page.locator(hash)).toBeFocused();
    await expect(opened(page)).toBeHidden();
  });

  test('lead to the glossary from the explanation, and on its own page to nothing else', async ({ page }) => {
    await term(page).click();
    await opened(page).getByRole('link', { name: 'Alle Begriffe von A bis Z' }).click();
    await expect(page).toHaveURL('/energietrends#begriffe');
    await expect(page.locator('#begriffe')).toBeInViewport();
    // Where nothing has been explained yet, in a card whose link covers all of it.
    await page.reload();
    await hydrated(page);
    await term(page).click();
    await expect(opened(page).getByRole('link')).toHaveText(['Alle Begriffe dieser Seite']);
  });
});

test.describe('terms at both edges of the window', () => {
  test('are explained on the side that has room, though the browser looks for none', async ({ page }) => {
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('#begriff-hinweis { position-try-fallbacks: none !important }');
      document.adoptedStyleSheets = [sheet];
    });
    for (const [block, side, align] of [
      ['start', 'bottom', 'unsafe start'],
      ['end', 'top', 'auto'],
    ] as const) {
      await term(page).evaluate((link, at) => link.scrollIntoView({ block: at, behavior: 'instant' }), block);
      await term(page).click();
      const box = page.locator('#begriff-hinweis');
      await expect(box).toHaveCSS('position-area', side);
      // Safari moves what is below up by as much as the page is scrolled.
      await expect(box).toHaveCSS('align-self', align);
      const [link, hint] = [(await term(page).boundingBox())!, (await box.boundingBox())!];
      expect(Math.round(side === 'bottom' ? hint.y - bottomOf(link) : link.y - bottomOf(hint))).toBeGreaterThan(5);
      await page.keyboard.press('Escape');
    }
  });
});

test.describe('terms without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('lead to their entry, and that to the glossary', async ({ page }) => {
    const hash = (await term(page).getAttribute('href')) ?? '';
    await term(page).click();
    await expect(page.locator(hash)).toBeInViewport();
    await page.locator('#quellen').getByRole('link', { name: 'Alle Begriffe von A bis Z' }).click();
    await expect(page).toHaveURL('/energietrends#begriffe');
    await expect(page.locator('#begriffe')).toBeInViewport();
  });
});

test.describe('terms on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('open in a sheet from below; the sentence stays where it is', async ({ page }) => {
    await term(page).scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => scrollY);
    await term(page).tap();
    const box = await opened(page).boundingBox();
    expect(box?.width).toBe(390);
    expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(844);
    expect(await page.evaluate(() => scrollY)).toBe(place);
    await opened(page).getByRole('button', { name: 'Schließen' }).tap();
    await expect(opened(page)).toBeHidden();
    await term(page).tap();
    await expect(opened(page)).toBeVisible();
    await page.touchscreen.tap(200, 90);
    await expect(opened(page)).toBeHidden();
    expect(await page.evaluate(() => scrollY)).toBe(place);
  });
});

test.describe('terms on a narrow screen with a keyboard', () => {
  test.use({ viewport: { width: 390, height: 600 } });

  test('stay in sight above the sheet that explains them', async ({ page }) => {
    await page.keyboard.press('Tab');
    // As the browser shows what the focus comes to: at the lower edge.
    await term(page).evaluate((link) => {
      link.scrollIntoView({ block: 'end', behavior: 'instant' });
      link.focus({ focusVisible: true, preventScroll: true });
    });
    await expect(tip(page)).toBeVisible();
    const room = async () => ((await tip(page).boundingBox())?.y ?? 0) - bottomOf(await term(page).boundingBox());
    await expect.poll(room).toBeGreaterThanOrEqual(0);
    await expect(term(page)).toBeInViewport({ ratio: 1 });
    await expect(tip(page)).toBeVisible();
  });
});

test.describe('terms without what explains them', () => {
  test.use({ tolerate: true });

  test('lead to their entry', async ({ page }) => {
    await page.route(/\/assets\/explainTerms/, (route) => route.abort());
    await page.goto(PAGE);
    await hydrated(page);
    const hash = (await term(page).getAttribute('href')) ?? '';
    await term(page).click();
    await expect(page.locator(hash)).toBeInViewport();
  });
});
