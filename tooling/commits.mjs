// Whether commits that are not published yet are called as CONTRIBUTING.md says.
import { execFileSync } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { commandOptions } from './commandOptions.mjs';
import { requireNode } from './node-version.mjs';

const SCOPES = ['site', 'ui', 'consent', 'lead-widget', 'storybook', 'tooling', 'release', 'docs'];
const LENGTH = 72;

/** What was written before anything asked stays as it is. */
const ASKED_SINCE = Date.parse('2026-11-27T12:00:00Z');

/**
 * What is wrong with the first line of a commit message.
 * @param {string} subject
 * @returns {string[]} nothing if it is as it should be
 */
export function subjectFaults(subject) {
  const faults = [];
  if (subject.length > LENGTH) faults.push(`has ${subject.length} characters of at most ${LENGTH}`);
  const [, scopes, summary] = /^([^:]*): (.*)$/.exec(subject) ?? [];
  if (summary === undefined) {
    faults.push('does not begin with a scope and a colon');
  } else {
    const unknown = scopes.split(', ').filter((scope) => !SCOPES.includes(scope));
    if (unknown.length > 0) faults.push(`has the scope “${unknown.join('”, “')}”, which there is not`);
    if (!/^\p{Lu}/u.test(summary)) faults.push('has no capital letter behind the colon');
  }
  if (subject.endsWith('.')) faults.push('ends with a full stop');
  return faults;
}

/**
 * Commits that can still be reworded, each in a line of `hash, date, subject`. None are known in a downloaded folder
 * and in a shallow clone.
 * @param {string} folder
 */
function unpublished(folder) {
  const git = (...args) =>
    execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  try {
    // A downloaded folder may lie within somebody else's repository.
    if (git('rev-parse', '--show-prefix').trim() !== '') return [];
    // Where history is cut off, a merge looks like any other commit.
    if (git('rev-parse', '--is-shallow-repository').trim() === 'true') return [];
    const published = git('for-each-ref', '--format=%(refname)', 'refs/remotes/origin/main').trim();
    const range = published === '' ? ['HEAD'] : ['HEAD', `^${published}`];
    return git('log', '--no-merges', '--format=%h%x09%aI%x09%s', ...range)
      .split('\n')
      .filter(Boolean);
  } catch {
    return [];
  }
}

/**
 * What is wrong with the commits of a folder that can still be reworded.
 * @param {string} folder the root of a repository
 * @returns {string[]} a line for each commit
 */
export function commitFaults(folder) {
  return unpublished(folder).flatMap((line) => {
    const [hash, date, ...rest] = line.split('\t');
    const subject = rest.join('\t');
    const faults = Date.parse(date) < ASKED_SINCE ? [] : subjectFaults(subject);
    return faults.length === 0 ? [] : [`${hash} “${subject}” ${faults.join(' and ')}.`];
  });
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  requireNode();
  commandOptions('commits', {});
  const faults = commitFaults(fileURLToPath(new URL('..', import.meta.url)));
  if (faults.length > 0) {
    console.error(
      `${faults.join('\n')}\ncommits: A history that is called in several ways cannot be searched. Write “scope: Imperative summary” (scopes: ${SCOPES.join(', ')}) with "git commit --amend", or "git rebase -i" for an earlier one.`,
    );
    process.exitCode = 1;
  }
}
