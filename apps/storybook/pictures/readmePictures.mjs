import { join } from 'node:path';
import { openStory, picture, show, VIEWS } from './takePictures.mjs';

/**
 * Pictures that documents show, each of a story. `height` is that of the picture; without it the whole story is.
 * `touched`: as it looks after a click, with which a form's place gives back the room that nothing fills.
 */
const PICTURES = [
  { file: 'docs/home.png', story: 'seiten-startseite--startseite', width: 1440, height: 900 },
  { file: 'packages/ui/overview.png', story: 'willkommen--blick', width: 1240 },
  {
    file: 'packages/lead-widget/form.png',
    story: 'anfrageformular-formular-leadwidget--fertig',
    width: 640,
    height: 440,
  },
  {
    file: 'packages/lead-widget/no-form.png',
    story: 'anfrageformular-formular-leadwidget--nicht-erreichbar',
    width: 640,
    height: 440,
    touched: true,
  },
];

/**
 * Renews the pictures in READMEs.
 * @param {object} options
 * @param {import('@playwright/test').Browser} options.browser
 * @param {string} options.url of the served Storybook
 * @param {string} options.root of the repository
 * @returns {Promise<string[]>} their files
 * @throws if a story cannot be shown
 */
export async function writeReadmePictures({ browser, url, root }) {
  for (const { file, story, width, height, touched } of PICTURES) {
    const context = await browser.newContext({ locale: 'de-DE', timezoneId: 'Europe/Berlin' });
    const page = await context.newPage();
    const { phase } = await openStory(page, url, story);
    if (phase === 'errored' || phase === 'aborted') throw new Error(`pictures: ${story} could not be shown: ${phase}.`);
    if (touched) await page.mouse.click(1, 1);
    await show(page, VIEWS[0], width, height);
    await picture(page, join(root, file), height);
    await context.close();
  }
  return PICTURES.map(({ file }) => file);
}
