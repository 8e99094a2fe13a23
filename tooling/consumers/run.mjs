// Installs the packages from their tarballs into small portals, as other teams would, and tries these in a browser.
// See docs/decisions/0010-consumers.md.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ensureBrowser } from '../browser.mjs';
import { requireDependencies } from '../installed.mjs';
import { requireNode } from '../node-version.mjs';
import { writeResults } from '../reporters/results.mjs';
import { packTarball } from '../tarball.mjs';
import { turbo } from '../turbo.mjs';
import { earlier, keyOf, remember } from './passed.mjs';
import { choosePortals } from './portals.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
const root = join(here, '../..');
const PACKAGES = ['consent', 'lead-widget', 'ui'];

function playwright(env) {
  const cli = createRequire(import.meta.url).resolve('@playwright/test/cli');
  const child = spawn(process.execPath, [cli, 'test', '--config', join(here, 'playwright.config.mjs')], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

/**
 * Packs the built packages and tries them in every portal.
 * @param {object} [options]
 * @param {string} [options.only] one portal instead of all
 * @param {boolean} [options.keep] keeps the portals' folders; those of a failed run always stay
 * @param {boolean} [options.cached] takes an earlier result where nothing that matters has changed
 * @param {(line: string) => void} [options.say]
 * @returns {Promise<number>} exit code
 */
export async function runConsumers({ only, keep = false, cached = false, say = console.log } = {}) {
  const chosen = choosePortals(only);
  const folder = mkdtempSync(join(tmpdir(), 'sanierungsweg-portals-'));
  const tarballs = Object.fromEntries(
    PACKAGES.map((name) => [name, packTarball(join(root, 'packages', name), join(folder, 'tarballs'))]),
  );
  const key = keyOf(tarballs);
  const counts = cached ? earlier(key) : null;
  let code = 0;
  if (counts) {
    writeResults('consumers', counts, root);
    say('Packages and portals are as they were when these tests last passed.');
  } else {
    say(`${chosen.map(({ name }) => name).join(', ')} in ${folder}`);
    code = await playwright({
      CHROMIUM_PATH: ensureBrowser(say),
      CONSUMERS_FOLDER: folder,
      CONSUMERS_TARBALLS: JSON.stringify(tarballs),
      CONSUMERS_ONLY: only ?? '',
    });
    if (code === 0 && !only) remember(key, JSON.parse(readFileSync(join(root, '.results/consumers.json'), 'utf8')));
  }
  if (code !== 0 || keep)
    say(`The portals are in ${folder}, with their pictures. Delete it when you have seen enough.`);
  else rmSync(folder, { recursive: true, force: true });
  return code;
}

async function main() {
  requireNode();
  requireDependencies();
  const { values } = parseArgs({ options: { only: { type: 'string' }, keep: { type: 'boolean' } } });
  choosePortals(values.only);
  const built = await turbo(['run', 'build', '--filter=./packages/*', '--output-logs=new-only']);
  return built || runConsumers(values);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.exitCode = await main().catch((error) => {
    console.error(error.message);
    return 1;
  });
}
