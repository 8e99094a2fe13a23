import { defineConfig } from 'vitest/config';
import { vitestReporters } from '../../tooling/results.mjs';

export default defineConfig({
  // Of what the build puts in, what blocks ask for when they are loaded.
  define: { __LEADS__: '{ "consent": "none", "forms": "shown" }', __SITE_ORIGIN__: '"https://www.example.org"' },
  test: {
    // Generous: what takes a second alone takes ten beside other tasks on two cores.
    testTimeout: 60_000,
    environment: 'node',
    // All pages with their figures are loaded once, not once per file. So no test may change what others see; a lint rule
    // keeps module mocks and stubs out.
    isolate: false,
    include: ['src/**/*.test.{ts,tsx}', 'settings/**/*.test.ts', 'build/**/*.test.ts', 'measures/**/*.test.ts'],
    setupFiles: ['vitest.setup.ts'],
    reporters: vitestReporters('test'),
  },
});
