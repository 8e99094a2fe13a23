import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { vitestReporters } from '../../tooling/results.mjs';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const require = createRequire(import.meta.url);
const folderOf = (name: string) => dirname(require.resolve(`${name}/package.json`));

const source = [
  { find: /^@sanierungsweg\/consent\/styles\.css$/, replacement: here('dist/styles.css') },
  { find: /^@sanierungsweg\/consent$/, replacement: here('src/react/index.ts') },
  { find: /^@sanierungsweg\/consent\/core$/, replacement: here('src/core/index.ts') },
  { find: /^@sanierungsweg\/consent\/ui$/, replacement: here('src/ui/index.ts') },
  { find: /^@sanierungsweg\/consent\/(element|html|markup|receipts)$/, replacement: here('src/$1/index.ts') },
  { find: /^@sanierungsweg\/consent\/testing$/, replacement: here('src/testing.tsx') },
  { find: /^@sanierungsweg\/consent\/google-consent-mode$/, replacement: here('src/googleConsentMode.ts') },
  { find: /^@sanierungsweg\/consent\/locales\/(\w+)$/, replacement: here('src/locales/$1.ts') },
];

const REACT = ['src/{react,ui}/**/*.test.tsx', 'src/*.test.{ts,tsx}'];

function project(major: 18 | 19, include: string[]) {
  const suffix = major === 18 ? '-18' : '';
  return {
    resolve: {
      alias: [
        ...source,
        { find: /^react-dom(?=$|\/)/, replacement: folderOf(`react-dom${suffix}`) },
        { find: /^react(?=$|\/)/, replacement: folderOf(`react${suffix}`) },
      ],
    },
    test: {
      name: `react-${major}`,
      environment: 'jsdom',
      // Generous: what takes a second alone takes ten beside other tasks on two cores.
      testTimeout: 60_000,
      hookTimeout: 60_000,
      // One process and one document for all files: each alone took two seconds to set up. Tests clean up what they leave,
      // and a lint rule keeps module mocks out.
      isolate: false,
      unstubGlobals: true,
      unstubEnvs: true,
      environmentOptions: { jsdom: { url: 'https://www.example.org/wohnen/heizung' } },
      include,
      setupFiles: [...(major === 18 ? [here('tests/react18.ts')] : []), here('tests/setup.ts')],
      restoreMocks: true,
    },
  };
}

export default defineConfig({
  test: {
    // The store knows no React: once is enough.
    projects: [
      project(19, [...REACT, 'src/{core,html,receipts}/**/*.test.ts', 'tests/*.test.{ts,tsx}']),
      project(18, REACT),
    ],
    reporters: vitestReporters('test'),
  },
});
