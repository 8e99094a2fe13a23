// Installs the packages from their tarballs into small portals, as other teams would, and tries these in a browser.
// See docs/decisions/0010-consumers.md.
import { mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBrowser } from '../browser.mjs';
import { commandOptions } from '../commandOptions.mjs';
import { requireDependencies } from '../installed.mjs';
import { requireNode } from '../node-version.mjs';
import { resultsFile } from '../results.mjs';
import { INTERRUPTED, runChild } from '../runChild.mjs';
import { packTarball } from '../tarball.mjs';
import { turbo } from '../turbo.mjs';
import { earlier, keyOf, remember } from './passed.mjs';
import { choosePortals } from './portals.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
const root = join(here, '../..');
const PACKAGES = ['consent', 'lead-widget', 'ui'];
const results = resultsFile('consumers', root);
const nameOf = ({ portal }) => portal.name;

function playwright(env, quiet) {
  const cli = createRequire(import.meta.url).resolve('@playwright/test/cli');
  const args = [cli, 'test', '--config', join(here, 'playwright.config.mjs')];
  return runChild(process.execPath, args, { cwd: root, env: { ...process.env, ...env }, quiet });
}

/** How many tests passed in a portal, from what Playwright wrote of this run. */
function passedIn({ name }) {
  const { suites } = JSON.parse(readFileSync(results, 'utf8'));
  const own = suites.flatMap((file) => file.suites).find(({ title }) => title === name);
  return own.specs.filter(({ ok }) => ok).length;
}

/**
 * Packs the built packages and tries them in every portal that they could have changed.
 * @param {string} folder for tarballs and portals
 * @param {{ only?: string, cached: boolean, quiet: boolean }} options of `runConsumers`
 */
async function tryPortals(folder, { only, cached, quiet }) {
  const say = quiet ? () => {} : console.log;
  const tarballs = Object.fromEntries(
    PACKAGES.map((name) => [name, packTarball(join(root, 'packages', name), join(folder, 'tarballs'))]),
  );
  const portals = choosePortals(only).map((portal) => ({ portal, key: keyOf(portal, tarballs) }));
  const touched = portals.filter(({ portal, key }) => !cached || earlier(portal, key) === null);
  const counted = portals.filter((each) => !touched.includes(each));
  const passedEarlier = counted.reduce((sum, { portal, key }) => sum + (earlier(portal, key) ?? 0), 0);
  if (counted.length > 0) say(`As they were when they last passed: ${counted.map(nameOf).join(', ')}`);
  if (touched.length === 0) return { code: 0, earlier: passedEarlier };
  say(`${touched.map(nameOf).join(', ')} in ${folder}`);
  rmSync(results, { force: true });
  const env = {
    CHROMIUM_PATH: ensureBrowser(say),
    CONSUMERS_FOLDER: folder,
    CONSUMERS_TARBALLS: JSON.stringify(tarballs),
    CONSUMERS_ONLY: touched.map(nameOf).join(','),
  };
  const code = await playwright(env, quiet);
  if (code === 0) for (const { portal, key } of touched) remember(portal, key, passedIn(portal));
  // What it did not come to would be counted as skipped.
  if (code === INTERRUPTED) rmSync(results, { force: true });
  return { code, earlier: passedEarlier };
}

/**
 * Tries the packages in portals, in a folder that is gone afterwards unless there is something to see in it.
 * @param {object} [options]
 * @param {string} [options.only] some portals instead of all, by commas
 * @param {boolean} [options.keep] keeps the portals' folders; those of a failed run always stay
 * @param {boolean} [options.cached] leaves out portals that passed with the same files, versions and tarballs
 * @param {boolean} [options.quiet] prints nothing unless it fails
 * @returns {Promise<{ code: number, earlier: number }>} exit code, and how many tests passed earlier and are left out
 */
export async function runConsumers({ only, keep = false, cached = false, quiet = false } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'sanierungsweg-portals-'));
  let kept = keep;
  try {
    const tried = await tryPortals(folder, { only, cached, quiet });
    kept ||= tried.code !== 0 && tried.code !== INTERRUPTED;
    return tried;
  } finally {
    if (kept) console.log(`The portals are in ${folder}, with their pictures. Delete it when you have seen enough.`);
    // Interrupted, installers may still write for a moment.
    else rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function main() {
  requireNode();
  requireDependencies();
  const { values } = commandOptions('consumers', { only: { type: 'string' }, keep: { type: 'boolean' } });
  choosePortals(values.only);
  const built = await turbo(['run', 'build', '--filter=./packages/*'], { quiet: true });
  return built || (await runConsumers(values)).code;
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  process.exitCode = await main().catch((error) => {
    console.error(error.message);
    return 1;
  });
}
