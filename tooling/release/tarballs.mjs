import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Runs a command and returns what it prints; its errors come with what it said. */
export function output(command, args, cwd) {
  return execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], maxBuffer: 2 ** 26 });
}

/** Packs a package as `pnpm publish` would. Returns the path of the tarball. */
export function pack(folder, destination) {
  mkdirSync(destination, { recursive: true });
  const before = new Set(readdirSync(destination));
  output('pnpm', ['pack', '--pack-destination', destination], folder);
  const added = readdirSync(destination).find((name) => !before.has(name));
  if (!added) throw new Error(`release: pnpm pack wrote no tarball for ${folder}. Run it there and read what it says.`);
  return join(destination, added);
}

/** @returns {Map<string, string>} path in the package → hash of its content */
function contentOf(tarball, folder) {
  mkdirSync(folder, { recursive: true });
  output('tar', ['-xzf', tarball, '-C', folder]);
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    files.map((entry) => {
      const path = join(entry.parentPath, entry.name);
      // The first folder is "package" for most, but need not be.
      const name = relative(folder, path).split(/[\\/]/).slice(1).join('/');
      return [name, createHash('sha256').update(readFileSync(path)).digest('hex')];
    }),
  );
}

/** @returns {string[]} paths that are not the same in both tarballs */
export function differences(tarball, other, scratch) {
  const [mine, theirs] = [contentOf(tarball, join(scratch, 'mine')), contentOf(other, join(scratch, 'theirs'))];
  return [...new Set([...mine.keys(), ...theirs.keys()])].filter((path) => mine.get(path) !== theirs.get(path)).sort();
}

/**
 * Fetches a published version.
 * @returns {string | undefined} path of the tarball; undefined if the registry does not have this version
 * @throws if the registry does not answer
 */
export function fetchPublished(name, version, destination, registry = []) {
  mkdirSync(destination, { recursive: true });
  const spec = `${name}@${version}`;
  try {
    if (output('npm', ['view', spec, 'version', ...registry]).trim() === '') return undefined;
    const [{ filename }] = JSON.parse(
      output('npm', ['pack', spec, '--json', '--pack-destination', destination, ...registry]),
    );
    return join(destination, filename.replace('@', '').replace('/', '-'));
  } catch (error) {
    if (/\bE404\b/.test(error.stderr)) return undefined;
    throw new Error(
      `release: The registry did not say whether ${spec} exists. Nothing was published. Look at its answer and try again.\n${error.stderr ?? error}`,
      { cause: error },
    );
  }
}
