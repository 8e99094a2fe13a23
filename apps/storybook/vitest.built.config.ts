import { defineConfig } from 'vitest/config';
import { vitestReporters } from '../../tooling/results.mjs';

export default defineConfig({
  test: {
    environment: 'node',
    include: ['built/**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    reporters: vitestReporters('browser-built'),
  },
});
