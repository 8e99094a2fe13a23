import { defineConfig } from '@playwright/test';
import { playwrightDefaults } from '../../tooling/playwright.mjs';
import { PORT } from './tests/browser/server/port';

const defaults = playwrightDefaults('browser');

export default defineConfig({
  ...defaults,
  testDir: 'tests/browser',
  globalSetup: './tests/browser/server/globalSetup.ts',
  use: { ...defaults.use, baseURL: `http://127.0.0.1:${PORT}` },
});
