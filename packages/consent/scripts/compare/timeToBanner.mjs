/** Loads of each page; the median counts. Taken in turns, so that a busy machine is busy for all of them. */
const ROUNDS = 11;
const SLOWDOWN = 4;

/** Notes in `window.shownAt` when a button or link with these words could first be seen. Runs within the page. */
function noteWhenShown(words) {
  const look = () => {
    const control = [...document.querySelectorAll('button, a')].find(
      (element) => element.textContent.trim() === words && element.checkVisibility(),
    );
    if (control) window.shownAt = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

async function loadOnce(browser, base, words) {
  const context = await browser.newContext({ locale: 'de-DE' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.addInitScript(noteWhenShown, words);
  await page.goto(`${base}/?shown`);
  await page.waitForFunction(() => window.shownAt !== undefined);
  const shownAt = await page.evaluate(() => window.shownAt);
  await context.close();
  return shownAt;
}

/**
 * How long after navigation a first visitor could see the question, in ms, on a processor slowed down four times.
 * @param {import('@playwright/test').Browser} browser
 * @param {{ base: string, words: string }[]} pages address of each and the words of the button that accepts
 * @returns {Promise<number[]>} the medians, in the order of the pages
 */
export async function timesToBanner(browser, pages) {
  const times = pages.map(() => []);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, { base, words }] of pages.entries()) times[index].push(await loadOnce(browser, base, words));
  }
  return times.map((list) => Math.round(list.toSorted((a, b) => a - b)[(ROUNDS - 1) / 2]));
}
