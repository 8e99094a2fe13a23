import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { vitestReporters } from '../results.mjs';

export default defineConfig({
  test: {
    root: fileURLToPath(new URL('.', import.meta.url)),
    include: ['*.test.mjs'],
    // The trial installs and publishes; its steps build on each other.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    bail: 1,
    fileParallelism: false,
    reporters: vitestReporters(process.env.RESULTS_NAME ?? 'release'),
  },
});
