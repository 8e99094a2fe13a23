import { defineConfig } from 'vitest/config';
import { vitestReporters } from '../../tooling/results.mjs';

export default defineConfig({
  test: {
    environment: 'node',
    include: ['tests/**/*.test.ts', 'reference/**/*.test.mjs'],
    // Reading the declarations of all packages takes 10 s alone, longer beside other tasks.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    reporters: vitestReporters('test'),
  },
});
