import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished, test } from 'vitest';
import { commitFaults, subjectFaults } from './commits.mjs';

test.each([
  ['site: Say what a grant pays', []],
  ['consent, lead-widget: Read undefined as “not given”', []],
  [`docs: S${'a'.repeat(65)}`, []],
  [`docs: S${'ä'.repeat(66)}`, ['has 73 characters of at most 72']],
  ['Say what a grant pays', ['does not begin with a scope and a colon']],
  ['Revert "site: Say what a grant pays"', ['has the scope “Revert "site”, which there is not']],
  ['house, site: Say it', ['has the scope “house”, which there is not']],
  ['site:Say it', ['does not begin with a scope and a colon']],
  ['site: say it.', ['has no capital letter behind the colon', 'ends with a full stop']],
])('of “%s” is said what is wrong', (subject, faults) => assert.deepEqual(subjectFaults(subject), faults));

function newFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'commits über '));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

function newRepository() {
  const folder = newFolder();
  const git = (...args) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.org', ...args], {
      cwd: folder,
      stdio: 'pipe',
    });
  git('init', '--initial-branch=main');
  const commit = (subject, date = '2030-01-01T00:00:00Z') =>
    git('commit', '--allow-empty', '-m', subject, `--date=${date}`);
  return { folder, git, commit };
}

test('asks commits since it exists, on a branch and with none, and leaves what is published', () => {
  const { folder, git, commit } = newRepository();
  commit('Long ago', '2026-11-01T00:00:00Z');
  commit('Now');
  assert.match(commitFaults(folder).join('\n'), /^\w+ “Now” does not begin with a scope and a colon\.$/);
  git('update-ref', 'refs/remotes/origin/main', 'HEAD');
  assert.deepEqual(commitFaults(folder), []);
  git('checkout', '--detach');
  commit('Detached');
  assert.match(commitFaults(folder).join('\n'), /^\w+ “Detached” [^\n]+$/);
});

test('has nothing to ask in a shallow clone, without commits, without git, and within another repository', () => {
  const { folder, git, commit } = newRepository();
  assert.deepEqual(commitFaults(folder), []);
  commit('One');
  git('checkout', '-b', 'side');
  commit('Two');
  git('checkout', '-b', 'both', 'main');
  git('merge', '--no-ff', 'side');
  assert.equal(commitFaults(folder).length, 2);
  const shallow = newFolder();
  execFileSync('git', ['clone', '--quiet', '--depth=1', '--branch=both', `file://${folder}`, shallow]);
  assert.deepEqual(commitFaults(shallow), []);
  assert.deepEqual(commitFaults(newFolder()), []);
  const downloaded = join(folder, 'downloaded');
  mkdirSync(downloaded);
  assert.deepEqual(commitFaults(downloaded), []);
});

test('the command names the commit, what is wrong and what to do', () => {
  const { folder, commit } = newRepository();
  commit('One');
  for (const script of ['commits.mjs', 'commandOptions.mjs', 'node-version.mjs']) {
    cpSync(fileURLToPath(new URL(script, import.meta.url)), join(folder, 'tooling', script));
  }
  const asked = () => spawnSync(process.execPath, [join(folder, 'tooling/commits.mjs')], { encoding: 'utf8' });
  const { status, stderr } = asked();
  assert.equal(status, 1);
  assert.match(stderr, /^\w+ “One” does not .*\.\ncommits: .* "git commit --amend"/);
  rmSync(join(folder, '.git'), { recursive: true });
  assert.equal(asked().status, 0);
});
