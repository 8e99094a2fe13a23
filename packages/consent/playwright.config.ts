import { defineConfig } from '@playwright/test';
import { playwrightDefaults } from '../../tooling/playwright.mjs';
import { PORTS } from './tests/browser/server/ports';

const defaults = playwrightDefaults('browser');

/** What a project leaves out: behaviour is tried with each major of React, what is drawn with one. */
const LEFT_OUT = {
  'react-19': /(elements|keptCopies|markup|scriptTag)\.spec/,
  'react-18': /(elements|keptCopies|markup|scriptTag|axe|layout|look|scrollbars)\.spec/,
  elements: /(react|scripts)\.spec/,
} as const;

export default defineConfig({
  ...defaults,
  testDir: 'tests/browser',
  globalSetup: './tests/browser/server/globalSetup.ts',
  projects: Object.entries(LEFT_OUT).map(([name, testIgnore]) => ({
    name,
    testIgnore,
    use: { ...defaults.use, baseURL: `http://127.0.0.1:${PORTS[name as keyof typeof LEFT_OUT]}` },
  })),
});
