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

/** Writes down when the next click happens, for this document and one that it loads. */
const noteClick = (page) =>
  page.evaluate(() =>
    addEventListener(
      'click',
      ({ timeStamp }) => sessionStorage.setItem('clicked', String(performance.timeOrigin + timeStamp)),
      { capture: true, once: true },
    ),
  );

/** Milliseconds from that click until the document that it loads has first been painted. */
async function firstPaintSinceClick(page) {
  const painted = await page.waitForFunction(() => {
    const clicked = Number(sessionStorage.getItem('clicked'));
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return performance.timeOrigin > clicked && paint && performance.timeOrigin + paint.startTime - clicked;
  });
  return painted.jsonValue();
}

/**
 * Milliseconds from the click on a link until the heading of the next page has been painted, without a load. When that
 * was, the browser says itself: timers that the page sets for after the paint come before those of whoever measures.
 * Where what follows the click is not there in the time that the site holds it, the page is loaded, and the first paint of
 * that document counts.
 * @param {import('@playwright/test').Page} page
 * @param {() => Promise<void>} follow makes the browser click
 */
export async function untilNextPage(page, follow) {
  await noteClick(page);
  // Listens before the click: the promise stays in the page until then.
  const listening = await page.evaluateHandle(() => {
    const painted = new Promise((resolve, reject) => {
      const before = document.title;
      const giveUp = setTimeout(() => reject(new Error('interactions: The next page did not come.')), 15_000);
      new PerformanceObserver((list) => {
        /** @type {any[]} PerformanceElementTiming, which TypeScript does not know */
        const entries = list.getEntries();
        const heading = entries.find(({ identifier }) => identifier === 'next');
        if (!heading) return;
        clearTimeout(giveUp);
        resolve(performance.timeOrigin + heading.renderTime - Number(sessionStorage.getItem('clicked')));
      }).observe({ type: 'element' });
      new MutationObserver((_, observer) => {
        if (document.title === before) return;
        observer.disconnect();
        document.querySelector('main h1').setAttribute('elementtiming', 'next');
      }).observe(document.head, { subtree: true, childList: true, characterData: true });
    });
    return { painted };
  });
  await follow();
  try {
    return await listening.evaluate(({ painted }) => painted);
  } catch (error) {
    // So a promise ends whose document goes.
    if (!error.message.includes('Execution context was destroyed')) throw error;
    return firstPaintSinceClick(page);
  }
}

/**
 * Milliseconds from the click on a link until the document that it loads has first been painted; `null` where the page is
 * shown without a load, because no form has run its script yet.
 */
async function untilNextDocument(page, follow) {
  await noteClick(page);
  const before = page.url();
  await follow();
  await page.waitForURL((url) => url.href.split('?')[0] !== before.split('?')[0], { waitUntil: 'load' });
  const isNew = await page.evaluate(() => performance.timeOrigin > Number(sessionStorage.getItem('clicked')));
  return isNew ? firstPaintSinceClick(page) : null;
}

/**
 * Milliseconds from a new number in the first field of a page's tool until its result has been painted; `null` where
 * there is none. The first change is the slowest: it fetches the charts as well.
 */
