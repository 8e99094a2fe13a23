import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const repository = fileURLToPath(new URL('../../..', import.meta.url));

/** Where sites with Vite keep variables; this one reads none of them, see settings/checkEnvironmentFiles.ts. */
const NAMES = ['', '.production', '.development'].flatMap((mode) => [`.env${mode}`, `.env${mode}.local`]);

/**
 * What such files hold, by their paths from the folder of the repository.
 * @param {readonly string[]} folders
 * @returns {Record<string, string>}
 */
export function environmentFiles(folders) {
  const files = folders.flatMap((folder) => NAMES.map((name) => join(folder, name))).filter((file) => existsSync(file));
  return Object.fromEntries(files.map((file) => [relative(repository, file), readFileSync(file, 'utf8')]));
}
