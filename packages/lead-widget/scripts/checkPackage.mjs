// Checks what would be published: the export list of every entry, in ESM and CommonJS, and the list of files.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const EXPORTS = {
  '.': ['LeadHubProvider', 'LeadWidget', 'useLeadHub'],
  './core': [
    'HubError',
    'createContainer',
    'loadHub',
    'markContainer',
    'registry',
    'reloadHref',
    'reloadOnce',
    'reloadTarget',
    'validPlz',
    'watchRender',
  ],
  './headless': ['startWidget'],
  './element': ['defineLeadWidget'],
  './anchor': ['scrollToAnchor'],
  './locales': ['de', 'en'],
  './sandbox': [
    'SANDBOX_BEHAVIOURS',
    'SANDBOX_FAULTS',
    'SANDBOX_INTEGRATIONS',
    'hubFilePath',
    'hubMiddleware',
    'hubSource',
    'leadSandbox',
  ],
  './testing': ['formatContract', 'resetHubs', 'runContract', 'serveSandbox'],
};

const FILES = [
  'CHANGELOG.md',
  'LICENSE',
  'README.md',
  'package.json',
  'styles.css',
  'styles.css.d.cts',
  'styles.css.d.ts',
];

const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
const require = createRequire(import.meta.url);
const faults = [];

for (const [entry, names] of Object.entries(EXPORTS)) {
  const specifier = entry.replace('.', manifest.name);
  for (const [format, module] of [
    ['ESM', await import(specifier)],
    ['CommonJS', require(specifier)],
  ]) {
    const found = Object.keys(module).filter((name) => !['default', 'module.exports'].includes(name));
    if (found.sort().join() !== names.join()) faults.push(`${specifier} (${format}) exports ${found.join(', ')}`);
  }
}

for (const entry of Object.keys(manifest.exports)) {
  const file = /\.(js|css|json)$/.test(entry);
  if (!file && !(entry in EXPORTS)) faults.push(`${entry} is in the exports map, but not in this list`);
}

for (const format of ['js', 'cjs']) {
  const client = readFileSync(`dist/index.${format}`, 'utf8');
  if (!client.startsWith("'use client';")) faults.push(`dist/index.${format} does not begin with 'use client'`);
}

for (const path of Object.values(manifest.bin)) {
  if (!existsSync(path) || !readFileSync(path, 'utf8').startsWith('#!/usr/bin/env node'))
    faults.push(`${path} is no command`);
}

const [pack] = JSON.parse(
  execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], { encoding: 'utf8' }),
);
const odd = pack.files.map(({ path }) => path).filter((path) => !path.startsWith('dist/') && !FILES.includes(path));
if (odd.length) faults.push(`would publish ${odd.join(', ')}`);

if (manifest.dependencies) faults.push('has dependencies');
for (const fault of faults) console.error(`lead-widget: ${fault}`);
process.exitCode = faults.length ? 1 : 0;
