// Remembers what has passed, so that the same tarballs are not tried in the same portals again.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { filesBelow, hashFiles } from '../tarball.mjs';

const tooling = fileURLToPath(new URL('..', import.meta.url));
const record = join(tooling, 'consumers/.cache/passed.json');

/** What a result depends on: the content of the tarballs, the portals, this tooling and Node's line. */
export function keyOf(tarballs) {
  const [line] = process.versions.node.split('.');
  const hidden = /(^|\/)\./;
  const parts = [
    `node ${line} ${process.platform} ${process.arch}`,
    hashFiles(
      tooling,
      filesBelow(tooling).filter((file) => !hidden.test(file)),
    ),
    ...Object.values(tarballs).map(({ folder }) => hashFiles(folder)),
  ];
  return createHash('sha256').update(parts.join('\n')).digest('hex');
}

/** The counts of an earlier run with this key that passed, or null. */
export function earlier(key) {
  if (!existsSync(record)) return null;
  const found = JSON.parse(readFileSync(record, 'utf8'));
  return found.key === key ? found.counts : null;
}

/** Keeps the counts of a run that passed. */
export function remember(key, counts) {
  mkdirSync(dirname(record), { recursive: true });
  writeFileSync(record, `${JSON.stringify({ key, counts })}\n`);
}
