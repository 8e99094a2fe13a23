import { defineConfig } from '@playwright/test';
import { playwrightDefaults } from '../../tooling/playwright.mjs';
import { PORTS } from './tests/browser/server/ports';

const defaults = playwrightDefaults('browser');

export default defineConfig({
  ...defaults,
  testDir: 'tests/browser',
  globalSetup: './tests/browser/server/globalSetup.ts',
  projects: Object.entries(PORTS).map(([name, port]) => ({
    name,
    // Everything else holds for each of them.
    testIgnore: name === 'elements' ? /(react|scripts)\.spec/ : /(elements|markup)\.spec/,
    use: { ...defaults.use, baseURL: `http://127.0.0.1:${port}` },
  })),
});
