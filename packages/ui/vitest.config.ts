import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';
import { vitestReporters } from '../../tooling/results.mjs';
import { identifiers } from './scripts/identifiers.mjs';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [vanillaExtractPlugin({ identifiers })],
  resolve: {
    alias: [
      { find: /^@sanierungsweg\/ui\/(.+\.css)$/, replacement: here('dist/$1') },
      { find: /^@sanierungsweg\/ui$/, replacement: here('src/entries/index.ts') },
      { find: /^@sanierungsweg\/ui\/([\w-]+)$/, replacement: here('src/entries/$1.ts') },
    ],
  },
  test: {
    // Generous: what takes a second alone takes ten beside other tasks on two cores.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // One process and one document for all files: each alone took two seconds to set up. Tests clean up what they leave,
    // and a lint rule keeps module mocks out.
    isolate: false,
    unstubGlobals: true,
    unstubEnvs: true,
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}', 'tests/**/*.test.{ts,tsx}'],
    setupFiles: [here('tests/setup.ts')],
    restoreMocks: true,
    reporters: vitestReporters('test'),
  },
});
