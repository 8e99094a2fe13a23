import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';

/** What each story is shown in. The first load serves all of them; only theme, colours and width change. */
export const VIEWS = [
  { id: 'hell', label: 'Hell', theme: 'light', width: 1280 },
  { id: 'dunkel', label: 'Dunkel', theme: 'dark', width: 1280 },
  { id: 'farben', label: 'Erzwungene Farben', theme: 'light', width: 1280, forcedColors: 'active' },
  { id: 'schmal', label: '320 px', theme: 'light', width: 320 },
];

const HEIGHT = 800;
/** Taller than any page here; keeps a runaway layout from filling the disk. */
const MAX_HEIGHT = 16_000;
const LOAD_TIMEOUT_MS = 45_000;

/** Leaves requests of the story itself alone and everything foreign out. */
async function stayHome(page, origin) {
  await page.route('**/*', (route) => (route.request().url().startsWith(origin) ? route.continue() : route.abort()));
}

async function settle(page) {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}

/** Loads a story at a width and waits for the end of its play function. */
async function load(page, url, id, width) {
  await page.setViewportSize({ width, height: HEIGHT });
  await page.goto(`${url}/iframe.html?viewMode=story&id=${id}`, { waitUntil: 'load', timeout: LOAD_TIMEOUT_MS });
  const phase = await page.waitForFunction(
    () => {
      const phase = globalThis.__STORYBOOK_PREVIEW__?.currentRender?.phase;
      return ['completed', 'finished', 'errored', 'aborted'].includes(phase) ? phase : null;
    },
    undefined,
    { timeout: LOAD_TIMEOUT_MS },
  );
  await page.waitForLoadState('networkidle');
  return phase.jsonValue();
}

/** The width that a story asks for by its global, as the Storybook's own frame has it, or none. */
function widthOf(page) {
  return page.evaluate(() => {
    const { story } = globalThis.__STORYBOOK_PREVIEW__.currentRender;
    const view = story?.parameters.viewport?.options?.[story.storyGlobals?.viewport?.value];
    return view ? Number.parseInt(view.styles.width, 10) : null;
  });
}

/** Shows a story as the Storybook does. Returns how it ended, and the one width that it is made for, if there is one. */
export async function openStory(page, url, id) {
  await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'reduce', colorScheme: 'light' });
  const phase = await load(page, url, id, VIEWS[0].width);
  const width = await widthOf(page);
  return { width, phase: width ? await load(page, url, id, width) : phase };
}

/** Brings every story to the same state: no caret, no picture still to be loaded, at the top. */
export async function show(page, view, width, height = HEIGHT) {
  await page.emulateMedia({ forcedColors: view.forcedColors ?? 'none' });
  await page.evaluate((theme) => {
    document.documentElement.dataset.theme = theme;
    scrollTo(0, 0);
  }, view.theme);
  await page.setViewportSize({ width, height });
  await settle(page);
}

/** Takes a picture of what is on the page, down to its end, or to a height from the top. */
export async function picture(page, path, height) {
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  const shown = Math.min(height ?? whole, MAX_HEIGHT);
  const { width } = page.viewportSize();
  await page.screenshot({
    path,
    animations: 'disabled',
    caret: 'hide',
    fullPage: shown === whole,
    ...(shown < whole ? { clip: { x: 0, y: 0, width, height: shown } } : {}),
  });
}

/**
 * Takes the pictures of stories, several at a time.
 * @param {object} options
 * @param {import('@playwright/test').Browser} options.browser
 * @param {string} options.url of the served Storybook
 * @param {{ id: string, title: string, name: string }[]} options.stories
 * @param {string} options.folder that receives `<id>.<view>.png`
 * @param {number} [options.workers] pages at the same time, default 2
 * @param {(line: string) => void} [options.say] progress
 * @returns {Promise<Map<string, string>>} what went wrong, by story
 */
export async function takePictures({ browser, url, stories, folder, workers = 2, say = () => {} }) {
  await mkdir(folder, { recursive: true });
  const failures = new Map();
  const waiting = [...stories];
  let done = 0;
  const work = async () => {
    for (let story = waiting.shift(); story; story = waiting.shift()) {
      // A context of its own: no decision, theme or form of one story reaches the next.
      const context = await browser.newContext({ locale: 'de-DE', timezoneId: 'Europe/Berlin' });
      try {
        const page = await context.newPage();
        await stayHome(page, url);
        const { phase, width } = await openStory(page, url, story.id);
        if (phase === 'errored' || phase === 'aborted') failures.set(story.id, `rendering ended as “${phase}”`);
        else if (await page.locator('body.sb-show-errordisplay').count()) failures.set(story.id, 'it shows an error');
        for (const view of VIEWS) {
          await show(page, view, width ?? view.width);
          await picture(page, join(folder, `${story.id}.${view.id}.png`));
        }
      } catch (error) {
        failures.set(story.id, error.message.split('\n')[0]);
      } finally {
        await context.close();
      }
      done += 1;
      if (done % 25 === 0 || done === stories.length) say(`${done} of ${stories.length} stories`);
    }
  };
  await Promise.all(Array.from({ length: workers }, work));
  return failures;
}
