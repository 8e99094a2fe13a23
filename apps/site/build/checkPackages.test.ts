import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { checkPackages } from './checkPackages.mjs';

const EXPORTS = {
  '.': { import: { types: './dist/index.d.ts', default: './dist/index.js' } },
  './core': { types: './dist/core.d.ts', default: './dist/core.js' },
  './styles.css': './styles.css',
  './fonts/*': './dist/fonts/*',
};

/** A workspace with one package, in which these files of it were built. */
function workspace(built: readonly string[]) {
  const root = mkdtempSync(join(tmpdir(), 'packages-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const write = (file: string, content: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), content);
  };
  write('package.json', JSON.stringify({ dependencies: { '@own/ui': 'workspace:*', react: 'catalog:' } }));
  write('node_modules/@own/ui/package.json', JSON.stringify({ exports: EXPORTS }));
  for (const file of built) write(`node_modules/@own/ui/${file}`, '');
  return root;
}

const CODE = ['dist/index.js', 'dist/core.js', 'styles.css'];
const TYPES = ['dist/index.d.ts', 'dist/core.d.ts'];

test('whole packages may be built with', () => {
  expect(() => checkPackages(workspace([...CODE, ...TYPES]))).not.toThrow();
});

test('a package without its types is named with what is missing and what to run', () => {
  expect(() => checkPackages(workspace(CODE))).toThrow(
    /^site: Packages are not built.*\nBuild them first, at the root of the repository: pnpm --filter "\.\/packages\/\*" build\nWhere another command is building them at this moment, .+ run this again\.\n@own\/ui: \.\/dist\/index\.d\.ts, \.\/dist\/core\.d\.ts$/,
  );
});

test('of a package that was never built, the first files are enough', () => {
  expect(() => checkPackages(workspace([]))).toThrow(/: \.\/dist\/index\.d\.ts, .+ and 2 more$/);
});

test('the packages of the site are whole where its tests run', () => {
  expect(() => checkPackages(fileURLToPath(new URL('..', import.meta.url)))).not.toThrow();
});
