import type { Page } from '@playwright/test';
import { banner, dialog, expect, footerButton, inBanner, test } from './test';

/** Adds up layout shifts and notes every candidate for the largest contentful paint. Before the page loads. */
async function measure(page: Page) {
  await page.addInitScript(() => {
    const measured = { shift: 0, largest: [] as string[] };
    Object.assign(window, { measured });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) measured.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { element } = entry as unknown as { element: Element | null };
        measured.largest.push(element?.closest('section') ? 'banner' : (element?.tagName ?? 'gone'));
      }
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
}

const measured = (page: Page) =>
  page.evaluate(() => (window as unknown as { measured: { shift: number; largest: string[] } }).measured);

for (const reducedMotion of ['reduce', 'no-preference'] as const) {
  test(`the banner is never the largest contentful paint and shifts nothing (motion: ${reducedMotion})`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await page.setViewportSize({ width: 390, height: 844 });
    await measure(page);
    for (const path of ['/plain', '/', '/settings']) {
      await page.goto(path);
      await expect(banner(page)).toBeVisible();
      await expect.poll(async () => (await measured(page)).largest.length).toBeGreaterThan(0);
      await page.waitForTimeout(500);
      const { shift, largest } = await measured(page);
      expect(largest).not.toContain('banner');
      expect(shift).toBeLessThanOrEqual(0.005);
    }
    await inBanner(page, 'Nur notwendige Cookies').click();
    await expect(banner(page)).toHaveCount(0);
    expect((await measured(page)).shift).toBeLessThanOrEqual(0.005);
  });
}

test('the banner comes first in the page after the skip link and traps nobody', async ({ page }) => {
  await page.goto('/');
  await expect(banner(page)).toBeVisible();
  const stops: string[] = [];
  for (let turn = 0; turn < 8; turn += 1) {
    await page.keyboard.press('Tab');
    stops.push(await page.evaluate(() => document.activeElement?.textContent ?? ''));
  }
  expect(stops).toEqual([
    'Zum Inhalt',
    'Datenschutzerklärung',
    'Impressum',
    'Nur notwendige Cookies',
    'Einstellungen',
    'Alle akzeptieren',
    'Abschnitt 0',
    'Abschnitt 1',
  ]);
});

for (const size of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test(`what has the focus is never hidden behind the banner, ${size.width} px`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.goto('/');
    await expect(banner(page)).toBeVisible();
    const edge = async () => (await banner(page).boundingBox())?.y ?? 0;
    const links = await page.getByRole('main').getByRole('link').all();
    await links[0]?.focus();
    for (let index = 1; index < links.length; index += 1) {
      await page.keyboard.press('Tab');
      const box = await page.locator(':focus').boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual((await edge()) + 1);
    }
    await footerButton(page).focus();
    const box = await footerButton(page).boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual((await edge()) + 1);
  });
}

for (const size of [
  { width: 844, height: 390 },
  { width: 667, height: 375 },
]) {
  test(`on a phone held across, all its buttons are in view, ${size.width} px`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.goto('/');
    for (const name of ['Nur notwendige Cookies', 'Alle akzeptieren', 'Einstellungen']) {
      await expect(inBanner(page, name)).toBeInViewport({ ratio: 1 });
    }
  });
}

test('the page stays usable beside the banner', async ({ page }) => {
  await page.goto('/');
  await expect(banner(page)).toBeVisible();
  await page.getByRole('link', { name: 'Abschnitt 0' }).click();
  await expect(page).toHaveURL(/#abschnitt-0$/);
  const covered = await page.evaluate(() => {
    const { top } = (document.querySelector('section') as HTMLElement).getBoundingClientRect();
    return top / innerHeight;
  });
  expect(covered).toBeGreaterThan(0.3);
});

test('at 320 × 256 it scrolls within itself, and all of it can be reached and read', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/');
  const box = await banner(page).boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual(0.3 * 256 - 1);
  expect(box?.width).toBe(320);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  expect(await banner(page).evaluate((element) => element.scrollHeight > element.clientHeight)).toBe(true);
  expect(await banner(page).evaluate((element) => element.scrollWidth)).toBe(320);
  for (const name of ['Nur notwendige Cookies', 'Einstellungen', 'Alle akzeptieren']) {
    await inBanner(page, name).focus();
    await expect(inBanner(page, name)).toBeInViewport({ ratio: 1 });
  }
  await inBanner(page, 'Einstellungen').click();
  const sheet = await dialog(page).boundingBox();
  expect((sheet?.y ?? 0) + (sheet?.height ?? 0)).toBeLessThanOrEqual(256);
  await expect(dialog(page).getByRole('button', { name: 'Alle akzeptieren' })).not.toBeInViewport();
  await dialog(page).getByRole('button', { name: 'Alle akzeptieren' }).focus();
  await expect(dialog(page).getByRole('button', { name: 'Alle akzeptieren' })).toBeInViewport({ ratio: 1 });
});

test('below 320 px its buttons keep their words whole, and refuse and accept their one size', async ({ page }) => {
  for (const width of [260, 280, 300, 319]) {
    await page.setViewportSize({ width, height: 653 });
    await page.goto('/');
    await expect(banner(page)).toBeVisible();
    const broken = await banner(page).evaluate((element) =>
      [...element.querySelectorAll('button')].flatMap(({ firstChild }) => {
        const range = document.createRange();
        const words = [...(firstChild?.textContent ?? '').matchAll(/\S+/g)];
        return words.flatMap(({ 0: word, index }) => {
          range.setStart(firstChild as Text, index);
          range.setEnd(firstChild as Text, index + word.length);
          return range.getClientRects().length > 1 ? [word] : [];
        });
      }),
    );
    expect(broken, `${width} px`).toEqual([]);
    const [refuse, accept] = await Promise.all(
      ['Nur notwendige Cookies', 'Alle akzeptieren'].map((name) => inBanner(page, name).boundingBox()),
    );
    expect([refuse?.width, refuse?.height], `${width} px`).toEqual([accept?.width, accept?.height]);
  }
});

test('text spacing and doubled text cut nothing off', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await expect(banner(page)).toBeVisible();
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important }',
    );
    document.adoptedStyleSheets = [sheet];
  });
  const cut = await banner(page).evaluate((element) =>
    [element, ...element.querySelectorAll('*')]
      .filter((one) => one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0)
      .map(({ outerHTML }) => outerHTML.slice(0, 80)),
  );
  expect(cut).toEqual([]);
});
