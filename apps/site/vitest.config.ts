import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const results = fileURLToPath(new URL('../../tooling/reporters/vitest.mjs', import.meta.url));

export default defineConfig({
  test: {
    // Generous: what takes a second alone takes ten beside other tasks on two cores.
    testTimeout: 60_000,
    environment: 'node',
    include: ['src/**/*.test.{ts,tsx}', 'prerender/**/*.test.ts', 'measures/**/*.test.ts'],
    reporters: ['default', [results, { name: 'test' }]],
  },
});
