import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';

/** Enough to know which package it is, and whether code or types failed. */
const MOST_FILES = 3;

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** @param {unknown} exported of a package.json, or a part of it @returns {string[]} the files that it names */
function filesOf(exported) {
  if (typeof exported === 'string') return exported.includes('*') ? [] : [exported];
  return exported && typeof exported === 'object' ? Object.values(exported).flatMap(filesOf) : [];
}

/** @param {string} folder of a package @returns {string[]} what its `exports` name and is not there */
function missingFiles(folder) {
  return [...new Set(filesOf(readJson(join(folder, 'package.json')).exports))].filter(
    (file) => !existsSync(join(folder, file)),
  );
}

/**
 * Stops a build in a workspace whose packages were not built, or broke off while they were: bundler and compiler would
 * name every line that imports them instead.
 * @param {string} folder of a workspace that depends on packages of this repository
 * @throws One error that names every such package, the first of its files that are missing, and what to run.
 */
export function checkPackages(folder) {
  const { dependencies } = readJson(join(folder, 'package.json'));
  const problems = Object.entries(dependencies)
    .filter(([, version]) => version.startsWith('workspace:'))
    .flatMap(([name]) => {
      const missing = missingFiles(realpathSync(join(folder, 'node_modules', name)));
      if (missing.length === 0) return [];
      const rest = missing.length - MOST_FILES;
      return `${name}: ${missing.slice(0, MOST_FILES).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
    });
  if (problems.length === 0) return;
  throw new Error(
    [
      'site: Packages are not built, or not whole: files that their "exports" name are missing. Nothing was built.',
      'Build them first, at the root of the repository: pnpm --filter "./packages/*" build',
      'Where another command is building them at this moment, as “pnpm dev” does when it starts: wait until it has, and run this again.',
      ...problems,
    ].join('\n'),
  );
}
