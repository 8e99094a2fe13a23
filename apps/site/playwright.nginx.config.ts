import { defineConfig } from '@playwright/test';
import { playwrightDefaults } from '../../tooling/playwright.mjs';

// e2e/nginx.mjs starts the server and names its port.
const port = Number(process.env.NGINX_PORT);

export default defineConfig({
  ...playwrightDefaults('e2e-nginx'),
  testDir: 'e2e',
  testMatch: ['hosting.spec.ts', 'serving.spec.ts', 'policy.spec.ts'],
  use: { ...playwrightDefaults('e2e-nginx').use, baseURL: `http://localhost:${port}` },
});
