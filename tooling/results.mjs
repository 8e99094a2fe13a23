import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Where a test run of a package writes its results, and `tooling/test.mjs` counts them.
 * @param {string} name e.g. `test`, `browser`, `e2e`
 * @param {string} [workspace] default: where the process runs
 */
export function resultsFile(name, workspace = process.cwd()) {
  return join(workspace, '.results', `${name}.json`);
}

/**
 * Reporters of every Vitest configuration here: one for people, one to be counted.
 * @param {string} name of the results file
 * @returns {['default', ['json', { outputFile: string }]]}
 */
export function vitestReporters(name) {
  return ['default', ['json', { outputFile: resultsFile(name) }]];
}

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/**
 * Counts what Playwright (`stats`) or Vitest wrote with their own JSON reporters.
 * @param {any} report
 * @returns {Counts}
 */
function countsOf({ stats, numPassedTests, numFailedTests, numTotalTests }) {
  if (stats) return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped };
  return {
    passed: numPassedTests,
    failed: numFailedTests,
    skipped: numTotalTests - numPassedTests - numFailedTests,
  };
}

/**
 * Adds up the results of some workspaces.
 * @param {readonly string[]} workspaces folders
 * @returns {Counts}
 */
export function countTests(workspaces) {
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const folder of workspaces.map((workspace) => join(workspace, '.results'))) {
    if (!existsSync(folder)) continue;
    for (const file of readdirSync(folder)) {
      const counts = countsOf(JSON.parse(readFileSync(join(folder, file), 'utf8')));
      total.passed += counts.passed;
      total.failed += counts.failed;
      total.skipped += counts.skipped;
    }
  }
  return total;
}
