import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished, test } from 'vitest';
import { countTests, failedTests, resultsFile } from './results.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const { resolve } = createRequire(join(root, 'apps/site/package.json'));
const PLAYWRIGHT = resolve('@playwright/test/cli');
const VITEST = join(dirname(resolve('vitest/package.json')), 'vitest.mjs');

/** Tests of an invented workspace: within the project, because they are run with its tools. */
function workspace(files) {
  mkdirSync(join(root, 'tooling/.cache'), { recursive: true });
  const folder = mkdtempSync(join(root, 'tooling/.cache/results-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

/** Runs tests that fail, with colours as on a terminal. */
function runTests(command, args, folder) {
  const { status, stderr } = spawnSync(process.execPath, [command, ...args], {
    cwd: folder,
    env: { ...process.env, FORCE_COLOR: '1' },
    encoding: 'utf8',
  });
  assert.equal(status, 1, stderr);
}

const SUMS = `
test('right', () => expect(1 + 1).toBe(2));
test.skip('later', () => {});
test.describe?.('sums', () => test('wrong', () => expect(1 + 1).toBe(3)));
`;

test('what failed in Playwright is told with its reason', () => {
  const folder = workspace({
    'playwright.config.mjs': `export default { reporter: [['json', { outputFile: '.results/e2e.json' }]] };`,
    'sums.spec.mjs': `import { expect, test } from '${import.meta.resolve('@playwright/test')}';${SUMS}`,
  });
  runTests(PLAYWRIGHT, ['test'], folder);
  assert.deepEqual(countTests([folder]), { passed: 1, failed: 1, skipped: 1 });
  const [{ title, message }, ...others] = failedTests([folder]);
  assert.equal(title, 'sums.spec.mjs › sums › wrong');
  assert.match(message, /^Error: expect\(received\)\.toBe\(expected\).*Expected: 3\nReceived: 2/s);
  assert.deepEqual(others, []);
});

test('what fails before the first test in Playwright is told', () => {
  const folder = workspace({
    'playwright.config.mjs': `export default { globalSetup: './setup.mjs', reporter: [['json', { outputFile: '.results/e2e.json' }]] };`,
    'setup.mjs': `export default () => { throw new Error('No site is built.'); };`,
    'sums.spec.mjs': `import { test } from '${import.meta.resolve('@playwright/test')}';\ntest('right', () => {});`,
  });
  runTests(PLAYWRIGHT, ['test'], folder);
  const [{ title, message }, ...others] = failedTests([folder]);
  assert.equal(title, 'Outside a test');
  assert.match(message, /No site is built\./);
  assert.deepEqual(others, []);
});

test('what failed in Vitest is told with its reason, a file that cannot be loaded as well', () => {
  const folder = workspace({
    'vitest.config.mjs': 'export default {};',
    'sums.test.mjs': `import { expect, test } from 'vitest';\ntest.describe = (name, body) => body();${SUMS}`,
    'gone.test.mjs': `import './nowhere.mjs';`,
  });
  runTests(VITEST, ['run', '--reporter=json', `--outputFile=${resultsFile('test', folder)}`], folder);
  assert.deepEqual(countTests([folder]), { passed: 1, failed: 1, skipped: 1 });
  const failures = failedTests([folder]).sort((one, other) => one.title.localeCompare(other.title));
  assert.deepEqual(
    failures.map(({ title }) => title),
    ['gone.test.mjs', 'sums.test.mjs › wrong'],
  );
  assert.match(failures[0].message, /nowhere\.mjs/);
  assert.match(failures[1].message, /expected 2 to be 3/);
});
