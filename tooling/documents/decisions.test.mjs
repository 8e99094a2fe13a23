// Decisions are read years later: each has a number, a status and says why.
import assert from 'node:assert/strict';
import { test } from 'vitest';
import { read, textFiles } from './repository.mjs';

const files = textFiles().filter((path) => /^docs\/decisions\/\d/.test(path));
const numberOf = (path) => path.match(/(\d{4})-/)?.[1];
const STATUS = /^Status: (?:proposed|accepted|superseded by \[(\d{4})\]\((\d{4}-[\w-]+\.md)\))$/;

test.each(files)('%s has a number of its own, a status and its reasons', (path) => {
  const lines = read(path).split('\n');
  assert.match(path, /^docs\/decisions\/\d{4}-[a-z0-9-]+\.md$/);
  assert.equal(files.filter((other) => numberOf(other) === numberOf(path)).length, 1, 'its number is its own');
  assert.match(lines[0], new RegExp(`^# ${Number(numberOf(path))}\\. \\S`));
  assert.match(lines[2], STATUS, 'the line below the title says “Status: accepted”, “proposed” or “superseded by …”');
  const [, , successor] = STATUS.exec(lines[2]);
  if (successor) assert.ok(files.includes(`docs/decisions/${successor}`), `${successor} exists`);
  assert.ok(read(path).includes('\n## Context\n') && read(path).includes('\n## Decision\n'));
});

test('every decision that is referred to exists', () => {
  assert.ok(files.length > 10);
  const missing = textFiles().flatMap((path) =>
    [...read(path).matchAll(/docs\/decisions\/(\d{4}-[\w-]+\.md)/g)]
      .map(([, name]) => `docs/decisions/${name}`)
      .filter((name) => !files.includes(name))
      .map((name) => `${path}: ${name}`),
  );
  assert.deepEqual(missing, []);
});
