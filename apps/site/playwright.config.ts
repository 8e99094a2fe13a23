import { defineConfig } from '@playwright/test';
import { playwrightDefaults } from '../../tooling/playwright.mjs';
import { SITES } from './e2e/server/sites';

const { site, asking } = SITES;

export default defineConfig({
  ...playwrightDefaults('e2e'),
  testDir: 'e2e',
  globalSetup: './e2e/server/globalSetup.ts',
  projects: [
    { name: 'site', testIgnore: /askingBuild/, use: { baseURL: site.origin } },
    { name: 'asking', testMatch: /askingBuild/, use: { baseURL: asking.origin } },
  ],
});
