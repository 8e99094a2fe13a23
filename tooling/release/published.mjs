import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow, hashFiles, output } from '../tarball.mjs';

/**
 * What a file says to who installs it. The tools that a package is made with are nobody else's, and another package of
 * this repository among them changes its version on its own.
 */
function contentOf(folder, path) {
  if (path !== 'package.json') return hashFiles(folder, [path]);
  const { devDependencies: _tools, ...manifest } = JSON.parse(readFileSync(join(folder, path), 'utf8'));
  return JSON.stringify(manifest);
}

/** @returns {string[]} paths of files that are not the same in both folders; versions of tools aside */
export function differences(folder, other) {
  const hashes = [folder, other].map((each) => new Map(filesBelow(each).map((path) => [path, contentOf(each, path)])));
  const paths = new Set(hashes.flatMap((each) => [...each.keys()]));
  return [...paths].filter((path) => hashes[0].get(path) !== hashes[1].get(path)).sort();
}

/** Asks once more after a second: by itself, npm waits for over a minute where nobody answers. */
const PATIENCE = ['--fetch-retries=1', '--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=1000'];

/**
 * Fetches a published version.
 * @returns {string | undefined} path of the tarball; undefined if the registry does not have this version
 * @throws if the registry does not answer
 */
export function fetchPublished(name, version, destination, registry = []) {
  mkdirSync(destination, { recursive: true });
  const spec = `${name}@${version}`;
  try {
    if (output('npm', ['view', spec, 'version', ...PATIENCE, ...registry]).trim() === '') return undefined;
    const [{ filename }] = JSON.parse(
      output('npm', ['pack', spec, '--json', '--pack-destination', destination, ...PATIENCE, ...registry]),
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
