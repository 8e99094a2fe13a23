import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

const git = (...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

/** Paths as they are: without `-z`, git writes every umlaut in them as numbers. */
const paths = (...args) =>
  git(...args, '-z')
    .split('\0')
    .filter(Boolean);

/**
 * The commit that is checked out, and whether the working tree holds anything else.
 * @throws If this is no clone with a commit, or git is not there.
 */
export function currentCommit() {
  try {
    git('rev-parse', 'HEAD');
  } catch {
    throw new Error(
      'git knows no commit here, so the tests cannot tell what belongs to the project. Install git if need be and run this in a clone; a downloaded folder becomes one by "git init && git add . && git commit -m Start".',
    );
  }
  return { commit: git('rev-parse', 'HEAD').trim(), clean: git('status', '--porcelain').trim() === '' };
}

/** Where this branch left the published one, or else the last commit: what came since is the change. */
function startOfChange() {
  for (const published of ['origin/main', 'main']) {
    try {
      return { since: git('merge-base', 'HEAD', published).trim(), published };
    } catch {
      // There is no such branch here, or too little history.
    }
  }
  return { since: git('rev-parse', 'HEAD').trim(), published: null };
}

/**
 * What differs from the published branch, committed or not.
 * @returns {{ since: string, published: string | null, files: string[], workspaces: string[], everywhere: string[] }} `since` is a commit;
 *   `published` the branch it belongs to, null where none is known and only what is not committed counts;
 *   `workspaces` are folders such as `packages/ui`; `everywhere` are files outside of them that concern every test
 */
export function changes() {
  const { since, published } = startOfChange();
  const files = [
    ...new Set([
      // Without renames: a moved file is a change where it was, too.
      ...paths('diff', '--name-only', '--no-renames', since),
      ...paths('ls-files', '--others', '--exclude-standard'),
    ]),
  ];
  const workspaceOf = (file) => /^(?:packages|apps)\/[^/]+(?=\/)/.exec(file)?.[0];
  return {
    since,
    published,
    files,
    workspaces: [...new Set(files.map(workspaceOf).filter((workspace) => workspace !== undefined))],
    everywhere: files.filter(
      (file) => !workspaceOf(file) && !/^(?:docs|\.changeset|\.github|tooling\/consumers\/portals)\/|\.md$/.test(file),
    ),
  };
}

/**
 * What turbo is to look at: packages that differ, those that build on them, and the root, whose tests of documents and
 * changesets belong to every change. Without its own filter turbo leaves the root out.
 * @param {string} since a commit
 */
export const filtersOf = (since) => [`--filter=...[${since}]`, '--filter=//'];
