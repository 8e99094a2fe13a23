import { playwrightDefaults } from '../playwright.mjs';

const defaults = playwrightDefaults('consumers');
const [, counter] = defaults.reporter;

export default {
  ...defaults,
  testDir: '.',
  testMatch: '*.spec.mjs',
  timeout: 300_000,
  // Each test with its portal and its time, as it ends: installing takes a while.
  reporter: [['list'], counter],
  use: { ...defaults.use, viewport: { width: 1200, height: 900 }, contextOptions: { reducedMotion: 'reduce' } },
};
