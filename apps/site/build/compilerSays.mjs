import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Of the workspace: it is no dependency of the site, whose build needs it only where something is wrong. */
const COMPILER = fileURLToPath(new URL('../../../node_modules/@typescript/native/bin/tsc', import.meta.url));

/** One wrong name in a table is told at each of its rows; more than this nobody reads at once. */
const MOST_LINES = 16;

/**
 * What the compiler has against the sources of a folder: file, line, column, value and what could stand there.
 * @param {string} folder with a `tsconfig.json`
 * @returns {string | undefined} undefined where it has nothing against them, or cannot be asked
 */
export function compilerSays(folder) {
  if (!existsSync(COMPILER) || !existsSync(join(folder, 'tsconfig.json'))) return undefined;
  const { stdout } = spawnSync(process.execPath, [COMPILER, '--noEmit', '--pretty', 'false', '-p', folder], {
    cwd: folder,
    encoding: 'utf8',
  });
  const lines = stdout.replaceAll(join(folder, '/'), '').trim().split('\n');
  if (lines[0] === '') return undefined;
  const rest = lines.length - MOST_LINES;
  return [...lines.slice(0, MOST_LINES), ...(rest > 0 ? [`… and ${rest} more lines.`] : [])].join('\n');
}
