import { defineConfig } from '@playwright/test';
import { playwrightDefaults } from '../../tooling/playwright.mjs';

const PORT = 4180;

export default defineConfig({
  ...playwrightDefaults('e2e'),
  testDir: 'e2e',
  use: { ...playwrightDefaults('e2e').use, baseURL: `http://localhost:${PORT}` },
  webServer: {
    command: 'node server/serve.mjs',
    env: { PORT: String(PORT) },
    url: `http://localhost:${PORT}/robots.txt`,
    reuseExistingServer: false,
  },
});
