import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { BUDGET, gatherPaths, weighFirstView } from '../measures/firstView.mjs';
import { findFaults, loadAxe } from './axe';
import { shiftOf, watchShift } from './leadForm';
import { dotsOf, linesOfLead, marksOf, tornWords, trailOf } from './lines';
import { builtRoutes } from './routes';
import { expect, hydrated, test } from './site';

// One visit to each page asks everything that has to hold on all of them; the fixture adds that nothing is said at the
// console, no policy violated and no foreign origin asked (site.ts).

const dist = fileURLToPath(new URL('../dist', import.meta.url));

const PHONE = { width: 390, height: 844 } as const;

const SIZES = [{ width: 1440, height: 900 }, PHONE] as const;

/** Most that a page may move in all when its fonts come late, for lines may break elsewhere: what Core Web Vitals call good. */
const MOST_SHIFT = 0.1;

const TEXT_SPACING =
  '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-bottom: 2em !important }';
const TEXT_OF_200_PERCENT = ':root { font-size: 200% !important }';

/** As on a slow line: no font is there before the page has been painted. */
async function fontsAfterPaint(page: Page): Promise<void> {
  await page.route('**/*.woff2', async (route) => {
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    await route.continue();
  });
}

/** Nothing of our own style remains of what an earlier step added. */
function addStyle(page: Page, css: string): Promise<void> {
  return page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);
}

/** Ways of the header that stand outside of its menus, wide and in the burger menu (R-HEAD-01, R-HEAD-04 to 07). */
const WAYS = {
  Sanierungsweg: '/',
  Förderungen: '/foerderungen',
  Energietrends: '/energietrends',
  'Fachbetrieb werden': '/als-fachbetrieb-bewerben',
  'Energieberater finden': '/energieberater',
} as const;

/** The sections of a landing, in the order that R-LAND-12 gives them. */
const LANDING = ['leistungen', 'staedte', 'vorteile', 'ablauf', 'form', 'schluss'] as const;

interface Sent {
  text: string;
  ways: readonly (readonly [label: string, path: string])[];
  landing: readonly string[];
}

/** What a page as it was sent lacks for those who run no scripts. The browser's parser reads it as one without any. */
function faultsWithoutScripts(page: Page, html: string): Promise<string[]> {
  const sent: Sent = { text: html, ways: Object.entries(WAYS), landing: LANDING };
  return page.evaluate(({ text, ways, landing }) => {
    const document = new DOMParser().parseFromString(text, 'text/html');
    const textOf = (selector: string) => document.querySelector(selector)?.textContent?.trim() ?? '';
    const waysOf = (scope: string, menus: string) =>
      [...document.querySelectorAll(`${scope} a[href]`)]
        .filter((link) => !link.closest(menus))
        .map((link) => `${link.textContent} ${link.getAttribute('href')}`);
    const inHeader = { wide: waysOf('header', '[popover]'), burger: waysOf('#menue', 'details') };
    const missing = Object.entries(inHeader).flatMap(([where, found]) =>
      ways.filter(([label, path]) => !found.includes(`${label} ${path}`)).map(([label]) => `no ${label}, ${where}`),
    );
    const order = [...document.querySelectorAll('main section[id]')]
      .map((section) => (section.querySelector('.lead-widget') ? 'form' : section.id))
      .filter((id) => landing.includes(id));
    const isLanding = document.querySelector('#staedte') !== null;
    const headings = document.querySelectorAll('h1').length;
    const forms = [...document.querySelectorAll('.lead-widget')];
    const lacksMark = (selector: string, mark: string) =>
      [...document.querySelectorAll(selector)].some(
        ({ textContent, parentElement }) =>
          /Musterm|Musterst|example\.org/.test(textContent ?? '') && !parentElement?.textContent?.includes(mark),
      );
    const lacks = {
      [`${headings} h1`]: headings !== 1 || !textOf('h1'),
      'no text': textOf('main').length <= 400,
      'no header': !textOf('header'),
      'no footer': !textOf('footer').includes('© 2025 Sanierungsweg'),
      'a form that cannot come and names no other way': forms.some(
        (form) => !form.querySelector('noscript a[href^="tel:"]') || !form.querySelector('noscript a[href^="mailto:"]'),
      ),
      'made-up data without their mark': lacksMark('main dd', 'Beispieldaten'),
      'a made-up person without a mark': lacksMark('main h3', 'Beispielperson'),
      [`sections of a landing out of order: ${order.join(' ')}`]: isLanding && order.join(' ') !== landing.join(' '),
    };
    return [...Object.keys(lacks).filter((name) => lacks[name]), ...missing];
  }, sent);
}

async function faultsOfAccessibility(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    faults.push(...(await findFaults(page, `light, ${size.width} px`)), ...(await faultsOfArriving(page)));
    // A theme changes colours and nothing else.
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    faults.push(...(await findFaults(page, `dark, ${size.width} px`, 'colours')));
  }
  return faults;
}

/**
 * Words that break where they were not put together, and lines that begin or end with what belongs between two things:
 * the dot between parts of a promise, the slash of breadcrumbs, the mark behind a figure. And leads that go on and on.
 * @param html the page as it was sent, which says what has to be found in it
 */
