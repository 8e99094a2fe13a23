// What a package publishes, as a record that a person can read and compare.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const IMPORTS = /(?:\bfrom|\bimport|\brequire\()\s*["']([^"'.][^"']*)["']/g;

/**
 * What a file of code loads, siblings of its own package included, each once.
 * @param {string} code
 */
function importsOf(code) {
  const found = [...code.matchAll(IMPORTS)].map(([, specifier]) => specifier.replace(/^node:/, ''));
  return [...new Set(found)].sort();
}

/** Entries of the exports map that are code, by key: `.`, `./core` … */
export function codeEntries(manifest) {
  return Object.entries(manifest.exports).filter(([, target]) => typeof target.import?.default === 'string');
}

/**
 * The record of an unpacked package: files, dependencies, and for every entry what it exports, whether it begins with
 * 'use client', and what it loads.
 * @param {{ folder: string, files: string[], manifest: any }} packed
 * @param {(specifier: string) => Promise<object>} load imports an entry
 */
export async function packageContents({ folder, files, manifest }, load) {
  const entries = {};
  for (const [key, { import: esm }] of codeEntries(manifest)) {
    const code = readFileSync(join(folder, esm.default), 'utf8');
    entries[key] = {
      client: code.startsWith("'use client';"),
      exports: Object.keys(await load(manifest.name + key.slice(1))).sort(),
      imports: importsOf(code),
    };
  }
  const { dependencies = {}, peerDependencies = {}, peerDependenciesMeta = {}, bin = {} } = manifest;
  return { dependencies, peerDependencies, peerDependenciesMeta, bin, entries, files };
}
