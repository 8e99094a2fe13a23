import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { vitestReporters } from './results.mjs';

export default defineConfig({
  test: {
    root: fileURLToPath(new URL('.', import.meta.url)),
    include: ['*.test.mjs', 'documents/*.test.mjs'],
    // Generous: what takes a second alone takes ten beside other tasks on two cores.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    reporters: vitestReporters('tooling'),
  },
});
