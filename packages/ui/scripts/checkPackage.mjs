// Looks at what is particular to this package; `tooling/contents` looks at what holds for all.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { clientEntries, entries } from './entries.mjs';
import { publicApi } from './publicApi.mjs';

const folder = new URL('../', import.meta.url);
const text = (path) => readFileSync(new URL(path, folder), 'utf8');
const manifest = JSON.parse(text('package.json'));
const recorded = JSON.parse(text('contents.generated.json')).entries;

for (const entry of entries) {
  const { client, exports } = recorded[entry === 'index' ? '.' : `./${entry}`];
  const promised = entry === 'index' ? Object.values(publicApi).flat() : publicApi[entry];
  assert.deepEqual(exports, promised.toSorted(), `${entry} exports what is promised`);
  assert.equal(client, clientEntries.includes(entry), `${entry}: 'use client' where due`);
  for (const extension of ['js', 'cjs']) {
    const code = text(`dist/${entry}.${extension}`);
    assert.doesNotMatch(code, /vanilla-extract/, `${entry}.${extension} needs no vanilla-extract`);
    assert.doesNotMatch(code, /createElement\(["']style["']\)/, `${entry}.${extension} injects no style element`);
  }
}

for (const sheet of ['styles', 'styles.unlayered', 'base', 'foundation', 'tokens', ...entries].map(
  (name) => `dist/${name}.css`,
)) {
  if (!manifest.exports[`./${sheet.slice('dist/'.length)}`]) continue;
  const css = text(sheet);
  assert.match(css, /^@layer ui\.reset,ui\.tokens,ui\.components;/, `${sheet} names the layers first`);
  assert.doesNotMatch(css, /https?:|data:/, `${sheet} loads nothing`);
  for (const [, animation] of css.matchAll(/animation(?:-name)?:([^;}]+)/g))
    for (const [name] of animation.matchAll(/ui-[\w-]+/g))
      assert.ok(css.includes(`@keyframes ${name}{`), `${sheet} brings the keyframes ${name}`);
}

assert.match(text('dist/sprite.svg'), /Lucide[\s\S]*ISC License/, 'the sprite carries its licence');
console.log(`${manifest.name}: ${entries.length} entries and their styles hold.`);
