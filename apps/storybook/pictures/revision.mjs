import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { INTERRUPTED, runChild } from '../../../tooling/runChild.mjs';

export const repository = fileURLToPath(new URL('../../..', import.meta.url));

async function run(command, args, cwd) {
  const code = await runChild(command, args, { cwd, env: process.env, quiet: true });
  if (code === INTERRUPTED) process.exit(INTERRUPTED);
  if (code !== 0) {
    throw new Error(`pictures: “${[command, ...args].join(' ')}” ended with ${code} in ${cwd}. Its output is above.`);
  }
}

const pnpm = (args, cwd) => run('npx', ['-y', '--prefer-offline', 'pnpm@12', ...args], cwd);

/** Builds the Storybook of a checkout with everything that it needs. Returns its folder. */
export async function buildStorybook(root) {
  await pnpm(['exec', 'turbo', 'run', 'build', '--filter=@sanierungsweg/storybook', '--output-logs=errors-only'], root);
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
 * Checks out another revision in a temporary folder, installs and builds it there, and tidies up afterwards, after
 * Ctrl-C, too.
 * @template T
 * @param {string} name branch, tag or commit
 * @param {(folder: string, commit: string) => Promise<T>} work gets the folder of the built Storybook
 * @returns {Promise<T>}
 * @throws If the revision does not exist, has no Storybook or cannot be built
 */
export async function withRevision(name, work) {
  const commit = commitOf(name);
  const folder = mkdtempSync(join(tmpdir(), 'storybook-pictures-'));
  const checkout = join(folder, 'checkout');
  const tidyUp = () => {
    spawnSync('git', ['worktree', 'remove', '--force', checkout], { cwd: repository });
    // What is still being written when it goes would keep it.
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
    spawnSync('git', ['worktree', 'prune'], { cwd: repository });
  };
  // Interrupted, the browser ends the process by itself.
  process.once('exit', tidyUp);
  try {
    await run('git', ['worktree', 'add', '--detach', checkout, commit], repository);
    if (!existsSync(join(checkout, 'apps/storybook/.storybook/main.ts'))) {
      throw new Error(`pictures: The revision “${name}” has no Storybook yet. Name a later one.`);
    }
    await pnpm(['install', '--prefer-offline', '--frozen-lockfile'], checkout);
    return await work(await buildStorybook(checkout), commit);
  } finally {
    process.off('exit', tidyUp);
    tidyUp();
  }
}
