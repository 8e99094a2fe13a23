import { readFileSync, writeFileSync } from 'node:fs';
import { components, entries } from './entries.mjs';

// Writes the `exports` of package.json, types first, what finds the same without them, and the root entry, all from the
// list of entries.

const file = new URL('../package.json', import.meta.url);
const manifest = JSON.parse(readFileSync(file, 'utf8'));

const script = (name) => ({
  import: { types: `./dist/${name}.d.ts`, default: `./dist/${name}.js` },
  require: { types: `./dist/${name}.d.cts`, default: `./dist/${name}.cjs` },
});
const sheet = (name) => ({
  types: { import: './styles.css.d.ts', require: './styles.css.d.cts' },
  default: `./dist/${name}.css`,
});

const PLAIN = new Set(['index', 'menus', 'number', 'toaster', 'tokens']);
const styled = entries.filter((name) => !PLAIN.has(name));

manifest.exports = Object.fromEntries([
  ...entries.map((name) => [name === 'index' ? '.' : `./${name}`, script(name)]),
  ...['styles', 'styles.unlayered', 'base', 'foundation', 'tokens', 'fonts', ...styled].map((name) => [
    `./${name}.css`,
    sheet(name),
  ]),
  ['./fonts/*', './dist/fonts/*'],
  ['./tokens.json', './dist/tokens.json'],
  [
    './sprite.svg',
    { types: { import: './sprite.svg.d.ts', require: './sprite.svg.d.cts' }, default: './dist/sprite.svg' },
  ],
  ['./package.json', './package.json'],
]);
// What knows no `exports`, such as `moduleResolution: node`, looks here for types.
manifest.typesVersions = {
  '*': Object.fromEntries(
    Object.entries(manifest.exports).flatMap(([name, target]) => {
      const types = target.types?.require ?? target.require?.types ?? target;
      return /^\.$|\*|package\.json/.test(name) ? [] : [[name.slice('./'.length), [types]]];
    }),
  ),
};
writeFileSync(
  new URL('../src/entries/index.ts', import.meta.url),
  components.map((name) => `export * from '@sanierungsweg/ui/${name}';\n`).join(''),
);
writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);