async function faultsOfLines(page: Page, html: string): Promise<string[]> {
  const has = {
    dots: html.includes('>\u00a0·\u00a0'),
    trail: html.includes('aria-label="Sie sind hier"'),
    marks: /<button[^>]* popovertarget=[^>]*>i</i.test(html),
  };
  const faults: string[] = [];
  for (const width of [320, 360, 390, 412, 600, 768, 1024]) {
    await page.setViewportSize({ width, height: 844 });
    const found = await tornWords(page);
    if (has.dots && [320, 390, 768].includes(width)) {
      const { stray, parting, cut } = await dotsOf(page);
      found.push(...stray, ...(parting + cut > 0 ? [] : ['no dot was seen']));
    }
    if (has.trail && [320, 390].includes(width)) {
      const { faults: ofTrail, lines } = await trailOf(page);
      found.push(...ofTrail, ...(lines === 1 ? [] : [`breadcrumbs of ${lines} lines`]));
    }
    if (has.marks && width < 768) {
      const { parted, seen } = await marksOf(page);
      found.push(...parted, ...(seen > 0 ? [] : ['no mark was seen']));
    }
    faults.push(...found.map((fault) => `at ${width} px: ${fault}`));
  }
  const [wide] = SIZES;
  await page.setViewportSize(wide);
  const lines = await linesOfLead(page);
  // The house of the home page leaves its lead less room.
  const most = new URL(page.url()).pathname === '/' ? 3 : 2;
  if (lines < 1 || lines > most) faults.push(`at ${wide.width} px: a lead of ${lines} lines`);
  return faults;
}

/** What the first frame of an entered page shows (browser/navigation/showInTwo.ts) has to fill the screen. */
function faultsOfArriving(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const content = document.querySelector<HTMLElement>('#seite');
    const parts = () => [...(content?.children ?? []), ...(content?.querySelectorAll('section') ?? [])];
    const end = () =>
      Math.max(
        ...parts().map((part) =>
          part.matches(':not(section):has(section)') ? 0 : part.getBoundingClientRect().bottom,
        ),
      );
    const whole = end();
    if (content) content.dataset.arriving = '';
    const first = end();
    delete content?.dataset.arriving;
    return first < Math.min(whole, innerHeight) ? [`the first frame ends at ${first} px of ${innerHeight} px`] : [];
  });
}

/** Landmarks lead to what is used. Sections that are read have headings for that: twenty more would lead nowhere. */
function faultsOfLandmarks(page: Page): Promise<string[]> {
  return page
    .locator('main section[aria-labelledby]')
    .evaluateAll((sections) =>
      sections
        .filter((section) => !section.matches(':has(form, input, .lead-widget), [data-calculator] *'))
        .map((section) => `a landmark that is only read: ${section.querySelector('h1, h2, h3')?.textContent}`),
    );
}

async function faultsOfReflow(page: Page): Promise<string[]> {
  const wide: string[] = [];
  const look = async (state: string) => {
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (overflow > 0) wide.push(`scrolls sideways ${state}`);
  };
  await page.setViewportSize({ width: 320, height: 256 });
  await look('at 320 px');
  await page.evaluate(() => {
    for (const fold of document.querySelectorAll('details')) fold.open = true;
  });
  await look('at 320 px, all unfolded');
  await addStyle(page, TEXT_SPACING);
  await look('at 320 px with text spacing');
  await page.setViewportSize({ width: 640, height: 512 });
  await addStyle(page, TEXT_OF_200_PERCENT);
  await look('with text at 200 %');
  return wide;
}

test.describe('axe finds nothing in either theme at either width, landmarks lead to what is used, no page scrolls sideways at 320 × 256, with wide text spacing or with text at 200 %, lines break where they may, fonts that come late do not move the page, the first view keeps its budget, and all is there to read without scripts', () => {
  // Five looks by axe take a minute where other work keeps the cores busy.
  test.describe.configure({ timeout: 240_000 });
  // The budgets are those of a phone, which asks for all that a wide screen asks for.
  test.use({ viewport: PHONE });

  for (const route of [...builtRoutes, '/gibt-es-nicht']) {
    test(`on ${route}`, async ({ page }) => {
      const paths = gatherPaths(page);
      await watchShift(page);
      await fontsAfterPaint(page);
      const response = await page.goto(route);
      const html = (await response?.text()) ?? '';
      await hydrated(page);
      await page.waitForLoadState('networkidle');
      const { sum, what } = await shiftOf(page);
      expect.soft(sum, what.join('\n')).toBeLessThanOrEqual(MOST_SHIFT);
      if (builtRoutes.includes(route)) {
        const used = weighFirstView({ dist, route, paths });
        for (const [kind, bytes] of Object.entries(used)) {
          expect.soft(bytes, `${kind} of ${route}`).toBeLessThanOrEqual(BUDGET[kind as keyof typeof used]);
        }
        if (!html.includes('data-island="leadHub"')) {
          expect.soft(used.script, `script of ${route}`).toBeLessThanOrEqual(BUDGET.scriptWithoutForm);
        }
        if (!/ data-island="|<consent-settings/.test(html)) {
          expect.soft(used.script, `script of ${route}, which is only read`).toBeLessThanOrEqual(BUDGET.scriptToRead);
        }
        expect.soft(await faultsWithoutScripts(page, html), 'without scripts').toEqual([]);
      }
      const refuse = page.getByRole('region', { name: 'Ihre Einwilligung' }).getByRole('button', { name: /^Nur/ });
      await refuse.click();
      await expect(refuse).toBeHidden();
      await loadAxe(page);
      expect.soft(await faultsOfAccessibility(page)).toEqual([]);
      expect.soft(await faultsOfLandmarks(page)).toEqual([]);
      expect.soft(await faultsOfLines(page, html)).toEqual([]);
      expect.soft(await faultsOfReflow(page)).toEqual([]);
    });
  }
});
