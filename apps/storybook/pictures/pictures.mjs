// Pictures of every story for people to look at: `pnpm pictures [--against REV] [--only TEXT] [--no-build]`; those in
// the READMEs: `pnpm pictures --readme [--no-build]`.
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { CHROMIUM_ARGS, ensureBrowser } from '../../../tooling/browser.mjs';
import { commandOptions } from '../../../tooling/commandOptions.mjs';
import { comparePictures } from './compare.mjs';
import { writeReadmePictures } from './readmePictures.mjs';
import { buildStorybook, commitOf, repository, withRevision } from './revision.mjs';
import { writeDifferences, writeSheets } from './sheets.mjs';
import { listStories, serveStorybook } from './storybook.mjs';
import { takePictures, VIEWS } from './takePictures.mjs';

const { values: options } = commandOptions('pictures', {
  against: { type: 'string' },
  only: { type: 'string' },
  readme: { type: 'boolean', default: false },
  'no-build': { type: 'boolean', default: false },
});

const folder = join(repository, '.cache/pictures');
const wanted = ({ id, title }) => !options.only || `${id} ${title}`.toLowerCase().includes(options.only.toLowerCase());

/** Pictures of one static build. */
async function picturesOf(built, into, browser) {
  const stories = (await listStories(built)).filter(wanted);
  const server = await serveStorybook(built);
  try {
    const failures = await takePictures({ browser, url: server.url, stories, folder: into, say: console.log });
    return { stories, failures };
  } finally {
    await server.close();
  }
}

async function compareWith(revision, now, browser) {
  console.log(`Checking out and building ${revision} …`);
  return withRevision(revision, async (built, commit) => {
    const before = await picturesOf(built, join(folder, 'before'), browser);
    const all = new Map([...before.stories, ...now.stories].map((story) => [story.id, story]));
    const differences = [];
    for (const story of all.values()) {
      for (const view of VIEWS) {
        const file = `${story.id}.${view.id}.png`;
        const result = await comparePictures({
          before: join(folder, 'before', file),
          after: join(folder, 'pictures', file),
          difference: join(folder, 'difference', file),
        });
        if (result.state !== 'same') differences.push({ story, view, ...result });
      }
    }
    return {
      differences,
      page: await writeDifferences({ folder, revision: `${revision} (${commit.slice(0, 8)})`, differences }),
    };
  });
}

// Before minutes of building.
if (options.against) {
  try {
    commitOf(options.against);
  } catch (error) {
    console.error(`${error.message} Nothing was built.`);
    process.exit(1);
  }
}
const executablePath = ensureBrowser();
if (!options['no-build']) {
  console.log('Building the Storybook …');
  await buildStorybook(repository);
}
const here = join(repository, 'apps/storybook/storybook-static');

async function takeReadmePictures(browser) {
  const server = await serveStorybook(here);
  try {
    const files = await writeReadmePictures({ browser, url: server.url, root: repository });
    console.log(`Renewed: ${files.join(', ')}`);
  } finally {
    await server.close();
  }
}

async function takeAllPictures(browser) {
  await rm(folder, { recursive: true, force: true });
  const now = await picturesOf(here, join(folder, 'pictures'), browser);
  console.log(`Contact sheets: ${await writeSheets({ folder, ...now, browser })}`);
  for (const [id, reason] of now.failures) console.error(`pictures: ${id} could not be shown: ${reason}`);
  if (options.against) {
    const { differences, page } = await compareWith(options.against, now, browser);
    console.log(`${differences.length} pictures differ from ${options.against}: ${page}`);
  }
  if (now.failures.size > 0) process.exitCode = 1;
}

const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS });
try {
  await (options.readme ? takeReadmePictures(browser) : takeAllPictures(browser));
} finally {
  await browser.close();
}
