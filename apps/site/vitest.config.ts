import { defineConfig } from 'vitest/config';
import { vitestReporters } from '../../tooling/results.mjs';

export default defineConfig({
  test: {
    // Generous: what takes a second alone takes ten beside other tasks on two cores.
    testTimeout: 60_000,
    environment: 'node',
    include: ['src/**/*.test.{ts,tsx}', 'settings/**/*.test.ts', 'build/**/*.test.ts', 'measures/**/*.test.ts'],
    reporters: vitestReporters('test'),
  },
});
