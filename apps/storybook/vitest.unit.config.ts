import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const results = fileURLToPath(new URL('../../tooling/reporters/vitest.mjs', import.meta.url));

export default defineConfig({
  test: {
    environment: 'node',
    include: ['tests/**/*.test.ts'],
    reporters: ['default', [results, { name: 'test' }]],
  },
});
