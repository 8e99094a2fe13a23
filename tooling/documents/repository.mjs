import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { currentCommit } from '../changes.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Text of a file, by its path from the root of the repository. */
export const read = (path) => readFileSync(`${root}${path}`, 'utf8');

/**
 * Every text file that git knows or would know, by its path from the root.
 * @throws If git knows no commit here; the message says what to do.
 */
export function textFiles() {
  currentCommit();
  const args = ['ls-files', '--cached', '--others', '--exclude-standard'];
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 })
    .split('\n')
    .filter((path) => /\.(?:md|mdx|mjs|json|ts|tsx|css|html)$/.test(path) && existsSync(`${root}${path}`));
}
