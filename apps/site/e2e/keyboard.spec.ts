import type { Page } from '@playwright/test';
import { expect, furnished, hydrated, refuseConsent, routed, test } from './site';
import { ONE_OF_EACH } from './templates';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const;

/** Low windows: what 1280 × 1024 px leave where everything is four times as large, a small laptop. */
const LOW = [
  { size: { width: 320, height: 256 }, route: '/cookie-einstellungen' },
  { size: { width: 1280, height: 500 }, route: '/energieberater' },
] as const;

/** More stops than any page has. */
const MOST = 200;

interface Stop {
  /** The same for the same element, whatever comes or goes around it. A group of radio buttons has that of its first. */
  id: number;
  name: string;
  faults: string[];
}

/** Before the page is opened: gives each element a number of its own. */
function numberElements(): void {
  const numbers = new WeakMap<Element, number>();
  let last = 0;
  Object.assign(window, {
    numberOf(element: Element) {
      if (!numbers.has(element)) numbers.set(element, ++last);
      return numbers.get(element);
    },
    elementOf: (id: number) => [...document.querySelectorAll('*')].find((element) => numbers.get(element) === id),
  });
}

type Numbered = Window & { numberOf: (element: Element) => number; elementOf: (id: number) => HTMLElement | undefined };

/** What has the focus, and what is wrong with how it shows; `null` once the focus has left the page. */
function currentStop(): Stop | null {
  const TALLEST_CONTROL = 200;
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) return null;
  const faults: string[] = [];
  // A card shows the focus of the link that is stretched over it.
  const ringed = [element, element.parentElement?.closest('li, article'), element.closest('label')].find(
    (candidate) => {
      if (!candidate) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(candidate);
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
    },
  );
  if (!ringed) faults.push('no ring');
  // A ring stands on what lies behind the control, one drawn inwards on the control itself.
  const { outlineColor, outlineOffset } = getComputedStyle(ringed ?? element);
  let ground = ringed && (parseFloat(outlineOffset) < 0 ? ringed : ringed.parentElement);
  while (ground && getComputedStyle(ground).backgroundColor === 'rgba(0, 0, 0, 0)') ground = ground.parentElement;
  if (ground && getComputedStyle(ground).backgroundColor === outlineColor) faults.push('a ring like its ground');
  const box = element.getBoundingClientRect();
  const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)];
  const label = element.closest('label');
  // A box to scroll in may be taller than what the banner leaves of the window: then its beginning counts.
  const height = Math.min(bottom - top, TALLEST_CONTROL);
  const hit = document.elementFromPoint(box.left + box.width / 2, top + height / 2);
  if (bottom <= top) faults.push('outside of the window');
  else if (!hit || !(element.contains(hit) || hit.contains(element) || label?.contains(hit)))
    faults.push(`behind ${hit?.tagName}`);
  const first =
    element instanceof HTMLInputElement && element.type === 'radio'
      ? document.querySelector(`input[name="${element.name}"]`)
      : element;
  return {
    id: (window as unknown as Numbered).numberOf(first as Element),
    name: `${element.tagName.toLowerCase()} “${element.textContent?.trim().slice(0, 30) || element.id}”`,
    faults,
  };
}

/** Everything that Tab should reach, in the order of the document: one stop for each group of radio buttons. */
function reachable(): number[] {
  const { numberOf } = window as unknown as Numbered;
  const groups = new Set<string>();
  return [...document.querySelectorAll('*')].flatMap((element) => {
    if (!element.matches('a[href], button, input, select, textarea, summary, [tabindex="0"]')) return [];
    if (element.matches(':disabled, [tabindex="-1"]')) return [];
    if (!element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })) return [];
    if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return [numberOf(element)];
    if (groups.has(element.name)) return [];
    groups.add(element.name);
    return [numberOf(element)];
  });
}

/** Stops from where the focus is to the end of the page in one direction, whether the browser then keeps the focus or not. */
async function walk(page: Page, direction: 'forth' | 'back'): Promise<Stop[]> {
  const stops: Stop[] = [];
  const reached = new Set<number>();
  if (direction === 'back') await page.keyboard.down('Shift');
  let stop = await page.evaluate(currentStop);
  while (stop ? !reached.has(stop.id) : stops.length === 0) {
    if (stop) {
      reached.add(stop.id);
      stops.push(stop);
    }
    if (stops.length === MOST) throw new Error('The focus never leaves the page.');
    // Pressing the key moves the focus, letting it go moves nothing.
    await page.keyboard.down('Tab');
    [stop] = await Promise.all([page.evaluate(currentStop), page.keyboard.up('Tab')]);
  }
  if (direction === 'back') await page.keyboard.up('Shift');
  return stops;
}

