// Code and tests cite requirements (R-…) and decisions (D-…) by their ids: each of them has to be there to be read.
import assert from 'node:assert/strict';
import { test } from 'vitest';
import { read, textFiles } from './repository.mjs';

const REQUIREMENTS = 'docs/requirements.md';
const DECISIONS = 'docs/decisions/specification.md';

const ID = /(?<![\w-])[RD]-[A-Z][A-Z0-9]*(?:-[A-Z]+)?(?:-\d+)?(?![\w-])/g;
const idsIn = (text) => [...text.matchAll(ID)].map(([id]) => id);
const matches = (text, pattern, group = 1) => [...text.matchAll(pattern)].map((found) => found[group]);

/** At the beginning of a line, or further ones of a line after a point. */
const requirements = matches(read(REQUIREMENTS), /^- .*$/gm, 0).flatMap((line) =>
  matches(line, /(?:^-|·) (R-[A-Z0-9]+(?:-[A-Z]+)?-\d+) /g),
);
/** Groups such as R-HOME, cited where all of their lines are meant. */
const groups = [
  ...matches(read(REQUIREMENTS), /^## .*\((R-[^)]*)\)/gm).flatMap(idsIn),
  ...requirements.map((id) => id.replace(/-\d+$/, '')),
];
const decisions = matches(read(DECISIONS), /^\| (D-[A-Z0-9]+) \|/gm);
const defined = new Set([...requirements, ...groups, ...decisions]);

test('every id stands for one thing', () => {
  assert.ok(requirements.length > 300 && decisions.length > 30);
  for (const ids of [requirements, decisions]) {
    assert.deepEqual(
      ids.filter((id, index) => ids.indexOf(id) !== index),
      [],
    );
  }
});

test('the decisions that requirements call for exist, and the other way round', () => {
  const cited = [REQUIREMENTS, DECISIONS].flatMap((path) => idsIn(read(path)));
  assert.ok(cited.some((id) => decisions.includes(id)) && cited.some((id) => requirements.includes(id)));
  assert.deepEqual(
    cited.filter((id) => !defined.has(id)),
    [],
  );
});

test('what is cited anywhere exists', () => {
  const missing = textFiles().flatMap((path) =>
    idsIn(read(path))
      .filter((id) => !defined.has(id))
      .map((id) => `${path}: ${id}`),
  );
  assert.deepEqual(missing, [], `Correct the id, or add it to ${REQUIREMENTS} or ${DECISIONS}.`);
});

test('a citation that leads nowhere would be found', () => {
  const NOWHERE = ['D', 'NOWHERE'].join('-');
  assert.deepEqual(idsIn(`see R-HOME-03, (${NOWHERE}) and R-FIG-FUN-01; not A-R-HOME or R-lower`), [
    'R-HOME-03',
    NOWHERE,
    'R-FIG-FUN-01',
  ]);
  assert.ok(!defined.has(NOWHERE));
});
