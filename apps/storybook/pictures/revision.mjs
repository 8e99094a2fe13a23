import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const repository = fileURLToPath(new URL('../../..', import.meta.url));

function run(command, args, cwd) {
  const { status, error } = spawnSync(command, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] });
  if (error) throw error;
  if (status !== 0) {
    throw new Error(`pictures: “${[command, ...args].join(' ')}” ended with ${status} in ${cwd}. Its output is above.`);
  }
}

const pnpm = (args, cwd) => run('npx', ['-y', '--prefer-offline', 'pnpm@12', ...args], cwd);

/** Builds the Storybook of a checkout with everything that it needs. Returns its folder. */
export function buildStorybook(root) {
  pnpm(['exec', 'turbo', 'run', 'build', '--filter=@sanierungsweg/storybook', '--output-logs=errors-only'], root);
  return join(root, 'apps/storybook/storybook-static');
}

/**
 * @param {string} name branch, tag or commit
 * @throws If there is none; the message says what to name.
 */
export function commitOf(name) {
  const resolved = spawnSync('git', ['rev-parse', '--verify', '--quiet', `${name}^{commit}`], {
    cwd: repository,
    encoding: 'utf8',
  });
  const commit = resolved.stdout.trim();
  if (!commit) throw new Error(`pictures: There is no revision “${name}” here. Name a branch, tag or commit.`);
  return commit;
}

/**
 * Checks out another revision in a temporary folder, installs and builds it there, and tidies up afterwards.
 * @template T
 * @param {string} name branch, tag or commit
 * @param {(folder: string, commit: string) => Promise<T>} work gets the folder of the built Storybook
 * @returns {Promise<T>}
 * @throws If the revision does not exist, has no Storybook or cannot be built
 */
export async function withRevision(name, work) {
  const commit = commitOf(name);
  const folder = await mkdtemp(join(tmpdir(), 'storybook-pictures-'));
  const checkout = join(folder, 'checkout');
  try {
    run('git', ['worktree', 'add', '--detach', checkout, commit], repository);
    if (!existsSync(join(checkout, 'apps/storybook/.storybook/main.ts'))) {
      throw new Error(`pictures: The revision “${name}” has no Storybook yet. Name a later one.`);
    }
    pnpm(['install', '--prefer-offline', '--frozen-lockfile'], checkout);
    return await work(buildStorybook(checkout), commit);
  } finally {
    spawnSync('git', ['worktree', 'remove', '--force', checkout], { cwd: repository });
    await rm(folder, { recursive: true, force: true });
    spawnSync('git', ['worktree', 'prune'], { cwd: repository });
  }
}
