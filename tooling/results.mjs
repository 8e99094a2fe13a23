import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

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

/** @param {readonly string[]} workspaces folders */
function readReports(workspaces) {
  return workspaces
    .map((workspace) => join(workspace, '.results'))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((file) => join(folder, file)))
    .map((file) => JSON.parse(readFileSync(file, 'utf8')));
}

/**
 * Adds up the results of some workspaces.
 * @param {readonly string[]} workspaces folders
 * @returns {Counts}
 */
export function countTests(workspaces) {
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const counts of readReports(workspaces).map(countsOf)) {
    total.passed += counts.passed;
    total.failed += counts.failed;
    total.skipped += counts.skipped;
  }
  return total;
}

/** @typedef {{ title: string, message: string }} Failure */

/**
 * Failures in a suite of Playwright's report, with those of the suites within.
 * @returns {Failure[]}
 */
function failuresOfSuite({ title, specs = [], suites = [] }, path = []) {
  const here = [...path, title];
  const own = specs
    .filter(({ ok }) => !ok)
    .map((spec) => ({
      title: [...here, spec.title].join(' › '),
      message: spec.tests
        .flatMap(({ results }) => results)
        .flatMap(({ errors }) => errors)
        .map(({ message }) => message)
        .join('\n'),
    }));
  return [...own, ...suites.flatMap((suite) => failuresOfSuite(suite, here))];
}

/** @returns {Failure[]} */
function failuresOf({ suites, errors = [], testResults = [] }) {
  if (suites) {
    const outside = errors.map(({ message }) => ({ title: 'Outside a test', message }));
    return [...outside, ...suites.flatMap((suite) => failuresOfSuite(suite))];
  }
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults
      .filter((test) => test.status === 'failed')
      .map(({ fullName, failureMessages }) => ({
        title: `${basename(name)} › ${fullName}`,
        message: failureMessages.join('\n'),
      }));
    return failed.length === 0 && status === 'failed' ? [{ title: basename(name), message }] : failed;
  });
}

/**
 * What failed in some workspaces, and why: the end of a long output is often all of it that is kept.
 * @param {readonly string[]} workspaces folders
 * @returns {Failure[]} messages without the colours of a terminal
 */
export function failedTests(workspaces) {
  return readReports(workspaces)
    .flatMap(failuresOf)
    .map(({ title, message }) => ({ title, message: stripVTControlCharacters(message) }));
}
