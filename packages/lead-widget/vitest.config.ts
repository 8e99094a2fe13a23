import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { vitestReporters } from '../../tooling/results.mjs';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const own = ['adopt', 'core', 'headless', 'element', 'anchor', 'locales', 'providers', 'testing'].map((name) => ({
  find: new RegExp(`^@sanierungsweg/lead-widget/${name}$`),
  replacement: at(`src/${name}/index.ts`),
}));
// The sandbox reads its built script.
const sandbox = { find: /^@sanierungsweg\/lead-widget\/sandbox$/, replacement: at('dist/sandbox.js') };
const alias = [sandbox, { find: /^@sanierungsweg\/lead-widget$/, replacement: at('src/react/index.ts') }, ...own];
export default defineConfig({
  test: {
    // Generous: what takes a second alone takes ten beside other tasks on two cores.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // One process and one document for all files: each alone took two seconds to set up. Tests clean up what they leave,
    // and a lint rule keeps module mocks out.
    isolate: false,
    unstubGlobals: true,
    unstubEnvs: true,
    reporters: vitestReporters('test'),
    include: ['{src,tests}/**/*.test.{ts,tsx}'],
  },
  resolve: { alias },
});
