import type { Page } from '@playwright/test';
import { expect, hydrated, refuseConsent, test } from './site';

/** One page per template and page of its own; those with charts, cards, tables, terms and all fields. */
const PAGES = [
  '/',
  '/waermepumpe-kosten',
  '/waermepumpe-foerderung',
  '/klima',
  '/energieberater-berlin',
  '/ueber-uns',
  '/als-fachbetrieb-bewerben',
  '/handwerkersuche',
  '/cookie-einstellungen',
  '/gibt-es-nicht',
] as const;

async function open(page: Page, route: string): Promise<void> {
  await page.goto(route);
  await hydrated(page);
}

/** What a page owes its visitors beside what axe finds, as lines of what is wrong. Runs in the page. */
function faults(): string[] {
  const shown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true });
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)].filter(shown);
  const told = (element: Element) => element.outerHTML.slice(0, 100);
  const nameOf = (element: Element) =>
    element.getAttribute('aria-label') ??
    document.getElementById(element.getAttribute('aria-labelledby') ?? '')?.textContent ??
    '';

  const levels = all('h1, h2, h3, h4, h5, h6').map((heading) => [Number(heading.localName[1]), heading] as const);
  const headings = levels.filter(([level], index) => level > (levels[index - 1]?.[0] ?? 0) + 1);
  const names = all('nav').map(nameOf);

  /** Words in running text are exempt. */
  const targets = all('a[href], button, input, select, textarea, summary').filter(
    (target) =>
      getComputedStyle(target).display !== 'inline' || target.parentElement?.textContent === target.textContent,
  );
  const small = targets.filter((target) => {
    const { width, height } = (target.closest('label') ?? target).getBoundingClientRect();
    return width < 24 || height < 24;
  });
  /** Signs at figures stand within sentences and tables. */
  const signs = 'main [popovertarget]';
  const narrow = all(
    `button:not(${signs}), input:not([type=checkbox], [type=radio]), a[class*="ui-button"], summary`,
  ).filter((target) => target.getBoundingClientRect().height < 44);
  const cards = all('main li').filter((card) => card.querySelector(':scope > div > h3 > a, :scope > article h3 > a'));
  /** Words beside an arrow are what somebody says to the browser. */
  const unspoken = [...document.querySelectorAll('main li:has(h3 > a)')].flatMap((card) =>
    [...card.querySelectorAll('p:has(> svg)')]
      .map(({ textContent }) => textContent)
      .filter((words) => !card.querySelector('h3 > a')?.textContent.includes(words)),
  );

  return [
    ...(all('h1').length === 1 ? [] : [`${all('h1').length} h1`]),
    ...headings.map(([, heading]) => `skips a level: ${told(heading)}`),
    ...names
      .filter((name, index) => !name || names.indexOf(name) !== index)
      .map((name) => `nav without a name of its own: “${name}”`),
    ...small.map((target) => `under 24 px: ${told(target)}`),
    ...narrow.map((target) => `under 44 px: ${told(target)}`),
    ...cards.filter((card) => card.querySelectorAll('a').length > 1).map((card) => `more than one link: ${told(card)}`),
    ...unspoken.map((words) => `looks like the link, is not in its name: ${words}`),
  ];
}

/** What moves although the visitor asked for stillness. Runs in the page. */
function moving(): string[] {
  return [...document.querySelectorAll('*')]
    .filter((element) => {
      const { transitionDuration, animationName, scrollBehavior } = getComputedStyle(element);
      return /[1-9]/.test(transitionDuration) || animationName !== 'none' || scrollBehavior === 'smooth';
    })
    .map((element) => `moves: ${element.outerHTML.slice(0, 100)}`);
}

for (const width of [1440, 390]) {
  test(`headings, names, targets, links of cards and stillness hold on a page of each kind at ${width} px`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await refuseConsent(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 844 });
    for (const route of PAGES) {
      await open(page, route);
      expect.soft([...(await page.evaluate(faults)), ...(await page.evaluate(moving))], route).toEqual([]);
    }
  });
}

test('the header marks the current page and the menu that it is in', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await refuseConsent(page);
  await open(page, '/heizung');
  const header = page.locator('header');
  const menu = header.getByRole('button', { name: 'Was möchten Sie sanieren?' });
  await expect(menu).toHaveAttribute('aria-current', 'true');
  await menu.click();
  await expect(header.locator('a[aria-current=page]:visible')).toHaveCount(1);
  await expect(header.locator('a[aria-current=page]:visible')).toHaveAttribute('href', '/heizung');
  await open(page, '/foerderungen');
  await expect(header.getByRole('link', { name: 'Förderungen' })).toHaveAttribute('aria-current', 'page');
});

test('charts are tables in sections with a heading, wide tables scroll in a box that takes focus', async ({ page }) => {
  await refuseConsent(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, '/waermepumpe-kosten');
  const main = page.locator('main');
  for (const table of await main.getByRole('table').all()) {
    await expect(table).toHaveAccessibleName(/./);
    expect(await table.getByRole('row').count()).toBeGreaterThan(1);
  }
  const wide = main.getByRole('region').filter({ has: page.locator(':scope > table') });
  await expect(wide.first()).toHaveAttribute('tabindex', '0');
  await expect(wide.first()).toHaveAccessibleName(/./);
});