async function untilResult(page) {
  // The planner's code comes with a tick, not with a reader who comes near.
  const tool = page.locator('[data-calculator]:not(:has([data-island=housePlan]))');
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

/** The page as a visitor finds it, quiet and on a slow processor. */
async function openSlowly(context, url) {
  const page = await context.newPage();
  const paths = gatherPaths(page);
  await page.goto(url);
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
  await page.waitForLoadState('networkidle');
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return { page, paths };
}

const footerLink = (page, name) => page.locator('footer').getByRole('link', { name, exact: true });

/** How long a pointer or the focus rests on a link before the click: what the page needs is on its way. */
const REST_MS = 500;

/**
 * Each way to a next page, from a page of its own: by a pointer that has rested on the link, by key, by a tap without
 * any rest, and by a load, to a page whose form needs a fresh document.
 */
async function measureWays(context, url) {
  const path = new URL(url).pathname;
  const plain = path === '/energietrends' ? 'Impressum' : 'Energietrends';
  const fresh = path === '/heizung' ? 'Dämmung' : 'Heizung';
  /** @param {string} name @param {typeof untilNextPage | typeof untilNextDocument} until @param {(link: import('@playwright/test').Locator) => Promise<() => Promise<void>>} prepare */
  const measure = async (name, until, prepare) => {
    const { page } = await openSlowly(context, url);
    const link = footerLink(page, name).first();
    await link.scrollIntoViewIfNeeded();
    const taken = await until(page, await prepare(link));
    await page.close();
    return taken;
  };
  const rested = async (link) => {
    await link.hover();
    await link.page().waitForTimeout(REST_MS);
    return () => link.click();
  };
  return {
    navigation: await measure(plain, untilNextPage, rested),
    byKey: await measure(plain, untilNextPage, async (link) => {
      await link.focus();
      await link.page().waitForTimeout(REST_MS);
      return () => link.press('Enter');
    }),
    byTap: await measure(plain, untilNextPage, async (link) => () => link.tap()),
    byLoad: await measure(fresh, untilNextDocument, rested),
  };
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
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'de-DE',
    hasTouch: true,
  });
  try {
    const { page, paths } = await openSlowly(context, `${base}${path}`);
    const bytes = weighFirstView({ dist, route: path, paths });
    const result = await untilResult(page);
    const menu = await untilPaint(page, page.locator('header button[popovertarget]').first(), ':popover-open');
    await page.keyboard.press('Escape');
    const settings = page.locator('footer').getByRole('button', { name: 'Cookie-Einstellungen' });
    await settings.hover();
    await page.waitForTimeout(REST_MS);
    const dialog = await untilPaint(page, settings, 'dialog[open]');
    await page.close();
    return { bytes, result, menu, dialog, ...(await measureWays(context, `${base}${path}`)) };
  } finally {
    await context.close();
  }
}

/** Every moment of a page's start: milliseconds after the first paint. */
export const MOMENTS = Array.from({ length: 31 }, (_, index) => index * 50);

/** Bytes a second and milliseconds there and back of a slow phone, as Lighthouse simulates it. */
const SLOW_LINE = { offline: false, downloadThroughput: 204_800, uploadThroughput: 96_000, latency: 150 };

/**
 * Milliseconds from pressing the burger until its menu has been painted, pressed at moments of a page's start, on the
 * line and with the processor of a slow phone.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @param {readonly number[]} moments milliseconds after the first paint
 */
export async function measureFirstTouch(browser, url, moments) {
  const taken = [];
  for (const moment of moments) {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      locale: 'de-DE',
      hasTouch: true,
      isMobile: true,
    });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', SLOW_LINE);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.addInitScript(() => {
      addEventListener(
        'click',
        ({ timeStamp }) => {
          const look = () => {
            if (document.querySelector(':popover-open, dialog[open]')) {
              setTimeout(() => (document.documentElement.dataset.answered = String(performance.now() - timeStamp)));
            } else requestAnimationFrame(look);
          };
          requestAnimationFrame(look);
        },
        { capture: true, once: true },
      );
    });
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    // By its name: what it is tied to the menu with changes once scripts take over.
    const burger = await page.getByRole('button', { name: 'Menü öffnen' }).boundingBox();
    if (!burger) throw new Error(`interactions: ${url} shows no burger.`);
    await page.waitForTimeout(moment);
    await page.touchscreen.tap(burger.x + burger.width / 2, burger.y + burger.height / 2);
    const answered = await page.waitForFunction(() => document.documentElement.dataset.answered, null, {
      timeout: 15_000,
    });
    taken.push(Number(await answered.jsonValue()));
    await context.close();
  }
  return taken;
}
