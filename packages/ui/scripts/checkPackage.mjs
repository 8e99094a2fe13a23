// Looks at what is published: what each entry exports in both formats, where 'use client' stands, which files go along.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { clientEntries, entries } from '../build/entries.mjs';
import { publicApi } from '../build/publicApi.mjs';

const folder = new URL('../', import.meta.url);
const require = createRequire(import.meta.url);
const text = (path) => readFileSync(new URL(path, folder), 'utf8');
const manifest = JSON.parse(text('package.json'));
const everything = Object.values(publicApi).flat().sort();

for (const entry of entries) {
  const key = entry === 'index' ? '.' : `./${entry}`;
  const { import: esm, require: cjs } = manifest.exports[key];
  assert.equal(Object.keys(esm)[0], 'types', `${key}: types come first`);
  assert.equal(Object.keys(cjs)[0], 'types', `${key}: types come first`);
  const specifier = manifest.name + key.slice(1);
  const promised = entry === 'index' ? everything : publicApi[entry].toSorted();
  assert.deepEqual(Object.keys(await import(specifier)).sort(), promised, `${specifier}, imported`);
  assert.deepEqual(Object.keys(require(specifier)).sort(), promised, `${specifier}, required`);
  for (const extension of ['js', 'cjs']) {
    const code = text(`dist/${entry}.${extension}`);
    const client = clientEntries.includes(entry);
    assert.equal(code.startsWith("'use client';"), client, `${entry}.${extension}: 'use client' where due, first`);
    assert.doesNotMatch(code, /vanilla-extract/, `${entry}.${extension} needs no vanilla-extract`);
    assert.doesNotMatch(code, /createElement\(["']style["']\)/, `${entry}.${extension} injects no style element`);
  }
}
assert.deepEqual(Object.keys(manifest.dependencies), ['@radix-ui/react-slot'], 'no other dependency');

for (const sheet of ['styles', ...entries].map((name) => `dist/${name}.css`)) {
  if (!manifest.exports[`./${sheet.slice('dist/'.length)}`]) continue;
  const css = text(sheet);
  assert.match(css, /^@layer ui\.reset,ui\.tokens,ui\.components;/, `${sheet} names the layers first`);
  assert.doesNotMatch(css, /https?:|data:/, `${sheet} loads nothing`);
}

const [pack] = JSON.parse(
  execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], { cwd: folder, encoding: 'utf8' }),
);
const paths = pack.files.map(({ path }) => path);
const expected = /^(dist\/.+|package\.json|README\.md|LICENSE|CHANGELOG\.md|styles\.css\.d\.c?ts)$/;
assert.deepEqual(
  paths.filter((path) => !expected.test(path)),
  [],
  'files that nobody needs',
);
assert.deepEqual(
  paths.filter((path) => /\.css\.c?js$/.test(path)),
  [],
  "a consumer's vanilla-extract would process these again",
);
for (const licence of ['dist/fonts/familjen-grotesk-LICENSE.txt', 'dist/fonts/figtree-LICENSE.txt']) {
  assert.ok(paths.includes(licence), `${licence} goes along`);
}
assert.match(text('dist/sprite.svg'), /Lucide[\s\S]*ISC License/, 'the sprite carries its licence');
console.log(`${pack.filename}: ${entries.length} entries and their styles, ${paths.length} files, as listed.`);
