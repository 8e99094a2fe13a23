import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished, test } from 'vitest';
import { differences, fetchPublished } from './published.mjs';
import { formatRefusals, refusalsOf } from './refusals.mjs';

const ADDRESS = 'https://github.com/example/portal';
/** @type {import('./refusals.mjs').ReleaseState} */
const READY = {
  branch: 'main',
  dirty: [],
  head: '1234567890abcdef',
  originHead: '1234567890abcdef',
  changesets: [],
  trial: false,
  canProve: true,
  workflowRepository: ADDRESS,
  packages: [
    {
      name: '@sanierungsweg/ui',
      folder: 'packages/ui',
      version: '1.2.0',
      repository: `git+${ADDRESS}.git`,
      repositoryFolder: 'packages/ui',
      changelog: '# @sanierungsweg/ui\n\n## 1.2.0\n\n### Minor Changes\n',
      published: 'absent',
    },
  ],
};
/**
 * @param {Partial<import('./refusals.mjs').ReleasePackage>} change
 * @returns {import('./refusals.mjs').ReleaseState}
 */
const withPackage = (change) => ({ ...READY, packages: [{ ...READY.packages[0], ...change }] });

test('nothing speaks against a release from a clean main in the workflow', () => {
  assert.deepEqual(refusalsOf(READY), []);
  assert.deepEqual(refusalsOf(withPackage({ published: 'same' })), []);
  assert.deepEqual(refusalsOf(withPackage({ repository: `${ADDRESS}.git` })), [], 'another way to write the address');
});

test('a repository without origin, and a trial without a workflow, can go on', () => {
  assert.deepEqual(refusalsOf({ ...READY, originHead: undefined }), []);
  const trial = { ...withPackage({ repository: undefined }), trial: true, canProve: false };
  assert.deepEqual(refusalsOf({ ...trial, workflowRepository: undefined }), []);
});

/** @type {[string, import('./refusals.mjs').ReleaseState, RegExp, RegExp][]} */
const CASES = [
  ['another branch', { ...READY, branch: 'next' }, /The branch is next, not main/, /git switch main/],
  ['no branch', { ...READY, branch: '' }, /No branch is checked out/, /git switch main/],
  ['changed files', { ...READY, dirty: ['README.md'] }, /differ from the last commit: README\.md/, /git stash/],
  ['behind origin', { ...READY, originHead: 'fedcba9876' }, /This is 1234567, but .* is fedcba9/, /git pull --ff-only/],
  ['origin without main', { ...READY, originHead: '' }, /main at origin is missing/, /push/],
  ['pending changesets', { ...READY, changesets: ['brave-dogs'] }, /brave-dogs\.md/, /release:version/],
  ['no identity token', { ...READY, canProve: false }, /no identity token/, /id-token: write/],
  ['no workflow', { ...READY, workflowRepository: undefined }, /no identity token/, /release\.yml/],
  ['no repository', withPackage({ repository: undefined }), /does not name https/, /npm pkg set repository\.type=git/],
  ['a foreign repository', withPackage({ repository: 'https://github.com/a/b' }), /turned down/, /repository\.url=/],
  ['no folder', withPackage({ repositoryFolder: undefined }), /turned down/, /repository\.directory=packages\/ui/],
  ['version 0.0.0', withPackage({ version: '0.0.0' }), /stands for "not released"/, /pnpm changeset/],
  ['no version', withPackage({ version: 'next' }), /stands for "not released"/, /pnpm changeset/],
  ['a version without words', withPackage({ version: '1.3.0' }), /CHANGELOG\.md says nothing about 1\.3\.0/, /undo/],
  ['other content', withPackage({ published: ['dist/index.js'] }), /other content: dist\/index\.js/, /never changes/],
];
test('stays short before a first release, which has changesets and files by the hundred', () => {
  const names = Array.from({ length: 160 }, (_, index) => `change-${index}`);
  const refusals = refusalsOf({ ...READY, changesets: names, dirty: names.map((name) => `.changeset/${name}.md`) });
  assert.equal(refusals.length, 2);
  for (const { problem } of refusals) {
    assert.match(problem, / \.changeset\/change-0\.md, .*change-4\.md and 155 more\b/);
    assert.ok(problem.length < 250, problem);
  }
});

test.each(CASES)('refuses: %s', (_name, state, problem, remedy) => {
  const refusals = refusalsOf(state);
  assert.equal(refusals.length, 1);
  assert.match(refusals[0].problem, problem);
  assert.match(refusals[0].remedy, remedy);
});

test('says everything at once, each with its remedy', () => {
  const text = formatRefusals(refusalsOf({ ...READY, branch: 'next', dirty: ['a', 'b'], canProve: false }));
  assert.equal(text.split('\n').length, 7);
  assert.match(text, /^Nothing was published\.\n- The branch is next/);
});

test('while changesets wait, versions and logs of the last release are no fault', () => {
  const [refusal, ...others] = refusalsOf({ ...withPackage({ published: ['README.md'] }), changesets: ['one'] });
  assert.match(refusal.problem, /one\.md/);
  assert.deepEqual(others, []);
});

test('another version of a tool is no other content, another dependency is', () => {
  const folderWith = (manifest) => {
    const folder = mkdtempSync(join(tmpdir(), 'published-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'widget', version: '1.0.0', ...manifest }));
    return folder;
  };
  const made = folderWith({ devDependencies: { '@sanierungsweg/ui': '1.0.0' } });
  assert.deepEqual(differences(made, folderWith({ devDependencies: { '@sanierungsweg/ui': '1.0.1' } })), []);
  const needy = folderWith({ dependencies: { '@sanierungsweg/ui': '1.0.0' } });
  assert.deepEqual(differences(made, needy), ['package.json']);
});

/** A registry in a process of its own, as npm is asked synchronously: says its port, then how often it was asked. */
const BROKEN_REGISTRY = `
let asked = 0;
require('node:http')
  .createServer((_request, response) => (asked++, response.writeHead(503).end()))
  .listen(0, '127.0.0.1', function () { process.stdout.write(String(this.address().port)); });
process.on('SIGTERM', () => process.stdout.write(String(asked), () => process.exit()));
`;

test('a registry that does not answer is asked once more, and what it said is told', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'published-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const child = spawn(process.execPath, ['-e', BROKEN_REGISTRY]);
  onTestFinished(() => void child.kill('SIGKILL'));
  const [port] = await once(child.stdout, 'data');
  assert.throws(
    () => fetchPublished('widget', '1.0.0', folder, ['--registry', `http://127.0.0.1:${String(port).trim()}/`]),
    /registry did not say whether widget@1\.0\.0 exists\. Nothing was published\.[^]*503/,
  );
  const told = once(child.stdout, 'data');
  child.kill('SIGTERM');
  const [asked] = await told;
  assert.equal(String(asked).trim(), '2');
});
