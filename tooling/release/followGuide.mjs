import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { CHROMIUM_ARGS, ensureBrowser } from '../browser.mjs';
import { codeBlocks } from '../codeBlocks.mjs';
import { serveFolder } from '../consumers/serveFolder.mjs';

const FIRST_STEP = 'Schritt 1 von 6: Gebäude';
const guide = new URL('../../docs/five-minutes.md', import.meta.url);

/** A page that keeps what it prints and what it asks for. */
async function openPage(browser, url) {
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  // Vite gathers new dependencies when a page first asks for them, which takes a while beside other tasks.
  page.setDefaultTimeout(120_000);
  const said = [];
  const asked = [];
  page.on('console', (message) => {
    const { url } = message.location();
    // The guide is about a form: browsers ask for an icon all the same.
    if (message.type() !== 'debug' && !url.endsWith('/favicon.ico')) said.push(message.text());
  });
  page.on('pageerror', (error) => said.push(error.message));
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(url);
  return { page, said, asked };
}

/** The form is there and answers. */
async function answerForm(page) {
  await page.getByText(FIRST_STEP).waitFor();
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Weiter' }).click();
  await page.getByText('Schritt 2 von 6').waitFor();
}

async function agree({ page, asked }) {
  await page.getByRole('region', { name: 'Ihre Einwilligung' }).waitFor();
  assert.deepEqual(
    asked.filter((url) => url.includes('hub.js')),
    [],
    'nothing is fetched before',
  );
  await page.getByRole('button', { name: 'Alle akzeptieren' }).click();
  await answerForm(page);
}

/**
 * Does what `docs/five-minutes.md` says, block by block, and looks at what it promises.
 * @param {ReturnType<typeof import('./emptyProject.mjs').emptyProject>} project
 */
export async function followGuide(project) {
  const blocks = codeBlocks(readFileSync(guide, 'utf8'));
  const [start] = blocks.filter(({ title }) => title === 'start');
  const [before, after] = [blocks.slice(0, blocks.indexOf(start)), blocks.slice(blocks.indexOf(start) + 1)];
  /** Commands are typed, files written. */
  const follow = async ({ language, title, code, line }) => {
    if (language === 'sh') await project.type(code);
    else if (title) project.write(title, code);
    else assert.fail(`five-minutes.md:${line}: nobody tries this block. Name its file behind the language.`);
  };

  for (const block of before) await follow(block);
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: CHROMIUM_ARGS });
  try {
    await withServer(await project.serve(start.code), async ({ url }) => {
      const down = await openPage(browser, `${url}?sandbox-fault=404`);
      const first = await openPage(browser, url);
      await answerForm(first.page);
      await down.page.getByRole('link', { name: '030 1234567' }).waitFor();
      // Vite gathers the new packages and loads the page afresh. What the page before it says until then, with one copy
      // of React gone and another here, ends with it; the guide says so.
      first.page.on('framenavigated', () => first.said.splice(0));
      const build = after.findIndex(({ language }) => language === 'sh');
      for (const block of after.splice(0, build)) await follow(block);
      const banner = first.page.getByRole('region', { name: 'Ihre Einwilligung' });
      await banner.waitFor();
      const complaints = first.said.filter((line) => !line.includes('React DevTools'));
      assert.deepEqual(complaints, [], 'nothing to worry about while developing');
      await agree(await openPage(browser, url));
    });
    for (const block of after) await follow(block);
    const { origin, close } = await serveFolder(project.path('dist'));
    await withServer({ url: origin, stop: close }, async ({ url }) => {
      const visitor = await openPage(browser, url);
      await agree(visitor);
      assert.deepEqual(visitor.said, [], 'nothing printed, under a strict policy');
      assert.ok(visitor.asked.every((asked) => asked.startsWith(url)));
    });
  } finally {
    await browser.close();
  }
}

/** Stops a server whatever happens with it. */
async function withServer(server, visit) {
  try {
    await visit(server);
  } finally {
    await server.stop();
  }
}