function focus(page: Page, stop: number | undefined): Promise<void> {
  return page.evaluate((id) => (window as unknown as Numbered).elementOf(id)?.focus(), stop ?? 0);
}

async function open(page: Page, route: string): Promise<void> {
  await page.goto(route);
  await furnished(page);
  await expect(page.getByRole('region', { name: /Notifications/ })).toBeAttached();
  await expect(page.getByRole('region', { name: 'Ihre Einwilligung' })).toBeVisible();
}

test.describe('by keyboard', () => {
  for (const { size, route } of [...SIZES.flatMap((size) => ONE_OF_EACH.map((route) => ({ size, route }))), ...LOW]) {
    test(`Tab reaches everything once, in order, in sight, forth and back: ${route}, ${size.width} px`, async ({
      page,
    }) => {
      // Up to three hundred keys, each with a look at what it has reached.
      test.slow();
      await page.addInitScript(numberElements);
      await page.setViewportSize(size);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page, route);
      const forth = await walk(page, 'forth');
      const expected = await page.evaluate(reachable);
      expect.soft(forth[0]?.name).toBe('a “Zum Inhalt springen”');
      expect.soft(forth.map(({ id }) => id)).toEqual(expected);
      // Where the browser gives the focus away after the last stop is its own affair.
      await focus(page, expected.at(-1));
      const back = await walk(page, 'back');
      expect
        .soft(
          back.map(({ id }) => id),
          'back',
        )
        .toEqual(expected.toReversed());
      const faults = [...forth, ...back].flatMap(({ name, faults: found }) =>
        found.map((fault) => `${name}: ${fault}`),
      );
      expect.soft(faults).toEqual([]);
    });
  }

  for (const { width, height, stops } of [
    { width: 1440, height: 900, stops: 7 },
    { width: 1440, height: 420, stops: 7 },
    { width: 390, height: 844, stops: 3 },
  ]) {
    test(`what stays in view of the header takes the focus, and the page stays in its place: ${width} × ${height} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await refuseConsent(page);
      await page.goto('/heizung');
      await hydrated(page);
      const top = 3000;
      await page.evaluate((to) => {
        scrollTo({ top: to, behavior: 'instant' });
        document.querySelector<HTMLElement>('header a[href="/"]')?.focus();
      }, top);
      const header = page.getByRole('banner');
      for (let stop = 1; stop <= stops; stop++) {
        if (stop > 1) await page.keyboard.press('Tab');
        await expect(header.locator(':focus')).toBeInViewport({ ratio: 1 });
        expect(await page.evaluate(() => scrollY), `stop ${stop}`).toBe(top);
      }
      await page.keyboard.press('Shift+Tab');
      await expect(header.locator(':focus')).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => scrollY), 'back').toBe(top);
    });
  }

  test('the ring of what Tab reaches is whole at the foot of the window', async ({ page }) => {
    test.slow();
    // The focus comes from above: what begins within the window and ends at its foot is what the browser scrolls least for.
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await refuseConsent(page);
    await page.goto('/energieberater-berlin');
    await hydrated(page);
    const stops: string[] = [];
    const cut: string[] = [];
    for (let stop = 0; stop < MOST; stop++) {
      await page.keyboard.press('Tab');
      const at = await page.evaluate(() => {
        const element = document.activeElement;
        if (!(element instanceof HTMLElement) || element === document.body) return null;
        const { outlineOffset, outlineWidth } = getComputedStyle(element);
        const ring = Math.max(0, parseFloat(outlineOffset) + parseFloat(outlineWidth));
        const below = element.getBoundingClientRect().bottom + ring - innerHeight;
        return { name: element.textContent?.trim().slice(0, 30) ?? '', below };
      });
      if (!at) break;
      stops.push(at.name);
      if (at.below > 0.5) cut.push(`${at.name}: ${at.below} px`);
    }
    expect(stops.length).toBeGreaterThan(50);
    expect(cut).toEqual([]);
  });

  test('the skip link leads into the page, past banner and header', async ({ page }) => {
    await open(page, '/heizung');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#inhalt$/);
    await page.keyboard.press('Tab');
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  });

  test('the menus open by Enter and Space, close by Escape with the focus back, and when it leaves', async ({
    page,
  }) => {
    await open(page, '/heizung');
    const first = page.locator('header').getByRole('button', { name: 'Was möchten Sie sanieren?' });
    const second = page.locator('header').getByRole('button', { name: 'Experten finden' });
    const link = page.locator('#menue-sanieren').getByRole('link').first();
    for (const key of ['Enter', 'Space']) {
      await first.focus();
      await page.keyboard.press(key);
      await expect(link, key).toBeVisible();
      await expect(first).toHaveAttribute('aria-expanded', 'true');
      await page.keyboard.press('Tab');
      await expect(link).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(link).toBeHidden();
      await expect(first).toBeFocused();
      await expect(first).toHaveAttribute('aria-expanded', 'false');
    }
    await page.keyboard.press('Enter');
    await expect(link).toBeVisible();
    await second.focus();
    await expect(link).toBeHidden();
  });

  test('the burger menu keeps the focus, and gives it back on Escape', async ({ page }) => {
    await page.setViewportSize(SIZES[1]);
    await open(page, '/heizung');
    const burger = page.getByRole('button', { name: 'Menü öffnen' });
    const menu = page.locator('#menue');
    for (const key of ['Enter', 'Space']) {
      await burger.focus();
      await page.keyboard.press(key);
      await expect(menu).toBeVisible();
      const groups = menu.locator('summary');
      await groups.first().focus();
      await page.keyboard.press('Enter');
      await groups.last().focus();
      await page.keyboard.press('Space');
      await expect(menu.getByRole('link', { name: 'Solardachziegel' })).toBeVisible();
      await expect(menu.getByRole('link', { name: 'Umzugsunternehmen' })).toBeVisible();
      await menu.getByRole('link', { name: 'Angebot anfordern' }).focus();
      // Past its end: either the browser's own controls or back into the menu, never the page behind.
      for (let step = 0; step < 3; step += 1) {
        await page.keyboard.press('Tab');
        expect(
          await page.evaluate(() => {
            const element = document.activeElement;
            return element === document.body || element?.closest('#menue') !== null;
          }),
        ).toBe(true);
      }
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await expect(burger).toBeFocused();
      await page.reload();
      await hydrated(page);
    }
    // Whoever goes on by a link of it is on the new page, and stays there when the menu has closed.
    await burger.click();
    const way = menu.getByRole('link', { name: 'Energietrends' });
    await way.focus();
    await routed(page);
    await way.press('Enter');
    await expect(page).toHaveTitle(/^Energietrends/);
    await expect(menu).toBeHidden();
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
    await expect(page.locator('main h1')).toBeFocused();
  });

  test('questions open and close by Enter and Space and keep the focus', async ({ page }) => {
    await open(page, '/heizung');
    const question = page.locator('#fragen summary').first();
    const answer = page.locator('#fragen details').first().locator('p').first();
    await question.focus();
    await page.keyboard.press('Enter');
    await expect(answer).toBeVisible();
    const ring = await question.evaluate((element) => {
      const { outlineOffset, outlineWidth } = getComputedStyle(element);
      return element.getBoundingClientRect().bottom + parseFloat(outlineOffset) + parseFloat(outlineWidth);
    });
    const words = await answer.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element.firstChild as Node);
      return range.getBoundingClientRect().top;
    });
    expect(words, 'the ring around a question ends above its answer').toBeGreaterThanOrEqual(ring);
    await page.keyboard.press('Space');
    await expect(answer).toBeHidden();
    await expect(question).toBeFocused();
  });

  test('the dialog keeps the focus, switches by Space, and closes by Escape with the focus back', async ({ page }) => {
    await open(page, '/heizung');
    const opener = page.locator('footer').getByRole('button', { name: 'Cookie-Einstellungen' });
    await opener.focus();
    await page.keyboard.press('Space');
    const dialog = page.getByRole('dialog', { name: 'Cookie-Einstellungen' });
    await expect(dialog).toBeVisible();
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press('Tab');
      expect(
        await page.evaluate(() => {
          const element = document.activeElement;
          return element === document.body || element?.closest('dialog') !== null;
        }),
      ).toBe(true);
    }
    const marketing = dialog.getByRole('switch', { name: 'Marketing' });
    await marketing.focus();
    await page.keyboard.press('Space');
    await expect(marketing).toBeChecked();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test('a link followed by Enter hands the focus to the heading of the next page; Tab goes on from there', async ({
    page,
  }) => {
    await open(page, '/foerderungen');
    await routed(page);
    await page.locator('footer').getByRole('link', { name: 'Energietrends' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('main h1')).toHaveText(/./);
    await expect(page).toHaveTitle(/^Energietrends/);
    await expect(page.locator('main h1')).toBeFocused();
    await expect(page.locator('#seite')).not.toHaveAttribute('data-arriving');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  });
});
