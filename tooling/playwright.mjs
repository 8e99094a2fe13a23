import { fileURLToPath } from 'node:url';
import { CHROMIUM_ARGS, findBrowser } from './browser.mjs';

const reporter = fileURLToPath(new URL('./reporters/playwright.mjs', import.meta.url));

/**
 * What every Playwright configuration here shares: the found Chromium, our reporter, no skipped tests.
 * @param {string} name of the results file, e.g. `browser` or `e2e`
 * @returns {import('@playwright/test').PlaywrightTestConfig}
 */
export function playwrightDefaults(name) {
  return {
    forbidOnly: true,
    fullyParallel: true,
    // A build machine shares its two cores with others; what fails twice has failed. A second try is named in the output.
    retries: process.env.CI ? 1 : 0,
    workers: 2,
    timeout: 60_000,
    outputDir: '.cache/playwright',
    reporter: [['line'], [reporter, { name }]],
    use: {
      locale: 'de-DE',
      timezoneId: 'Europe/Berlin',
      launchOptions: { executablePath: findBrowser() ?? undefined, args: CHROMIUM_ARGS },
    },
  };
}
