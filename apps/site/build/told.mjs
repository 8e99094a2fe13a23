import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Who speaks first in a message that says what is wrong and what to do. */
const TOLD = /^(?:site|build|prerender|content|ledger|links|operator|funding|figures): /;

/** Vite's words for an import of a file that does not exist; who imports it is known of static ones. */
const NO_FILE = /^Failed to load url (\S+) \(resolved id: .+?\)(?: in (.+?))?\. Does the file exist\?/;

/** What keeps a file from being written, by the system's name for it, with the remedy. */
const UNWRITTEN = {
  EACCES: 'This user may not write there. Make the folder your own, or run the command as its owner',
  EPERM: 'This user may not write there. Make the folder your own, or run the command as its owner',
  EROFS: 'That disk cannot be written to. Copy the project to one that can',
  ENOSPC: 'The disk is full. Make room',
  EDQUOT: 'Your share of the disk is full. Make room',
};

/** @param {Error} error */
function unwritten(error) {
  const { code = '', path } = /** @type {NodeJS.ErrnoException} */ (error);
  if (!Object.hasOwn(UNWRITTEN, code)) return undefined;
  return `site: ${path ?? 'A file'} could not be written (${code}), so the work has stopped and what it writes is not whole. ${UNWRITTEN[code]}, and run it again.`;
}

/** What a fault says where it is of a kind that somebody foresaw. @param {unknown} error @returns {string | undefined} */
export function told(error) {
  if (!(error instanceof Error)) return undefined;
  // What a plugin says, the bundler holds among others.
  const { errors } = /** @type {{ errors?: unknown }} */ (/** @type {unknown} */ (error));
  const inside = Array.isArray(errors) ? errors.map(told) : [];
  if (inside.length > 0 && !inside.includes(undefined)) return inside.join('\n');
  const [, file, importer] = NO_FILE.exec(error.message) ?? [];
  if (file) {
    const path = file.startsWith('/') ? relative(root, file) : file;
    const by = importer ? ` by ${relative(root, importer)}` : '';
    return `site: ${path} is imported${by}, and there is no such file. Nothing was written. Correct the name where it is imported (a page's record: in src/content/loadRecord.ts), or add the file.`;
  }
  return TOLD.test(error.message) ? error.message : unwritten(error);
}

/**
 * Runs a task for a tool that prints the stack of whatever fails: where a message says what to do, that is all it prints.
 * @template T
 * @param {() => Promise<T>} task
 * @returns {Promise<T>}
 */
export async function withoutStack(task) {
  try {
    return await task();
  } catch (error) {
    if (told(error) !== undefined) error.stack = told(error);
    throw error;
  }
}
