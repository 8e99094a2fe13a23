import type { Locator, Page } from '@playwright/test';
import { contrast } from '../../../tooling/contrast.mjs';
import { type Box, countChanged, linesAround, type Pixels, pixelsOf, shareDrawn } from './picture';
import { drawn, expect, furnished, hydrated, readToTheEnd, refuseConsent, test } from './site';
import { ONE_OF_EACH } from './templates';

// In forced colours the browser takes away grounds and shadows. What one could make out before, one still can.

interface Found {
  name: string;
  box: Box;
}

interface Edged extends Found {
  /** Sides that have to be seen: of a control, a card or a bar two, of a panel with text one. */
  sides: 1 | 2;
}

interface Inventory {
  /** Controls, cards, bars of charts, and what stood out by its ground alone. */
  edged: Edged[];
  drawings: Found[];
  /** Links that neither colour nor line tells from text. */
  plainLinks: string[];
}

/** Marks what stands out by its ground while the page has its own colours. */
function markPanels(): void {
  const groundOf = (element: Element | null): string => {
    if (!element) return '';
    const { backgroundColor } = getComputedStyle(element);
    return backgroundColor === 'rgba(0, 0, 0, 0)' ? groundOf(element.parentElement) : backgroundColor;
  };
  for (const element of document.querySelectorAll('main *, footer *')) {
    if (element.closest('svg, thead, button, a')) continue;
    const { width, height } = element.getBoundingClientRect();
    const bleeds = width >= document.documentElement.clientWidth;
    if (bleeds || width < 60 || height < 30) continue;
    if (groundOf(element) !== groundOf(element.parentElement)) element.setAttribute('data-panel', '');
  }
}

