import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { CHROMIUM_ARGS, findBrowser } from '../../tooling/browser.mjs';
import { vitestReporters } from '../../tooling/results.mjs';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [storybookTest({ configDir: here('.storybook') })],
  optimizeDeps: { include: ['@storybook/addon-docs/blocks', '@storybook/react-vite', 'storybook/test'] },
  server: { port: 5500 },
  test: {
    name: 'stories',
    setupFiles: [here('.storybook/vitest.setup.ts')],
    testTimeout: 30_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      // One frame for all files, as designers go from story to story in one page. A frame for each took a second to set
      // up, kept what it held, and ended in a renderer of 1.3 GB.
      isolate: false,
      provider: playwright({ launchOptions: { executablePath: findBrowser() ?? undefined, args: CHROMIUM_ARGS } }),
      instances: [{ browser: 'chromium' }],
      // The set-up emulates forced colours through the DevTools protocol.
      api: { port: 5510, allowExec: true, allowWrite: true },
    },
    reporters: vitestReporters('browser'),
  },
});
