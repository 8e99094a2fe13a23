import type { Page } from '@playwright/test';
import { siteOrigin } from '../settings/siteOrigin';
import { expect, hydrated, refuseConsent, test } from './site';

/** A4 less margins of 15 mm, in CSS pixels. */
const SHEET = { width: 680, height: 1009 } as const;

/** One page of each kind, and the most sheets that its handout may take. */
const PAGES = [
  ['/', 6],
  ['/waermepumpe-kosten', 8],
  ['/foerderungen', 9],
  ['/klima', 8],
  ['/energieberater-berlin', 6],
  ['/datenschutz', 9],
  ['/als-fachbetrieb-bewerben', 6],
  ['/handwerkersuche', 5],
  ['/cookie-einstellungen', 2],
  ['/gibt-es-nicht', 2],
] as const;

/** Everything that does not belong on paper, in words. */
function faultsOnPaper(): string[] {
  const shown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) &&
    element.getBoundingClientRect().height > 1;
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
  const nameOf = (element: Element) => `${element.tagName.toLowerCase()} “${element.textContent?.trim().slice(0, 40)}”`;
  /** Share of white light that a colour sends back, 0 to 1; `null` where it lets everything through. */
  const lightOf = (colour: string) => {
    const [red = 0, green = 0, blue = 0, alpha = 1] = (colour.match(/[\d.]+/g) ?? []).map(Number);
    return alpha === 0 ? null : (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
  };
  const useless = all(
    '#root > :not(header, main), header :is(nav, button, .ui-button), main :is(form:not(.dpc-form), nav, button, iframe, .ui-button, [data-call-bar])',
  ).filter(shown);
  const drawn = all('html, body, header, main, main *').filter((element) => shown(element) && !element.closest('svg'));
  const isDark = (element: Element, part?: '::before' | '::after') => {
    const { backgroundColor, content, width, height } = getComputedStyle(element, part);
    // Marks and lines may be dark.
    const isDrawn = !part || (content !== 'none' && Math.min(parseFloat(width), parseFloat(height)) > 40);
    return isDrawn && (lightOf(backgroundColor) ?? 1) < 0.55;
  };
  const dark = drawn.filter((element) => isDark(element) || isDark(element, '::before') || isDark(element, '::after'));
  const pale = drawn.filter(
    (element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()) &&
      (lightOf(getComputedStyle(element).color) ?? 1) > 0.35,
  );
  const clipped = all('main table').filter((table) => {
    const box = table.parentElement as HTMLElement;
    return box.scrollWidth > box.clientWidth || ['auto', 'scroll', 'hidden'].includes(getComputedStyle(box).overflowX);
  });
  // A checklist is printed by its own button, see checklists.spec.ts: the page's text has its questions.
  const folded = all('main details:not(nav *, :has(> [data-checklist]))').filter(
    (details) => ![...details.children].every((child) => child.tagName === 'SUMMARY' || shown(child)),
  );
  const wrongAddress = all('main a[href]:not([href^="#"], [href^="tel:"], [href^="mailto:"])').filter((link) => {
    const { content, position } = getComputedStyle(link, '::after');
    const hasAddress = content.includes(`(${link.getAttribute('href')})`) && position === 'static';
    return shown(link) && hasAddress === (link.textContent === '');
  });
  const leftAlone = all('main :is(h1, h2, h3, caption)').filter(
    (heading) => shown(heading) && getComputedStyle(heading).breakAfter !== 'avoid',
  );
  // A guide of several sections is longer than a sheet; what lies in it is asked for itself.
  const torn = all('main :is(tr, figure, details:not(:has(> section)))').filter(
    (element) => shown(element) && getComputedStyle(element).breakInside !== 'avoid',
  );
  const wide =
    document.documentElement.scrollWidth > document.documentElement.clientWidth ? ['the page is too wide'] : [];
  const end = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().bottom ?? 0;
  const below = end('#root') + parseFloat(getComputedStyle(document.body).paddingBlockEnd) - end('main');
  return [
    ...useless.map((element) => `only of use on a screen: ${nameOf(element)}`),
    ...dark.map((element) => `dark ground: ${nameOf(element)}`),
    ...pale.map((element) => `pale text: ${nameOf(element)}`),
    ...clipped.map((element) => `table cut off: ${nameOf(element)}`),
    ...folded.map((element) => `folded: ${nameOf(element)}`),
    ...wrongAddress.map((element) => `without its address, or with one over a drawing: ${nameOf(element)}`),
    ...leftAlone.map((element) => `heading may stand alone: ${nameOf(element)}`),
    ...torn.map((element) => `may be torn apart: ${nameOf(element)}`),
    ...wide,
    ...(below > 1 ? [`${below} px of nothing below`] : []),
  ];
}

async function sheetsOf(page: Page): Promise<number> {
  const margin = '15mm';
  const pdf = await page.pdf({ format: 'A4', margin: { top: margin, right: margin, bottom: margin, left: margin } });
  return [...pdf.toString('latin1').matchAll(/\/Type\s*\/Page\b/g)].length;
}

test.describe('on paper', () => {
  test('a page of each kind is a clean handout, also printed from the dark theme under the banner', async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await page.setViewportSize(SHEET);
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    for (const [route, most] of PAGES) {
      await page.emulateMedia({ media: 'screen' });
      await page.goto(route);
      await hydrated(page);
      await expect(page.getByRole('region', { name: 'Ihre Einwilligung' })).toBeVisible();
      await expect(page.getByRole('region', { name: /Notifications/ })).toBeAttached();
      await page.emulateMedia({ media: 'print' });
      expect.soft(await page.evaluate(faultsOnPaper), route).toEqual([]);
      await expect(page.locator('h1')).toBeVisible();
      await expect(page.locator('#root > header').getByText('Sanierungsweg').first()).toBeVisible();
      const address = await page.evaluate(
        () => getComputedStyle(document.querySelector('#root > header') as Element, '::after').content,
      );
      expect(address).toBe(`"${new URL(siteOrigin(process.env)).host}"`);
      const sheets = await sheetsOf(page);
      expect.soft(sheets, `sheets of ${route}`).toBeGreaterThan(0);
      expect.soft(sheets, `sheets of ${route}`).toBeLessThanOrEqual(most);
    }
  });

  test('the bar with the call to action stays on the screen of the phone that prints', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await refuseConsent(page);
    await page.goto('/waermepumpe-foerderung');
    await hydrated(page);
    await page.mouse.wheel(0, 1600);
    const bar = page.locator('[data-call-bar]');
    await expect(bar).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(bar).toBeHidden();
  });

  test('the cookie settings say in words what is on and what is off', async ({ page }) => {
    await page.setViewportSize(SHEET);
    await page.goto('/cookie-einstellungen');
    await hydrated(page);
    const marketing = page.getByRole('switch', { name: 'Marketing' });
    await marketing.check();
    await page.emulateMedia({ media: 'print' });
    const words = await page.getByRole('switch').evaluateAll((switches) =>
      switches.map((element) => {
        const { content, display } = getComputedStyle(element, '::before');
        return display === 'none' ? '' : content;
      }),
    );
    expect(words).toEqual(['"an"', '"aus"', '"an"']);
    for (const category of ['Notwendig', 'Funktional', 'Marketing']) {
      await expect(page.locator('main').getByRole('heading', { name: category, exact: true })).toBeVisible();
    }
    await expect(page.getByText('Immer an: Ohne diesen Eintrag', { exact: false })).toBeVisible();
    await expect(page.locator('main').getByRole('button')).toHaveCount(0);
  });
});
