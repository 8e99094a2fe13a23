// Remembers what has passed, so that the same tarballs are not tried in the same portal again.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { filesBelow, hashFiles } from '../tarball.mjs';
import { versionsOf } from './installation.mjs';
import { sourcesOf } from './portals.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
const record = join(here, '.cache/passed.json');

/** What is the same for every portal: this tooling without the portals themselves and their versions. */
function hashOfTooling() {
  const files = filesBelow(here).filter((file) => !/^(?:\.cache|portals)\/|^versions\.json$|\.md$/.test(file));
  return hashFiles(here, files);
}

/**
 * What a portal's result depends on: its files, its versions, the content of the tarballs that it installs, this
 * tooling and Node's line.
 */
export function keyOf(portal, tarballs) {
  const [line] = process.versions.node.split('.');
  const parts = [
    `node ${line} ${process.platform} ${process.arch}`,
    hashOfTooling(),
    JSON.stringify([portal, versionsOf(portal)]),
    hashFiles(join(here, 'portals', portal.name)),
    hashFiles(sourcesOf(portal)),
    ...portal.packages.map((name) => hashFiles(tarballs[name].folder)),
  ];
  return createHash('sha256').update(parts.join('\n')).digest('hex');
}

const readRecord = () => (existsSync(record) ? JSON.parse(readFileSync(record, 'utf8')) : {});

/**
 * How many tests of a portal passed when it was last tried with this key, or null.
 * @returns {number | null}
 */
export function earlier(portal, key) {
  const found = readRecord()[portal.name];
  return found?.key === key ? found.passed : null;
}

/** Keeps how many tests of a portal passed. */
export function remember(portal, key, passed) {
  mkdirSync(dirname(record), { recursive: true });
  writeFileSync(record, `${JSON.stringify({ ...readRecord(), [portal.name]: { key, passed } }, null, 2)}\n`);
}
