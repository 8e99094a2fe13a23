import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/**
 * Writes a committed file only where it is not as it should be: editors, type checks and development servers read it
 * while a build runs, and would find it empty.
 * @param {URL | string} file
 * @param {string} content
 */
export function writeGenerated(file, content) {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== content) writeFileSync(file, content);
}
