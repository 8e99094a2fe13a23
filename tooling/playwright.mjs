import { fileURLToPath } from 'node:url';
import { CHROMIUM_ARGS, findBrowser } from './browser.mjs';
import { resultsFile } from './results.mjs';

const tsconfig = fileURLToPath(new URL('../tsconfig.base.json', import.meta.url));

/** Every test has a context of its own, for which the browser would start one process more than it needs, in advance. */
const NO_SPARE_RENDERER = '--renderer-process-limit=1';

/**
 * What every Playwright configuration here shares: the found Chromium, results to be counted, no second tries.
 * @param {string} name of the results file, e.g. `browser` or `e2e`
 * @returns {import('@playwright/test').PlaywrightTestConfig}
 */
export function playwrightDefaults(name) {
  return {
    forbidOnly: true,
    // Without the paths of a package's own configuration: what a test imports of a package is what is published.
    tsconfig,
    fullyParallel: true,
    retries: 0,
    workers: 2,
    timeout: 60_000,
    outputDir: '.cache/playwright',
    reporter: [['line'], ['json', { outputFile: resultsFile(name) }]],
    use: {
      locale: 'de-DE',
      timezoneId: 'Europe/Berlin',
      launchOptions: { executablePath: findBrowser() ?? undefined, args: [...CHROMIUM_ARGS, NO_SPARE_RENDERER] },
    },
  };
}
