import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

const git = (...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

const lines = (text) => text.split('\n').filter(Boolean);

/** The commit that is checked out, and whether the working tree holds anything else. */
export function currentCommit() {
  return { commit: git('rev-parse', 'HEAD').trim(), clean: git('status', '--porcelain').trim() === '' };
}

/** Where this branch left the published one, or else the last commit: what came since is the change. */
function startOfChange() {
  for (const published of ['origin/main', 'main']) {
    try {
      return git('merge-base', 'HEAD', published).trim();
    } catch {
      // There is no such branch here.
    }
  }
  return git('rev-parse', 'HEAD').trim();
}

/**
 * What differs from the published branch, committed or not.
 * @returns {{ since: string, files: string[], workspaces: string[], everywhere: string[] }} `since` is a commit;
 *   `workspaces` are folders such as `packages/ui`; `everywhere` are files outside of them that concern every test
 */
export function changes() {
  const since = startOfChange();
  const files = [
    ...new Set([
      ...lines(git('diff', '--name-only', since)),
      ...lines(git('ls-files', '--others', '--exclude-standard')),
    ]),
  ];
  const workspaceOf = (file) => /^(?:packages|apps)\/[^/]+(?=\/)/.exec(file)?.[0];
  return {
    since,
    files,
    workspaces: [...new Set(files.map(workspaceOf).filter((workspace) => workspace !== undefined))],
    everywhere: files.filter(
      (file) => !workspaceOf(file) && !/^(?:docs|\.changeset|\.github|tooling\/consumers\/portals)\/|\.md$/.test(file),
    ),
  };
}
