import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Writes what a test run counted to `.results/<name>.json` of the package, where `tooling/test.mjs` adds it up.
 * @param {string} name e.g. `test`, `browser`, `e2e`
 * @param {{ passed: number, failed: number, skipped: number }} counts
 * @param {string} [workspace] default: where the process runs
 */
export function writeResults(name, counts, workspace = process.cwd()) {
  const folder = join(workspace, '.results');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(counts)}\n`);
}
