import { defineConfig } from '@playwright/test';
import { playwrightDefaults } from '../../tooling/playwright.mjs';
import { PORTS } from './tests/browser/server/ports';

const defaults = playwrightDefaults('browser');

export default defineConfig({
  ...defaults,
  testDir: 'tests/browser',
  globalSetup: './tests/browser/server/globalSetup.ts',
  projects: ([19, 18] as const).map((major) => ({
    name: `react-${major}`,
    use: { ...defaults.use, baseURL: `http://127.0.0.1:${PORTS[major]}` },
  })),
});
