// Runs turbo with this repository's settings: telemetry off, Ctrl-C passed on, the exit code kept.
import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { commandOptions } from './commandOptions.mjs';
import { hasDependencies, startedByPnpm } from './installed.mjs';
import { requireNode } from './node-version.mjs';
import { runChild } from './runChild.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/** pnpm puts turbo, and itself for the tasks, on the path of what it runs. */
const notFound = () =>
  new Error(
    hasDependencies()
      ? 'This was not started by pnpm, without which nothing here runs. Start it as the README says, e.g. "npx -y pnpm@12 test".'
      : 'The dependencies are not installed. Run "npx -y pnpm@12 install" and look at what it prints.',
  );

/**
 * @param {readonly string[]} args of turbo
 * @param {object} [options]
 * @param {Record<string, string>} [options.env] beside this process's own
 * @param {boolean} [options.quiet] keeps what it prints, and shows it only where it fails
 * @returns {Promise<number>} turbo's exit code; 130 if it was interrupted
 */
export async function turbo(args, { env = {}, quiet = false } = {}) {
  // npm puts turbo on the path as well, which would then look for pnpm and say nothing of use.
  if (!startedByPnpm()) throw notFound();
  const all = quiet ? [...args, '--output-logs=errors-only', '--log-order=grouped'] : args;
  const settings = { TURBO_TELEMETRY_DISABLED: '1', FORCE_COLOR: process.env.NO_COLOR ? '0' : '1' };
  try {
    return await runChild('turbo', all, { cwd: root, env: { ...process.env, ...settings, ...env }, quiet });
  } catch (error) {
    throw /** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT' ? notFound() : error;
  }
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  requireNode();
  const args = process.argv.slice(2);
  // Of turbo's own help, nothing says what the command is for.
  if (args.includes('--help')) {
    const command = process.env.npm_lifecycle_event ?? 'turbo';
    commandOptions(command, {}, { args, positionals: 'options of turbo, such as --filter=@sanierungsweg/ui' });
  }
  process.exitCode = await turbo(args).catch((error) => {
    console.error(error.message);
    return 1;
  });
}
