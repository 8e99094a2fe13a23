import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Short class names: two characters for the style file, which are its place in the list of all, then a count. The hash
 * of vanilla-extract names a file with six or seven, which no compression takes out of the sheet of every page. Both
 * bundles come by the same names, because the list is sorted and a file is evaluated from its top.
 * @param {string} root the site's folder
 * @returns {(style: { hash: string, filePath: string }) => string} `identifiers` of vanilla-extract's plugin
 */
export function shortStyleNames(root) {
  const files = readdirSync(join(root, 'src'), { recursive: true })
    .map((file) => `src/${String(file).replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.css.ts'))
    .sort();
  /** @type {Map<string, string[]>} */
  const known = new Map(files.map((file) => [file, []]));
  return ({ hash, filePath }) => {
    const hashes = known.get(filePath);
    // A file that came while the server of `pnpm dev` was running, or one of another package.
    if (!hashes) return `_${hash}`;
    if (!hashes.includes(hash)) hashes.push(hash);
    return `_${files.indexOf(filePath).toString(36).padStart(2, '0')}${hashes.indexOf(hash).toString(36)}`;
  };
}
