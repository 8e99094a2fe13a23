// Second command of the README: every check and test there is, each step a line; the last line counts the tests.
// `--changed` asks only what a change touches.
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBrowser } from './browser.mjs';
import { changes, currentCommit, filtersOf } from './changes.mjs';
import { commandOptions } from './commandOptions.mjs';
import { runConsumers } from './consumers/run.mjs';
import { requireDependencies, requirePnpm } from './installed.mjs';
import { requireNode } from './node-version.mjs';
import { countTests, failedTests } from './results.mjs';
import { runSteps } from './runSteps.mjs';
import { turbo } from './turbo.mjs';

requireNode();
await requirePnpm('test');
requireDependencies();

const root = fileURLToPath(new URL('..', import.meta.url));
const workspaces = ['packages', 'apps'].flatMap((group) =>
  readdirSync(join(root, group)).map((name) => `${group}/${name}`),
);
const folders = [root, ...workspaces.map((workspace) => join(root, workspace))];
const nameOf = (workspace) => `@sanierungsweg/${workspace.split('/')[1]}`;

/** A browser takes what it gets: suites in it run one after the other, each with two workers. */
const ALONE = '--concurrency=1';

/** @param {(args: string[]) => Promise<number>} run */
function quickSteps(run, filters = []) {
  return [
    {
      title: 'Format, lint, dead code, types of the tooling',
      run: () => run(['format', 'lint', 'knip', 'tooling:types']),
    },
    {
      title: 'Types, unit tests, contents and sizes of the packages',
      run: () => run(['typecheck', 'test', 'tooling:test', 'release:test', 'package', 'size', ...filters]),
    },
  ];
}

const BROWSER_TESTS = {
  'packages/consent': 'consent in a browser',
  'packages/lead-widget': 'lead-widget in a browser',
  'packages/ui': 'ui in a browser',
  'apps/storybook': 'Every story in a browser',
  'apps/site': 'The site in a browser',
};

/** Everything, what is quick to fail first and what measures last, alone. */
function allSteps(run) {
  const [order, quick] = quickSteps(run);
  const portals = { left: 0 };
  const steps = [
    order,
    { title: 'Build of packages, site and Storybook', run: () => run(['build', 'build:asking']) },
    quick,
    {
      title: `${BROWSER_TESTS['apps/storybook']}, a release tried`,
      run: () => run(['test:stories', 'release:trial']),
    },
    ...['packages/consent', 'packages/lead-widget', 'packages/ui'].map((workspace) => ({
      title: BROWSER_TESTS[workspace],
      run: () => run(['test:browser', ALONE, `--filter=${nameOf(workspace)}`]),
    })),
    { title: BROWSER_TESTS['apps/site'], run: () => run(['e2e', ALONE]) },
    { title: 'Lighthouse on a page of each kind', run: () => run(['lighthouse', ALONE]) },
    {
      title: 'The packages in other portals',
      run: async () => {
        const { code, earlier } = await runConsumers({ cached: true, quiet: true });
        portals.left = earlier;
        return code;
      },
    },
  ];
  return { steps, portals };
}

const texts = (run) => ({
  title: 'Documents and changesets',
  run: () => run(['tooling:test', 'release:test', `${nameOf('apps/storybook')}#test`]),
});

/** What a change touches: its own tests whole, of what builds on it types and unit tests. */
function changedSteps(run, { since, workspaces: changed }) {
  const [order, quick] = quickSteps(run, filtersOf(since));
  const inBrowser = Object.keys(BROWSER_TESTS).filter((workspace) => changed.includes(workspace));
  return [
    // Only here, where its author can still reword it: the whole test takes history as it is.
    { title: 'Names of commits', run: () => run(['commits']) },
    order,
    // Texts beside the packages have tests as well: citations, decisions, changesets, what accessibility.md names.
    changed.length > 0 ? quick : texts(run),
    ...inBrowser.map((workspace) => ({
      title: BROWSER_TESTS[workspace],
      run: () => run(['test:browser', 'test:stories', 'e2e', ALONE, `--filter=${nameOf(workspace)}`]),
    })),
  ];
}

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
