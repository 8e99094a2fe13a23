// Looks at what is published: what each entry exports in both formats, where 'use client' stands, which files go along.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const EXPORTS = {
  core: ['consentFor', 'cookieAdapter', 'createConsentStore', 'localStorageAdapter', 'memoryAdapter'],
  index: ['ConsentEmbed', 'ConsentGate', 'ConsentProvider', 'ConsentScript', 'useConsent', 'useConsentContext'],
  ui: ['ConsentBanner', 'ConsentDialog', 'ConsentSettings', 'ConsentSettingsButton'],
  'google-consent-mode': ['DEFAULT_GOOGLE_SIGNALS', 'googleConsentMode'],
  testing: ['ConsentTestProvider', 'createTestStore'],
  'locales/de': ['de'],
  'locales/en': ['en'],
};
const CLIENT = ['index', 'ui', 'testing'];
const FREE_OF_REACT = ['core', 'google-consent-mode', 'locales/de', 'locales/en'];

const folder = new URL('../', import.meta.url);
const require = createRequire(import.meta.url);
const text = (path) => readFileSync(new URL(path, folder), 'utf8');
const manifest = JSON.parse(text('package.json'));

for (const [entry, names] of Object.entries(EXPORTS)) {
  const key = entry === 'index' ? '.' : `./${entry}`;
  const { import: esm, require: cjs } = manifest.exports[key];
  assert.equal(Object.keys(esm)[0], 'types', `${key}: types come first`);
  assert.equal(Object.keys(cjs)[0], 'types', `${key}: types come first`);
  const specifier = manifest.name + key.slice(1);
  assert.deepEqual(Object.keys(await import(specifier)).sort(), names.toSorted(), `${specifier}, imported`);
  assert.deepEqual(Object.keys(require(specifier)).sort(), names.toSorted(), `${specifier}, required`);
  for (const extension of ['js', 'cjs']) {
    const code = text(`dist/${entry}.${extension}`);
    assert.equal(
      code.startsWith("'use client';"),
      CLIENT.includes(entry),
      `${entry}.${extension}: 'use client' where due, first`,
    );
    if (FREE_OF_REACT.includes(entry)) assert.doesNotMatch(code, /["']react/, `${entry}.${extension} needs no React`);
  }
}
assert.deepEqual(Object.keys(manifest.dependencies ?? {}), [], 'no dependency');

const [pack] = JSON.parse(
  execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], { cwd: folder, encoding: 'utf8' }),
);
const surprising = pack.files
  .map(({ path }) => path)
  .filter((path) => !/^(dist\/.+|package\.json|README\.md|LICENSE|CHANGELOG\.md|styles\.d\.c?ts)$/.test(path));
assert.deepEqual(surprising, [], 'files that nobody needs');
console.log(
  `${pack.filename}: ${Object.keys(EXPORTS).length} entries and styles, ${pack.files.length} files, as listed.`,
);