function takeInventory(): Inventory {
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()}.${element.getAttribute('class')?.trim().split(/\s+/).join('.') ?? ''} “${element.textContent?.trim().slice(0, 25)}”`;
  const shown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && width > 5 && height > 5;
  };
  const all = (selector: string) => [...document.querySelectorAll(selector)].filter(shown);
  const found = (element: Element): { name: string; box: Box } => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { name: nameOf(element), box: { x: left + scrollX, y: top + scrollY, width, height } };
  };
  const underlined = (element: Element) => getComputedStyle(element).textDecorationLine.includes('underline');
  const controls = all(
    'button, .ui-button, input:not([type=radio], [type=checkbox]), select, textarea, label:has(> input[type=radio]):is([class*=tile])',
  ).filter((element) => !underlined(element) && !element.querySelector(':scope > svg:last-child'));
  const { color } = getComputedStyle(document.body);
  return {
    edged: [
      ...[...new Set([...controls, ...all('main li:has(> div > svg):has(h3), .ui-chart rect')])].map((element) => ({
        ...found(element),
        sides: 2 as const,
      })),
      ...all('[data-panel]').map((element) => ({ ...found(element), sides: 1 as const })),
    ],
    drawings: all('main svg, header svg').map(found),
    plainLinks: all('main p a, main li a, footer a')
      .filter((link) => !underlined(link) && getComputedStyle(link).color === color && !link.querySelector('svg'))
      .map(nameOf),
  };
}

async function open(page: Page, route: string): Promise<void> {
  await page.goto(route);
  await furnished(page);
  await readToTheEnd(page);
  await expect(page.locator('main svg:visible > use[data-href]')).toHaveCount(0);
  await page.evaluate(() => scrollTo(0, 0));
  await drawn(page);
}

/** Share of a drawing that has to stand out. */
const LEAST_DRAWN = 0.02;

/** Pixels by which a state has to differ: a tick of ten by two. */
const LEAST_CHANGED = 20;

const FOCUSABLE = 'a[href], button, input, select, textarea, summary';

/** What each control looks like, or nothing where it cannot be seen or used. Numbers them: tools add some when touched. */
function kindsOf(elements: Element[]): string[] {
  return elements.map((element, index) => {
    element.setAttribute('data-control', String(index));
    if (!element.checkVisibility({ visibilityProperty: true }) || element.matches(':disabled')) return '';
    const place = element.closest('header, main, footer')?.tagName ?? '';
    const type = element.getAttribute('role') ?? element.getAttribute('type') ?? '';
    return [place, element.tagName, type, element.className, element.parentElement?.className].join(' ').toLowerCase();
  });
}

/** A picture of the window around a control, with room for its ring. */
async function shot(page: Page, control: Locator): Promise<Pixels> {
  const box = await control.boundingBox();
  if (!box) throw new Error('forcedColors: A control without a box.');
  const clip = { x: box.x - 8, y: box.y - 8, width: box.width + 16, height: box.height + 16 };
  const inWindow = { ...clip, x: Math.max(0, clip.x), y: Math.max(0, clip.y) };
  return pixelsOf(await page.screenshot({ clip: inWindow, animations: 'disabled' }));
}

async function withFocus(page: Page, control: Locator): Promise<{ before: Pixels; after: Pixels; box: Box }> {
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  // A card shows the focus of the link that is stretched over it, a tile and an option that of their button or box.
  const card = control.locator('xpath=ancestor::h3/ancestor::*[self::li or self::article][./div/*[name()="svg"]]');
  const tile = control.locator('xpath=ancestor::label[contains(@class, "tile") or contains(@class, "ui-option")]');
  const ringed = (await card.count()) ? card : (await tile.count()) ? tile : control;
  await ringed.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  // A link over two lines has two rings; the first counts.
  const box = await ringed.evaluate((element) => {
    const { x, y, width, height } = element.getClientRects()[0] as DOMRect;
    return { x, y, width, height };
  });
  const before = await shot(page, ringed);
  // A key was the last that was touched, so the browser shows the focus.
  await page.keyboard.press('Shift');
  await control.focus();
  return { before, after: await shot(page, ringed), box };
}

async function expectEdges(page: Page, element: Locator): Promise<void> {
  const box = await element.boundingBox();
  if (!box) throw new Error('forcedColors: Nothing has opened.');
  const picture = await pixelsOf(await page.screenshot({ animations: 'disabled' }));
  expect(linesAround(picture, box)).toBeGreaterThanOrEqual(2);
}

test.describe('in forced colours', () => {
  test.beforeEach(async ({ page }) => {
    await refuseConsent(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  // Colours of the system are the same on every page; those of drawings and charts are ours.
  for (const [colorScheme, routes] of [
    ['light', ONE_OF_EACH],
    ['dark', ['/', '/waermepumpe-kosten', '/klima']],
  ] as const) {
    test(`controls, cards, charts and drawings stand out, by ${colorScheme === 'light' ? 'day, and every kind of control shows that it has the focus' : 'night'}`, async ({
      page,
    }) => {
      // Nine pages, each with a picture of all of it.
      test.setTimeout(300_000);
      const kinds = new Set<string>();
      for (const route of routes) {
        await page.emulateMedia({ colorScheme, forcedColors: 'none' });
        await open(page, route);
        await page.evaluate(markPanels);
        await page.emulateMedia({ forcedColors: 'active' });
        const { edged, drawings, plainLinks } = await page.evaluate(takeInventory);
        const picture = await pixelsOf(await page.screenshot({ fullPage: true, animations: 'disabled' }));
        expect.soft(edged.length, route).toBeGreaterThan(0);
        const faults = [
          ...edged.filter(({ sides, box }) => linesAround(picture, box) < sides).map(({ name }) => `no edge: ${name}`),
          ...drawings
            .filter(({ box }) => shareDrawn(picture, box) < LEAST_DRAWN)
            .map(({ name, box }) => `not to be seen: ${name} at ${Math.round(box.y)}`),
          ...plainLinks.map((name) => `a link like text: ${name}`),
        ];
        expect.soft(faults, route).toEqual([]);
        // Rings have the system's colour, so one scheme will do.
        if (colorScheme === 'dark') continue;
        for (const [index, kind] of (await page.locator(FOCUSABLE).evaluateAll(kindsOf)).entries()) {
          if (!kind || kinds.has(kind)) continue;
          kinds.add(kind);
          const { before, after, box } = await withFocus(page, page.locator(`[data-control="${index}"]`));
          // A ring of one pixel at least, around all of it.
          expect.soft(countChanged(before, after), `${kind} on ${route}`).toBeGreaterThan(2 * (box.width + box.height));
        }
      }
      if (colorScheme === 'light') expect(kinds.size).toBeGreaterThan(15);
    });
  }

  test('states differ by what is drawn: switches, choices, menus, questions, the current page', async ({ page }) => {
    test.slow();
    await page.emulateMedia({ forcedColors: 'active' });
    const expectSeen = async (control: Locator, change: () => Promise<void>, name: string) => {
      await control.scrollIntoViewIfNeeded();
      const before = await shot(page, control);
      await change();
      // The focus, which shows as well, is elsewhere in both pictures.
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      await page.mouse.move(0, 0);
      expect(countChanged(before, await shot(page, control)), name).toBeGreaterThan(LEAST_CHANGED);
    };

    await open(page, '/cookie-einstellungen');
    const marketing = page.locator('main').getByRole('switch', { name: 'Marketing' });
    await expectSeen(marketing, () => marketing.check(), 'switch');
    const dark = page.locator('footer').getByRole('radio', { name: 'Dunkel' });
    await expectSeen(dark, () => dark.check(), 'theme');

    await open(page, '/heizung');
    const form = page.locator('main .lead-widget form');
    const tile = form.locator('label').first();
    await expectSeen(tile, () => tile.click(), 'choice of one');
    await form.getByRole('button', { name: 'Weiter' }).click();
    const box = form.locator('label').first();
    await expectSeen(box, () => box.click(), 'choice of many');
    const question = page.locator('#fragen summary').first();
    await expectSeen(question, () => question.click(), 'question');
    const current = page.locator('header nav[aria-label=Hauptnavigation] a', { hasText: 'Förderungen' });
    await expectSeen(
      current,
      async () => {
        await open(page, '/foerderungen');
      },
      'current page',
    );

    // What opens above the page has an edge of its own.
    await page.locator('header').getByRole('button', { name: 'Experten finden' }).click();
    await page.mouse.move(0, 0);
    const menu = page.locator('#menue-experten');
    await expect(menu).toBeVisible();
    await expectEdges(page, menu);
    await page.keyboard.press('Escape');
    await page.locator('footer').getByRole('button', { name: 'Cookie-Einstellungen' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectEdges(page, page.getByRole('dialog'));
  });

  for (const [colorScheme, theme, canvas, words] of [
    ['light', 'dark', 'rgb(255, 255, 255)', 'rgb(0, 0, 0)'],
    ['dark', 'light', 'rgb(0, 0, 0)', 'rgb(255, 255, 255)'],
  ] as const)
    test(`a theme chosen by hand waits, and bars are the system’s, where it forces ${colorScheme} colours on the ${theme} theme`, async ({
      page,
    }) => {
      await page.emulateMedia({ forcedColors: 'active', colorScheme });
      await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
      await page.goto('/');
      const html = page.locator('html');
      await expect(html).not.toHaveAttribute('data-theme');
      // Names that the drawing writes on the system’s ground.
      const names = await page
        .locator('#zeichnung-houseLabels text')
        .evaluateAll((texts) =>
          texts
            .filter((text) => text.textContent !== 'Heizung')
            .map((text) => (getComputedStyle(text).fill.match(/\d+/g) ?? []).map(Number)),
        );
      expect(names.length).toBe(6);
      const ground = colorScheme === 'light' ? '#ffffff' : '#000000';
      for (const channels of names) {
        const ink = `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
        expect.soft(contrast(ink, ground)).toBeGreaterThan(10);
      }
      await hydrated(page);
      const choice = page.getByRole('radio', { name: theme === 'light' ? 'Hell' : 'Dunkel' });
      await page.emulateMedia({ forcedColors: 'none' });
      await expect(html).toHaveAttribute('data-theme', theme);
      await expect(choice).toBeChecked();
      await page.emulateMedia({ forcedColors: 'active' });
      await expect(html).not.toHaveAttribute('data-theme');
      await expect(choice).not.toBeChecked();

      const choose = async () => {
        await hydrated(page);
        await choice.check();
        await expect(html).toHaveAttribute('data-theme', theme);
      };
      await choose();
      await page.getByRole('checkbox', { name: 'A Dämmung', exact: true }).check();
      const end = page.locator('#planer').getByText('Ihrer Heizkosten', { exact: false }).first();
      await expect(end).toBeVisible();
      await expect(end).toHaveCSS('color', words);
      await expect(end.locator('..')).toHaveCSS('border-left-color', words);
      await page.goto('/fenster-kosten');
      await choose();
      const [whole, part] = await page
        .locator('[data-calculator] svg:has(> pattern)')
        .first()
        .locator('> rect')
        .evaluateAll((all) => all.slice(0, 2).map((one) => getComputedStyle(one).fill));
      expect(whole).toBe(canvas);
      expect(part).not.toBe(canvas);
    });
});
