import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { output, pack } from './release/tarballs.mjs';

/** Every file below a folder, as sorted paths with `/`. */
export function filesBelow(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

/**
 * Packs a package as `pnpm publish` would and unpacks the result.
 * @param {string} packageFolder a built package
 * @param {string} destination a folder for the tarball, made if need be
 * @returns {{ tarball: string, folder: string, files: string[], manifest: any }} the tarball, and what is in it
 */
export function packTarball(packageFolder, destination) {
  const { name } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8'));
  const folder = join(destination, name.split('/').at(-1));
  const tarball = pack(packageFolder, destination);
  mkdirSync(folder, { recursive: true });
  output('tar', ['-xzf', tarball, '-C', folder, '--strip-components=1']);
  return {
    tarball,
    folder,
    files: filesBelow(folder),
    manifest: JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')),
  };
}

/** A hash of files below a folder: paths and bytes, nothing that changes with the time of packing. */
export function hashFiles(folder, files = filesBelow(folder)) {
  const hash = createHash('sha256');
  for (const file of files)
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(folder, file)))
      .update('\0');
  return hash.digest('hex');
}
