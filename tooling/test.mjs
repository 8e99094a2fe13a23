// Second command of the README: every check and test there is, each step a line; the last line counts the tests.
// `--changed` asks only what a change touches.
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBrowser } from './browser.mjs';
import { changes, currentCommit } from './changes.mjs';
import { commandOptions } from './commandOptions.mjs';
import { requireDependencies, requirePnpm } from './installed.mjs';
import { requireNode } from './node-version.mjs';
import { countTests, failedTests } from './results.mjs';
import { runSteps } from './runSteps.mjs';
import { allSteps, changedSteps } from './testSteps.mjs';
import { turbo } from './turbo.mjs';

requireNode();
await requirePnpm('test');
requireDependencies();

const root = fileURLToPath(new URL('..', import.meta.url));
const workspaces = ['packages', 'apps'].flatMap((group) =>
  readdirSync(join(root, group)).map((name) => `${group}/${name}`),
);
const folders = [root, ...workspaces.map((workspace) => join(root, workspace))];

/** Adds to the line of each step how many tests passed in it. */
function withCounts(steps) {
  let before = 0;
  return steps.map((step) => ({
    ...step,
    found: () => {
      const { passed } = countTests(folders);
      const added = passed - before;
      before = passed;
      return added > 0 ? `${added} tests` : '';
    },
  }));
}

function close(earlier = 0) {
  const { passed, failed, skipped } = countTests(folders);
  for (const { title, message } of failedTests(folders)) console.error(`\n${title}\n${message}`);
  if (skipped > 0) console.error(`${skipped} tests were skipped. A skipped test is a failure: run it or delete it.`);
  const total = { passed: passed + earlier, failed: failed + skipped };
  return { ...total, code: total.failed > 0 || total.passed === 0 ? 1 : 0 };
}

async function main() {
  const { values } = commandOptions('test', { changed: { type: 'boolean', default: false } });
  const started = Date.now();
  const { commit, clean } = currentCommit();
  for (const folder of folders) rmSync(join(folder, '.results'), { recursive: true, force: true });
  const env = { CHROMIUM_PATH: ensureBrowser() };
  const run = (args) => turbo(['run', ...args], { env, quiet: true });

  const change = values.changed ? changes() : null;
  if (change?.published === null) {
    console.log('No main and no origin/main to compare with here: only what is not committed counts as the change.');
  }
  if (change?.files.length === 0) {
    console.log(`Nothing differs from ${change.since.slice(0, 9)}.`);
    return 0;
  }
  if (change && change.everywhere.length > 0) {
    console.log(`This concerns every test, so all of them run: ${change.everywhere.join(', ')}`);
  }
  if (change && change.everywhere.length === 0) {
    console.log(`Since ${change.since.slice(0, 9)}: ${[...change.workspaces, ...change.files].slice(0, 8).join(', ')}`);
    const { code } = await runSteps(withCounts(changedSteps(run, change)));
    const total = close();
    console.log('Left out: what builds on the change in a browser, measurements, release trial, portals (pnpm test).');
    console.log(`${total.passed} passed, ${total.failed} failed`);
    return code || (total.failed > 0 ? 1 : 0);
  }

  const { steps, portals } = allSteps(run);
  const { code, seconds } = await runSteps(withCounts(steps));
  const total = close(portals.left);
  if (total.passed === 0) console.error('No test ran.');
  console.log(`${total.passed} passed, ${total.failed} failed`);
  if (code !== 0 || total.code !== 0) return code || total.code;
  const passed = {
    commit,
    clean,
    passed: total.passed,
    failed: total.failed,
    seconds: { ...seconds, total: Math.round((Date.now() - started) / 1000) },
    processors: availableParallelism(),
    node: process.version,
  };
  mkdirSync(join(root, '.results'), { recursive: true });
  writeFileSync(join(root, '.results/passed.json'), `${JSON.stringify(passed, null, 2)}\n`);
  return 0;
}

process.exitCode = await main().catch((error) => {
  console.error(error.message);
  return 1;
});
