import { test as base, expect, type Page } from '@playwright/test';

interface Watched {
  /** Console warnings and errors, page errors, CSP violations since the test began. */
  problems: string[];
  /** Requests to any other origin than the site's. */
  foreign: string[];
}

/** Messages that the site writes on purpose. */
const INTENDED = [/^404: /, /status of 404/];

function watch(page: Page, origin: string): Watched {
  const problems: string[] = [];
  const foreign: string[] = [];
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    if (!INTENDED.some((pattern) => pattern.test(message.text())))
      problems.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
  page.on('request', (request) => {
    if (/^https?:/.test(request.url()) && new URL(request.url()).origin !== origin) foreign.push(request.url());
  });
  return { problems, foreign };
}

/**
 * Playwright's test, watched: any console warning or error, uncaught error, violation of the content security policy
 * or request to a foreign origin fails it. Tests of faults say `tolerate` and look for themselves.
 */
export const test = base.extend<{ watched: Watched; tolerate: boolean }>({
  tolerate: [false, { option: true }],
  watched: [
    async ({ page, baseURL, tolerate }, run) => {
      const watched = watch(page, new URL(baseURL ?? '').origin);
      await run(watched);
      expect(watched.foreign, 'requests to foreign origins').toEqual([]);
      if (!tolerate) expect(watched.problems, 'console messages and errors').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Waits until scripts have taken over the page. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
}

/** Points at a link to a page without a form and waits until the next click on such a link is followed without a load. */
export async function routed(page: Page): Promise<void> {
  await hydrated(page);
  const legal = 'footer a:is([href="/impressum"], [href="/energietrends"]):not([aria-current])';
  await page.locator(legal).first().dispatchEvent('pointerover');
  await page.waitForFunction(() => document.documentElement.dataset.routed === 'true');
}

/** Waits until what a page fetches of its own accord is there as well: the form, the settings of cookies. */
export async function furnished(page: Page): Promise<void> {
  await hydrated(page);
  const form = page.locator('main .lead-widget');
  if (await form.count()) await expect(form).toHaveAttribute('data-status', 'ready');
  await expect(page.locator('main fieldset:disabled')).toHaveCount(0);
}

/** Waits until every drawing that the page has asked for is there to see. */
export async function drawn(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll<SVGUseElement>('svg > use[href]')].every(
      (marks) => !marks.checkVisibility() || marks.getBBox().width > 0,
    ),
  );
}

/** Decides for “Nur notwendige Cookies” beforehand, so that the banner stays away. */
export async function refuseConsent(page: Page): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem('cookie-consent', JSON.stringify({ necessary: true, functional: false, marketing: false }));
  });
}

/** The consent banner of a first visit stands there whole: nothing of it has to be scrolled into view. */
export async function expectWholeBanner(page: Page): Promise<void> {
  const banner = page.getByRole('region', { name: 'Ihre Einwilligung' });
  await expect(banner).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  expect(await banner.evaluate((element) => element.scrollHeight - element.clientHeight)).toBe(0);
}

/** To the foot of the page as a reader comes there, screen by screen: what waits for a reader is fetched. */
export async function readToTheEnd(page: Page): Promise<void> {
  const screens = await page.evaluate(() => Math.ceil(document.documentElement.scrollHeight / innerHeight));
  for (let screen = 1; screen <= screens; screen += 1) {
    await page.evaluate(async (screen) => {
      scrollTo({ top: screen * innerHeight, behavior: 'instant' });
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    }, screen);
  }
}
