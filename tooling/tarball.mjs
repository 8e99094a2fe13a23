import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** Runs a command and returns what it prints; its errors come with what it said. */
export function output(command, args, cwd) {
  return execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], maxBuffer: 2 ** 26 });
}

/** Every file below a folder, as sorted paths with `/`. */
export function filesBelow(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

/** Unpacks a tarball into a folder, without the folder around its files. */
export function unpack(tarball, folder) {
  mkdirSync(folder, { recursive: true });
  output('tar', ['-xzf', tarball, '-C', folder, '--strip-components=1']);
}

/**
 * Packs a package as `pnpm publish` would and unpacks the result.
 * @param {string} packageFolder a built package
 * @param {string} destination a folder for the tarball, made if need be
 * @returns {{ tarball: string, folder: string, files: string[], manifest: any }} the tarball, and what is in it
 * @throws If there is no tarball; the message says what to do.
 */
export function packTarball(packageFolder, destination) {
  const { name } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8'));
  const folder = join(destination, name.split('/').at(-1));
  mkdirSync(destination, { recursive: true });
  const before = new Set(readdirSync(destination));
  output('pnpm', ['pack', '--pack-destination', destination], packageFolder);
  const added = readdirSync(destination).find((file) => !before.has(file));
  if (!added) throw new Error(`pnpm pack wrote no tarball for ${packageFolder}. Run it there and read what it says.`);
  const tarball = join(destination, added);
  unpack(tarball, folder);
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
