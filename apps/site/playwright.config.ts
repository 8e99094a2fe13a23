import { defineConfig } from '@playwright/test';
import { playwrightDefaults } from '../../tooling/playwright.mjs';

const defaults = playwrightDefaults('e2e');

/** The published build, and the one that asks before a form is loaded (D-CONSENT). */
const SITES = [
  { name: 'site', port: 4180, variant: '', files: { testIgnore: /askingBuild/ } },
  { name: 'asking', port: 4181, variant: 'asking', files: { testMatch: /askingBuild/ } },
];

const originOf = (port: number) => `http://localhost:${port}`;

export default defineConfig({
  ...defaults,
  testDir: 'e2e',
  projects: SITES.map(({ name, port, files }) => ({ name, ...files, use: { baseURL: originOf(port) } })),
  webServer: SITES.map(({ port, variant }) => ({
    command: `node server/serve.mjs ${variant}`,
    env: { PORT: String(port) },
    url: `${originOf(port)}/robots.txt`,
    reuseExistingServer: false,
  })),
});
