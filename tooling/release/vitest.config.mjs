import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const reporter = fileURLToPath(new URL('../reporters/vitest.mjs', import.meta.url));

export default defineConfig({
  test: {
    root: fileURLToPath(new URL('.', import.meta.url)),
    include: ['*.test.mjs'],
    // The trial installs and publishes; its steps build on each other.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    bail: 1,
    fileParallelism: false,
    reporters: ['verbose', [reporter, { name: process.env.RESULTS_NAME ?? 'release' }]],
  },
});
