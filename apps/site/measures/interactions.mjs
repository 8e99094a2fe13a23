import { gatherPaths, weighFirstView } from './firstView.mjs';

/** How much slower than this machine the processor is made. */
const SLOWDOWN = 4;

/** Milliseconds from a click until what it opens has been painted. */
async function untilPaint(page, locator, opened) {
  const element = await locator.elementHandle();
  return page.evaluate(
    ([target, selector]) =>
      new Promise((resolve) => {
        const started = performance.now();
        const look = () => {
          if (document.querySelector(selector)) setTimeout(() => resolve(performance.now() - started));
          else requestAnimationFrame(look);
        };
        target.click();
        requestAnimationFrame(look);
      }),
    [element, opened],
  );
}

/** Milliseconds from a click on a link, on which the pointer has rested, until the next page's heading has been painted. */
async function untilNextPage(page, locator) {
  await locator.hover();
  await page.waitForTimeout(500);
  const element = await locator.elementHandle();
  return page.evaluate(
    (link) =>
      new Promise((resolve, reject) => {
        const started = performance.now();
        const before = document.title;
        const giveUp = setTimeout(() => reject(new Error('interactions: The next page did not come.')), 10_000);
        const observer = new MutationObserver(() => {
          if (document.title === before) return;
          observer.disconnect();
          clearTimeout(giveUp);
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - started)));
        });
        observer.observe(document.head, { subtree: true, childList: true, characterData: true });
        link.click();
      }),
    element,
  );
}

/**
 * Milliseconds from a new number in the first field of a page's tool until its result has been painted; `null` where
 * there is none. The first change is the slowest: it fetches the charts as well.
 */
async function untilResult(page) {
  const tool = page.locator('[data-calculator]');
  if ((await tool.count()) === 0) return null;
  const code = page.waitForResponse(/\/assets\/calculator-.*\.js$/);
  await tool.scrollIntoViewIfNeeded();
  await code;
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(500);
  const field = tool.locator('input[inputmode="decimal"]').first();
  const shown = await field.inputValue();
  await field.selectText();
  // Listens before the number is entered: the promise stays in the page until then.
  const listening = await tool.evaluateHandle((element) => {
    const painted = new Promise((resolve, reject) => {
      let started = 0;
      element.addEventListener(
        'input',
        () => {
          started = performance.now();
        },
        { capture: true, once: true },
      );
      const giveUp = setTimeout(() => reject(new Error('interactions: The tool gave no result.')), 10_000);
      const observer = new MutationObserver(() => {
        observer.disconnect();
        clearTimeout(giveUp);
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - started)));
      });
      observer.observe(element.querySelector('[data-state]'), { attributeFilter: ['data-state'] });
    });
    return { painted };
  });
  // Another first digit keeps the number within the limits of the field.
  await page.keyboard.insertText(`${(Number(shown[0]) % 2) + 1}${shown.slice(1)}`);
  const result = await listening.evaluate(({ painted }) => painted);
  await page.evaluate(() => window.scrollTo(0, 0));
  return result;
}

/**
 * What a visitor loads, and what a visitor waits for on a slow processor, in milliseconds until the next paint: first
 * result of the page's tool, menu, dialog, next page.
 * @param {import('@playwright/test').Browser} browser
 * @param {object} of
 * @param {string} of.base origin of the site
 * @param {string} of.dist folder of the built site
 * @param {string} of.path of the page
 */
export async function measureVisit(browser, { base, dist, path }) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'de-DE' });
  try {
    const page = await context.newPage();
    const paths = gatherPaths(page);
    await page.goto(`${base}${path}`);
    await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
    await page.waitForLoadState('networkidle');
    const bytes = weighFirstView({ dist, route: path, paths });
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    const result = await untilResult(page);
    const menu = await untilPaint(page, page.locator('header button[popovertarget]').first(), ':popover-open');
    await page.keyboard.press('Escape');
    const settings = page.locator('footer').getByRole('button', { name: 'Cookie-Einstellungen' });
    await settings.hover();
    await page.waitForTimeout(500);
    const dialog = await untilPaint(page, settings, 'dialog[open]');
    await page.keyboard.press('Escape');
    const target = path === '/energietrends' ? 'Impressum' : 'Energietrends';
    const navigation = await untilNextPage(
      page,
      page.locator('footer').getByRole('link', { name: target, exact: true }),
    );
    return { bytes, result, menu, dialog, navigation };
  } finally {
    await context.close();
  }
}
