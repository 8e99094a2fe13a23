// Second command of the README: every check and test there is. The last line counts the tests.
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBrowser } from './browser.mjs';
import { runConsumers } from './consumers/run.mjs';
import { requireDependencies } from './installed.mjs';
import { requireNode } from './node-version.mjs';
import { turbo } from './turbo.mjs';

requireNode();
requireDependencies();

const root = fileURLToPath(new URL('..', import.meta.url));
const groups = ['packages', 'apps'];
const workspaces = [
  root,
  ...groups.flatMap((group) => readdirSync(join(root, group)).map((name) => join(root, group, name))),
];

/** Stages in order: what is quick to fail comes first. Browser tests measure, so they run one at a time. */
const STAGES = [
  { title: 'Format, build of the packages, lint, dead code', args: ['format', 'lint', 'knip'] },
  {
    title: 'Build, types, unit tests, packages, sizes',
    args: ['build', 'typecheck', 'test', 'release:test', 'package', 'size'],
  },
  { title: 'Tests in a real browser', args: ['test:browser', 'e2e', 'lighthouse', 'release:trial', '--concurrency=1'] },
];

function say(line) {
  console.log(`\n\u001b[1m${line}\u001b[0m`);
}

/** Adds up `.results/*.json` of every package. */
function countTests() {
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const workspace of workspaces) {
    const folder = join(workspace, '.results');
    if (!existsSync(folder)) continue;
    for (const file of readdirSync(folder)) {
      const counts = JSON.parse(readFileSync(join(folder, file), 'utf8'));
      for (const key of Object.keys(total)) total[key] += counts[key];
    }
  }
  return total;
}

async function run() {
  for (const workspace of workspaces) rmSync(join(workspace, '.results'), { recursive: true, force: true });
  const CHROMIUM_PATH = ensureBrowser(say);
  say(`Browser: ${CHROMIUM_PATH}`);
  for (const [index, { title, args }] of STAGES.entries()) {
    say(`${index + 1}/${STAGES.length} ${title} …`);
    const started = Date.now();
    const code = await turbo(['run', ...args, '--output-logs=new-only'], { CHROMIUM_PATH });
    if (code !== 0) return code;
    say(`${title}: ${Math.round((Date.now() - started) / 1000)} s`);
  }
  say('The packages in other portals …');
  const code = await runConsumers({ cached: true, say });
  if (code !== 0) return code;
  const { passed, failed, skipped } = countTests();
  if (skipped > 0) console.error(`${skipped} tests were skipped. A skipped test is a failure: run it or delete it.`);
  if (passed === 0) console.error('No test ran.');
  console.log(`${passed} passed, ${failed + skipped} failed`);
  return failed + skipped > 0 || passed === 0 ? 1 : 0;
}

process.exitCode = await run().catch((error) => {
  console.error(error.message);
  return 1;
});
