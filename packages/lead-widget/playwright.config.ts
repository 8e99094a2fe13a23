import { defineConfig } from '@playwright/test';
import { playwrightDefaults } from '../../tooling/playwright.mjs';
import { PORTS } from './tests/browser/server/ports.mjs';

const defaults = playwrightDefaults('browser');

export default defineConfig({
  ...defaults,
  testDir: 'tests/browser',
  // They wait more than they compute: for timeouts, second tries, late answers.
  workers: 4,
  globalSetup: './tests/browser/server/globalSetup.ts',
  projects: [
    { name: 'react-19', use: { baseURL: `http://127.0.0.1:${PORTS[19]}` } },
    { name: 'react-18', use: { baseURL: `http://127.0.0.1:${PORTS[18]}` }, testMatch: /react.*\.spec\.ts/ },
  ],
});
